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
