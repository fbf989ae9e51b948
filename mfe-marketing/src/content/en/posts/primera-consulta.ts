import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'primera-consulta',
  intro:
    'Many people arrive at their first dermatology appointment after months of doubt, several half-used creams and an internet search that left them more anxious than before. Knowing what will happen, what to bring and what to ask makes good use of the time, and helps you leave with a plan you understand.',
  sections: [
    {
      id: 'antes-de-venir',
      heading: 'Before you come',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You need no referral for a private consultation with us. If your care goes through an EPS (an insurer in Colombia’s national health system), a prepaid plan or private insurance, find out beforehand what paperwork they ask for and whether they cover the visit. When you book, give the main reason in one sentence: a spot that changed, a mole check, a rash that won’t settle. There is no need for more detail by message; information about your health is best shared in the exam room.',
        },
        {
          kind: 'list',
          items: [
            'Your identity document and, if you have them, previous test results, biopsies and prescriptions.',
            'A list of everything you take, including contraceptives, vitamins, herbal products and gym supplements. A photo of the boxes will do.',
            'The products you use on your skin and hair, or photos of their labels.',
            'Photos of the problem on its worst days: rashes have a habit of hiding on the day of the appointment.',
            'Your allergies, past surgeries and any family history of skin cancer that you know of.',
          ],
        },
      ],
    },
    {
      id: 'el-dia-de-la-cita',
      heading: 'On the day',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Come without makeup or nail polish, in clothes that are easy to take off and, if you are coming about your hair, without gel, fibers or elaborate styling. Don’t put cream on the area you want to show. If you are using a prescribed treatment, don’t stop it so that the problem “shows better,” unless your doctor has told you to.',
        },
        {
          kind: 'paragraph',
          text: 'You are welcome to bring someone you trust. Anyone under eighteen must come with a parent or responsible adult, and cosmetic procedures are reserved for adults. If you have trouble hearing or walking, or any other need, tell us when you book so that we can prepare for your visit.',
        },
      ],
    },
    {
      id: 'como-transcurre',
      heading: 'How the consultation goes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It begins with a conversation: what worries you, since when, what makes it better or worse, what you have tried, what your work is, how much sun you get. The questions may seem remote, but a nickel allergy, a fungus from the gym or a stain caused by lime juice often comes to light right there.',
        },
        {
          kind: 'paragraph',
          text: 'Then comes the examination. Depending on the reason for your visit, we look at one area or at all of your skin, including the scalp, nails and feet. You decide how far you feel comfortable, and you can ask for a pause or for someone to be with you. Moles are viewed through a dermatoscope, a lighted magnifier that rests on the skin and doesn’t hurt.',
        },
        {
          kind: 'paragraph',
          text: 'Sometimes the diagnosis is clear at once, and sometimes it takes a lab test, a biopsy or seeing how the problem evolves. Being asked to wait does not mean that nobody knows what you have. If a procedure is proposed, its purpose, risks, alternatives and cost will be explained, and you will sign a consent form only if you agree. You can think it over and come back.',
        },
      ],
    },
    {
      id: 'que-preguntar',
      heading: 'Questions worth asking',
      blocks: [
        { kind: 'paragraph', text: 'Write them down on your phone. These tend to be the most useful:' },
        {
          kind: 'list',
          items: [
            'What do you think I have, and what else could it be?',
            'What happens if I do nothing for now?',
            'How do I apply or take this, for how long, and what do I do if it irritates my skin?',
            'How soon will we know whether it is working?',
            'Can I use it if I am pregnant, trying to conceive or breastfeeding?',
            'What signs should bring me back sooner?',
          ],
        },
        {
          kind: 'note',
          text: 'If any part of the plan was unclear, ask to have it repeated or written down. A prescription nobody understands is hard to follow.',
        },
      ],
    },
    {
      id: 'despues',
      heading: 'After the consultation',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Keep your prescription and instructions, and start new products one at a time unless you are told otherwise: that way, if something disagrees with you, you will know what it was. Take one photo at the start and another each month, in the same light. Skin changes slowly and memory plays tricks.',
        },
        {
          kind: 'paragraph',
          text: 'A follow-up visit is a chance to adjust things as well as to confirm that all is well. Come even if you have improved. Your medical record is confidential, and you have the right to ask for a copy.',
        },
      ],
    },
    {
      id: 'que-no-espera',
      heading: 'What should not wait for an appointment',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This text is general guidance. Most skin problems can wait a few days; these cannot:',
        },
        {
          kind: 'list',
          items: [
            'Hives, or swelling of the lips, tongue or face, with difficulty breathing, dizziness or fainting: call 123.',
            'A rash and fever together with blisters, peeling skin or sores in the mouth, eyes or genitals, especially if you recently started a medicine: go to an emergency department.',
            'A red, hot, painful area that spreads quickly, or purple spots with fever: go to an emergency department.',
            'Painful blisters on the forehead or nose, or near an eye: seek care the same day.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'And if a mole changes, a sore does not heal after four weeks or a dark line appears in a nail, give that as your reason when you book so that it can be given priority.',
        },
      ],
    },
  ],
  references: [
    { text: 'Colombia. Law 23 of 1981, rules of medical ethics (in Spanish).' },
    {
      text: 'Colombia, Ministry of Health. Resolution 1995 of 1999, rules for medical records (in Spanish).',
    },
    { text: 'Colombia. Law 1799 of 2016, aesthetic medical and surgical procedures in minors (in Spanish).' },
  ],
  reviewedBy: 'mariana-restrepo',
  serviceLink: {
    label: 'About the consultation',
    text: 'See what a consultation with our dermatologists includes, and request an assessment whenever the time is right for you.',
    link: '/dermatologia/clinica#consulta',
  },
  related: ['acne-adulto', 'caida-del-cabello'],
};
