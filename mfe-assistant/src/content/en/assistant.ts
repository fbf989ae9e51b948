import type { AssistantContent } from '#content/types.ts';

export const content: AssistantContent = {
  social: {
    label: 'Social networks and WhatsApp',
    toggle: { short: 'Social', name: 'Social networks' },
    networks: {
      instagram: 'Instagram (opens in a new tab)',
      facebook: 'Facebook (opens in a new tab)',
      tiktok: 'TikTok (opens in a new tab)',
      youtube: 'YouTube (opens in a new tab)',
    },
    whatsapp: {
      label: 'Message us on WhatsApp (opens in a new tab)',
      message: 'Hello, I would like some information.',
    },
  },
  chat: {
    open: 'Open the virtual assistant',
    close: 'Close the virtual assistant',
    news: 'The assistant has replied.',
    heading: 'Virtual assistant',
    notice: 'Automated answers.',
    emergency: { before: 'If it is urgent, call', number: '123', after: 'or go to an emergency department.' },
    privacy: {
      text: 'I give information, not diagnoses. Please don’t share health or identity data.',
      link: 'Privacy policy',
      to: '/privacidad',
    },
    log: {
      label: 'Conversation',
      visitor: 'You:',
      assistant: 'Assistant:',
      typing: 'The assistant is typing…',
      slow: 'This is taking longer than usual…',
      greeting: 'Hello. Ask me about our services, the spa, the shop or how to book.',
    },
    reply: {
      newTab: '(opens in a new tab)',
      pages: {
        '/': 'Home',
        '/#contacto': 'Contact',
        '/nosotros': 'About us',
        '/equipo': 'Our team',
        '/dermatologia': 'Dermatology',
        '/dermatologia/clinica': 'Clinical dermatology',
        '/dermatologia/estetica': 'Aesthetic dermatology',
        '/problemas': 'Conditions',
        '/precios': 'Prices',
        '/spa': 'Spa',
        '/spa/facial': 'Facial spa',
        '/spa/capilar': 'Hair spa',
        '/spa/corporal': 'Body spa',
        '/spa/laser': 'Laser spa',
        '/tienda': 'Shop',
        '/tienda/rejuvenecimiento': 'Shop: rejuvenation',
        '/tienda/capilar': 'Shop: hair',
        '/tienda/anti-acne': 'Shop: anti-acne',
        '/tienda/antimanchas': 'Shop: dark spots',
        '/blog': 'Blog',
        '/faq': 'Frequently asked questions',
        '/privacidad': 'Privacy policy',
        '/terminos': 'Terms and returns',
        '/pqrs': 'Petitions and complaints',
        '/accesibilidad': 'Accessibility of the site',
      },
    },
    questions: {
      label: 'Questions to start with',
      sets: [
        {
          under: '/',
          items: [
            'How do I book an appointment?',
            'Which payment methods do you accept?',
            'Which facial treatments do you have?',
          ],
        },
        {
          under: '/dermatologia',
          items: [
            'How do I book an appointment?',
            'What is the first consultation like?',
            'Do I need a referral?',
          ],
        },
        {
          under: '/spa',
          items: [
            'How do I book an appointment?',
            'Which facial treatments do you have?',
            'Which body treatments do you have?',
          ],
        },
        {
          under: '/tienda',
          items: ['Do you deliver orders?', 'Which payment methods do you accept?', 'How do returns work?'],
        },
      ],
    },
    cards: { label: 'This may help as well', read: 'Read more' },
    suggestions: {
      write: 'Write to the clinic',
      assessment: 'Request an assessment',
    },
    input: {
      label: 'Your message',
      placeholder: 'Type your question',
      send: 'Send',
      left: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
      excess: (count) =>
        count === 1
          ? '1 character too many: shorten the message to send it'
          : `${count} characters too many: shorten the message to send it`,
      nearLimit: 'Fewer than 100 characters left.',
    },
    failure: {
      text: 'Sorry, there was an error connecting to the chatbot.',
      retry: 'Try again',
      wait: (seconds) =>
        seconds === 1
          ? 'Please wait a second before trying again.'
          : `Please wait about ${seconds} seconds before trying again.`,
    },
    person: {
      label: 'Talk to a person',
      message: 'Hello, I was chatting with the virtual assistant and would like to talk to a person.',
    },
  },
};
