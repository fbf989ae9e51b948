import type { ProblemContent } from '#content/problemTypes.ts';

export const content: ProblemContent = {
  category: 'Dermatology',
  trailLabel: 'Breadcrumb',
  trail: 'Conditions',
  priceFrom: (price) => `Prices from ${price}.`,
  jump: 'See what we do and what it costs',
  ask: 'Request an assessment',
  whatsapp: {
    label: 'Ask on WhatsApp',
    message: (problem) => `Hello, I would like to know how you care for: ${problem}.`,
  },
  causes: 'What it may be',
  soon: 'When to see a doctor soon',
  emergency: 'This is an emergency',
  call: (number) => `Call ${number}`,
  care: 'What we do here',
  home: 'In the meantime, at home',
  products: 'In the shop',
  related: {
    heading: 'To help you decide',
    doctor: 'Who sees you',
    article: 'To read',
    question: 'Frequently asked',
  },
  sources: 'Sources',
};
