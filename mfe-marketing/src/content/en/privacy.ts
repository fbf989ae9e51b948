import type { LegalContent } from '#content/types.ts';

// Sample: replace before launch.
export const content: LegalContent = {
  meta: {
    title: 'Privacy policy',
    description:
      'How we handle personal data under Colombian Law 1581 of 2012: what this site keeps and what it does not, your rights and how to use them.',
  },
  heading: 'Personal data processing policy',
  version: '1.0',
  updated: '2026-11-01',
  sampleNote:
    'Sample text: the clinic’s legal counsel must review and confirm it before the site is published.',
  words: { version: 'Version', updated: 'Effective since', contents: 'Contents' },
  intro:
    'This policy explains what happens to your personal data when you visit this site or contact the clinic through the channels shown on it. It follows Colombian Law 1581 of 2012 and Decree 1377 of 2013, compiled in Decree 1074 of 2015. If the two versions differ, the Spanish one prevails.',
  sections: [
    {
      id: 'responsable',
      heading: 'Who is responsible for your data',
      paragraphs: [
        'The clinic is the data controller. Its name, tax number (NIT), address, phone number and email appear in the footer of every page of this site.',
        'This policy covers the site and the messages you send us. Your medical record, opened when you receive care, is also governed by health regulations and by the confidentiality they impose.',
      ],
    },
    {
      id: 'este-sitio',
      heading: 'What this site keeps and what it does not',
      paragraphs: [
        'You can browse the site without identifying yourself. We designed it to work with as little data as possible:',
      ],
      list: [
        'Assessment form: unless the form itself says that it goes to the clinic’s inbox, it is not sent anywhere, and the site never stores it. While you fill it in, a draft stays in this tab of your browser, for 30 minutes at most and without the document number or the authorization; it is deleted when you close the form.',
        'Cart: it is kept in your browser so that you do not lose it when you change pages. You can empty it at any time; the clinic only learns of the order if you send it by WhatsApp.',
        'Virtual assistant: your messages reach the site’s server only to produce an automatic reply and are not stored. The conversation disappears when you close or reload the page. Please do not write health or identity data in it.',
        'Cookies: we use no tracking cookies, no third-party analytics and no targeted advertising. While we try a new version of the site on some visits, a cookie named clinic_share remembers which of the two you get; it does not identify you.',
        'Speed and errors: in a share of the visits, chosen at random, your browser tells this site’s server how long the page took and whether something in it failed. It says which page and which part of the site; no cookie, no identifier, nothing that you write, and nobody else receives it.',
        'Map: it loads only if you ask for it with a click.',
        'Technical data: to deliver the pages and prevent abuse, the server receives the IP address and other connection data. We do not use it to build profiles.',
      ],
    },
    {
      id: 'finalidades',
      heading: 'What we use the data you send us for',
      paragraphs: [
        'If you decide to write to us or call us, we process the data you provide, such as your name, your contact details and the service or product you are interested in, for these purposes:',
      ],
      list: [
        'To answer your request and schedule the assessment or appointment.',
        'To confirm availability, amount, payment method and delivery of an order.',
        'To handle exchanges, warranties, withdrawals, inquiries and complaints.',
        'To meet the legal, accounting and health obligations that apply.',
      ],
    },
    {
      id: 'autorizacion',
      heading: 'Authorization',
      paragraphs: [
        'We process data with prior, express and informed authorization, except where the law provides otherwise. The box on the form appears unchecked and, by itself, sends nothing: the data reaches the clinic when you decide to send it.',
        'Before adding your data to a database, the clinic confirms your authorization and keeps proof of it. It does not sell your data or use it to send you advertising without a separate authorization.',
      ],
    },
    {
      id: 'datos-sensibles',
      heading: 'Health data and data of minors',
      paragraphs: [
        'Information about your health is sensitive data. You are not required to authorize its processing, and requesting an appointment does not depend on your giving it through this site: if you prefer, call or write without telling us the reason and discuss it in the consultation.',
        'The form’s questions on treatment, goal, doctor’s order and details may reveal health data. If you choose to continue on WhatsApp, the message we prepare does not include your identification number, and you can edit it before sending.',
        'The data of children and adolescents is processed only with the authorization of their legal representative, after hearing their opinion according to their maturity, and in their best interests. Aesthetic procedures are for adults.',
      ],
    },
    {
      id: 'terceros',
      heading: 'Third-party services',
      paragraphs: [
        'The links to WhatsApp and social networks, and the map, lead to services run by other companies, which may process data outside Colombia under their own policies. None of them is activated unless you choose it.',
        'Providers that process data on behalf of the clinic must do so under its instructions and a duty of confidentiality. We may also hand over information when an authority requires it in accordance with the law.',
      ],
    },
    {
      id: 'derechos',
      heading: 'Your rights',
      paragraphs: ['As the data subject you may, free of charge:'],
      list: [
        'Know, update and correct your data.',
        'Ask for proof of the authorization you gave.',
        'Know how your data has been used.',
        'Revoke the authorization or ask for the data to be deleted, where there is no legal or contractual duty to keep it.',
        'Access the data that has been processed.',
        'File complaints with the Superintendencia de Industria y Comercio (SIC), once you have gone through the clinic’s own procedure.',
      ],
    },
    {
      id: 'canal',
      heading: 'How to exercise them',
      paragraphs: [
        'Write to the email address in the footer with your name, a way to reply to you, your request and any documents you want considered. The patient-care team receives and handles requests.',
        'Inquiries are answered within ten business days, which may be extended by five. Complaints are answered within fifteen business days, which may be extended by eight. In both cases we will tell you the reasons for the delay and the new date.',
        'If a complaint is incomplete, we will ask you to complete it within five days of receiving it. The supervisory authority is the SIC: www.sic.gov.co, also linked in the footer.',
      ],
    },
    {
      id: 'vigencia',
      heading: 'Security, retention and validity',
      paragraphs: [
        'The clinic applies technical, human and administrative measures to protect data, and limits access to those who need it to care for you. It keeps data for as long as the purpose for which it was collected lasts and for the periods the law requires.',
        'This policy applies from the date shown on this page. If it changes substantially, we will announce it here before applying the change and, where the purpose is different, ask for a new authorization.',
      ],
    },
  ],
};
