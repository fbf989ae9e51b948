import type { ChatWords } from './types.ts';

export const en: ChatWords = {
  greeting: (clinic) =>
    `Hello, I am the automatic assistant of ${clinic}. Tell me what you would like to know: services, opening hours, how to find us or how to book.`,
  thanks: 'You are very welcome. If another question comes up, we are here.',
  nothingAsked:
    'Do tell me what you would like to know: services, opening hours, how to find us or how to book.',
  insult: (whatsapp) =>
    `I am sorry that this was of no use to you. Tell me what you need and I will gladly help, or talk to our team on WhatsApp: ${whatsapp}`,
  nonsense:
    'I cannot help with that: I answer questions about the clinic, its services and its shop. Do tell me what you would like to know.',
  identity: (clinic, whatsapp) =>
    `I am the automatic assistant of ${clinic} and I answer with what this site says. If you would rather talk to a person, write to us on WhatsApp: ${whatsapp}`,
  emergency:
    'If this is an emergency, call 123 now or go to the nearest emergency department. This chat is automatic and cannot give you the care you need.',
  harm: 'I am so sorry that you are going through this; your life matters. If you are in danger, call 123 now or go to an emergency department, and reach out to someone you trust. This chat is automatic: please do not stay alone with this.',
  diagnosis: (whatsapp) =>
    `I understand your concern; in this chat we cannot give diagnoses or recommend treatments. It is best that a specialist examines you: ask for your assessment with the “Book a visit” button or on WhatsApp: ${whatsapp}`,
  price: (whatsapp) =>
    `We do not give prices in this chat. Our team will gladly confirm the amount on WhatsApp: ${whatsapp}`,
  priceOf: ({ title, path }, amount, whatsapp) =>
    amount
      ? `“${title}” costs ${amount}, an estimate that the clinic confirms with your order. The price is at ${path}`
      : `We do not give that price in this chat. You can read about “${title}” at ${path} and ask our team for the amount on WhatsApp: ${whatsapp}`,
  payment: (fact, path) => (fact ? `${fact} You can find this at ${path}` : `The ways to pay are at ${path}`),
  hours: (hours) => `Gladly. These are our opening hours: ${hours.join(' · ')}`,
  address: (address, path) => `We are at ${address}. The map and all details are at ${path}`,
  booking: (whatsapp) =>
    `With pleasure. You can ask for your assessment with the “Book a visit” button of this site or on WhatsApp: ${whatsapp}`,
  contact: ({ phone, email, whatsapp }) =>
    `You can reach us at ${phone} or ${email}. You can also write to us on WhatsApp: ${whatsapp}`,
  products: (products) =>
    `Gladly. In our shop you can see ${products.map(({ title, path }) => `“${title}” at ${path}`).join(' · ')}`,
  category: ({ title, path }) => `Gladly. What we have for that is in our shop, under “${title}”: ${path}`,
  both: (places) =>
    `${places.map(({ title, path, fact }) => `“${title}”: ${fact ? `${fact} ` : ''}More at ${path}`).join(' · ')} · A specialist will guide you at the assessment.`,
  quoted: (passage, { title, path }) =>
    `${title.includes('?') ? '' : `“${title}”: `}${passage} You can find this at ${path}`,
  found: ({ title, path }) => `Gladly. You can read about “${title}” at ${path}`,
  perhaps: ({ title, path }, whatsapp) =>
    `I do not have an exact answer. “${title}” may help, at ${path} or, if you prefer, ask us on WhatsApp: ${whatsapp}`,
  unknown: (whatsapp, nearest = []) =>
    `I am sorry, I do not have that information.${nearest.length > 0 ? ` The nearest that I find: ${nearest.map(({ title, path }) => `“${title}” at ${path}`).join(' · ')} ·` : ''} Our team will gladly answer you on WhatsApp: ${whatsapp}`,
};
