import type { PricesContent } from '#content/types.ts';

// Sample copy: the clinic confirms when and how it is paid before publishing.
export const content: PricesContent = {
  meta: {
    title: 'Treatment prices in {city}',
    description:
      'What consultations, procedures and spa and laser experiences cost in {city}: price ranges, what they include, sessions and when you pay.',
  },
  heading: 'Prices, without surprises',
  lead: 'What each treatment costs, what it includes, how many sessions it usually takes and who does it. These are ranges in Colombian pesos (COP): you get your own price in writing at the assessment, within the range and before you decide.',
  navLabel: 'On this page',
  areas: { clinica: 'Clinical dermatology', estetica: 'Aesthetic dermatology' },
  spa: 'Spa and laser',
  list: {
    more: 'What it includes, and who does it',
    includes: 'Includes',
    sessions: 'Sessions',
    performedBy: 'Who does it',
    toConfirm: 'Price to be confirmed at the assessment',
  },
  paying: {
    heading: 'What you pay, and when',
    facts: [
      {
        label: 'The assessment',
        value: '{assessmentPrice} Colombian pesos, on the day of the visit. {assessmentCredit}',
      },
      {
        label: 'Procedures',
        value:
          'Session by session, on the day of each one. A plan of several sessions does not oblige you to pay for all of them in advance.',
      },
      {
        label: 'Payment methods',
        value: 'Credit cards, debit cards and cash. No payments are made on this site.',
      },
      { label: 'Changes and cancellations', value: '{cancellation}' },
      { label: 'Insurance', value: '{insurance}' },
    ],
  },
  closing: {
    heading: 'What is your price?',
    lead: 'It depends on the area, the product and your skin. We talk about it at the assessment, or on WhatsApp if you only want an idea.',
    button: 'Request an assessment',
    whatsapp: { label: 'Ask on WhatsApp', message: 'Hello, I would like to know the price of a treatment.' },
  },
};
