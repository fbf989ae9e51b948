import type { FaqContent } from '#content/types.ts';

export const content: FaqContent = {
  meta: {
    title: 'Frequently asked questions',
    description:
      'Clear answers before your visit: whether you need a referral, what the first consultation is like, pain, timing of results and payment methods.',
  },
  heading: 'Frequently asked questions',
  lead: 'What people usually ask us before their first visit.',
  items: [
    {
      id: 'sin-remision',
      question: 'Do I need a referral to book?',
      answer: [
        'No. You can book a dermatology consultation or an aesthetic assessment directly, without an order from another doctor.',
        'If you have an order, test results or earlier medical records, bring them along: they save repeating steps. If you plan to use insurance or a health plan, ask before booking, as it may require prior authorization.',
      ],
    },
    {
      id: 'primera-consulta',
      question: 'What is the first consultation like?',
      answer: [
        'It begins with questions: the reason for your visit, your medical history, the medicines you take and the products you use. Then we examine skin, hair or nails and, where needed, use a dermatoscope.',
        'At the end you receive an explanation, a written plan and the time you need for questions. If you can, come without makeup and bring the products you use, or photos of their labels.',
      ],
    },
    {
      id: 'dolor',
      question: 'Do the procedures hurt?',
      answer: [
        'It depends on the procedure and on your sensitivity. Many cause only brief discomfort; others require topical or local anesthesia. Before we start we tell you what you may feel and what can be done for your comfort.',
        'During the procedure you can ask for a pause at any time. At the end we give you the aftercare instructions and the signs for which you should call us.',
      ],
    },
    {
      id: 'resultados',
      question: 'When will I notice results?',
      answer: [
        'Timing varies with the diagnosis, the treatment and the person. Some care shows within days; care for acne, dark spots or hair loss usually takes weeks or months.',
        'We do not promise results. In the assessment we explain what is reasonable to expect, when we will review it and what we would do if your skin does not respond as expected.',
      ],
    },
    {
      id: 'pagos',
      question: 'Which payment methods do you accept?',
      answer: [
        'We accept credit cards, debit cards and cash.',
        'No payments are made on this site. Shop orders are sent by WhatsApp, where we confirm availability, amount and payment method with you.',
      ],
    },
    {
      id: 'valor-valoracion',
      question: 'How much does the assessment cost, and is it credited toward treatment?',
      answer: ['The assessment costs {assessmentPrice} (Colombian pesos). {assessmentCredit}'],
    },
    {
      id: 'costo-primera-visita',
      question: 'What does the first visit cost, and how long does it take?',
      answer: [
        'The assessment costs {assessmentPrice} (Colombian pesos). {assessmentCredit}',
        'Allow 30 to 40 minutes. If a procedure makes sense on the same visit, we tell you first what it costs and how long it takes, and you decide whether to have it that day.',
      ],
    },
    {
      id: 'embarazo-lactancia',
      question: 'Can you see me if I am pregnant or breastfeeding?',
      answer: [
        'Yes, for a consultation: many skin complaints can be treated at those times too. Tell us when you book, and bring a list of what you take and apply. Do not stop or start anything without asking your doctor.',
        'Aesthetic procedures and most rituals with devices wait until later. In each of them, “When it is not advised” says whether pregnancy or breastfeeding rules it out. If you take or apply isotretinoin or another retinoid and think you may be pregnant, call us the same day.',
      ],
    },
    {
      id: 'menores-de-edad',
      question: 'Do you see patients under 18?',
      answer: [
        'In clinical dermatology we see all ages. Minors come with a parent or a responsible adult.',
        'Aesthetic procedures and spa rituals are for people over 18: Colombian law (Ley 1799 of 2016) bans aesthetic medical and surgical procedures in minors, with few exceptions.',
      ],
    },
    {
      id: 'despues-de-noche',
      question: 'What do I do if something worries me at night, after a procedure?',
      answer: [
        'Do not wait until the next day if you have trouble breathing, swelling of the lips or tongue, changes in vision, intense pain, white or purple skin after a filler, bleeding that does not stop, or fever with a very red, hot area: call 123 or go to an emergency department, and say what was done and when.',
        'If it is none of that, follow the written instructions you were given and send us a photo on WhatsApp: we answer as soon as we open. At night nobody reads the chat or WhatsApp.',
      ],
    },
    {
      id: 'precios',
      question: 'How much do procedures cost?',
      answer: [
        '{priceRanges}',
        'The price of each procedure depends on the area and the plan: we give it to you in writing at the assessment, before you decide.',
      ],
    },
    {
      id: 'cancelar',
      question: 'Can I change or cancel my appointment?',
      answer: ['{cancellation}'],
    },
    {
      id: 'prepagada',
      question: 'Do you take EPS, prepaid plans or insurance?',
      answer: ['{insurance}'],
    },
    {
      id: 'parqueadero',
      question: 'Is there parking?',
      answer: ['{parking} The address and directions are at the bottom of every page.'],
    },
    {
      id: 'envios',
      question: 'Where do you ship products, and what does it cost?',
      answer: [
        'Shipping costs {shippingPrice} (Colombian pesos). {shippingTerms}',
        'The clinic confirms the amount and the date on WhatsApp before you pay.',
      ],
    },
    {
      id: 'quien-dispara',
      question: 'Who fires the laser, and with which device?',
      answer: [
        '{laserOperator}',
        'Devices and health registration: {laserDevices}. You can ask to see them before the session.',
      ],
    },
    {
      id: 'quejas',
      question: 'Where can I complain about my care?',
      answer: [
        'First, to the clinic: use the contact details at the bottom of the page; we will acknowledge your complaint and answer it. If our answer about your health care does not satisfy you, you can turn to Colombia’s health authority, the Superintendencia Nacional de Salud: www.supersalud.gov.co.',
        'For products you bought, or for your personal data, the authority is the Superintendencia de Industria y Comercio: www.sic.gov.co.',
      ],
    },
  ],
  more: {
    text: 'Do you have another question? Write to us and we will answer during opening hours. In an emergency, call 123.',
    whatsappLabel: 'Ask on WhatsApp',
    whatsappMessage: 'Hello, I have a question before booking my appointment.',
  },
};
