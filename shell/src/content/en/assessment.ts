import { labels } from '@clinic/shared/assessments/labels.en';

import type { AssessmentWords } from '../types.ts';

export const words: AssessmentWords = {
  ...labels,
  intro: 'Tell us what concerns you and how to reach you. It takes about two minutes.',
  ending: {
    message:
      'At the end you will have a message ready to send us on WhatsApp, or our number to call. Nothing is sent unless you send it.',
    inbox: 'At the end your request goes to the clinic’s inbox, and you will see here whether it arrived.',
  },
  messageHints: {
    left: 'Not part of the WhatsApp message.',
    ifTicked: 'Part of the WhatsApp message only if you check it at the end.',
  },
  draft: { restored: 'We kept what you had typed, except the document number.', drop: 'Delete it' },
  visitFacts: {
    summary: 'Price, cancellation, insurance and parking',
    heading: 'Before you come',
    items: [
      { label: 'Price of the assessment', value: '{assessmentPrice} (Colombian pesos). {assessmentCredit}' },
      { label: 'Changing or canceling', value: '{cancellation}' },
      { label: 'Insurance', value: '{insurance}' },
      { label: 'Parking', value: '{parking}' },
    ],
  },
  about: 'About',
  optional: '(optional)',
  choose: 'Choose an option',
  groups: { person: 'Your details', visit: 'Your assessment' },
  detailsHint: 'Mentioning your health is your own choice: you can tell us during the visit instead.',
  wishHint: 'A wish, not a booking: we agree on the day and time with you.',
  anyTime: 'No preference',
  errors: {
    tooLong: 'Write a shorter text',
    fullName: 'Enter your full name',
    identificationType: 'Choose the type of identity document',
    identificationNumber: 'Enter the document number',
    email: 'Enter your email',
    emailFormat: 'Enter the whole email address, for example name@mail.com',
    phone: 'Enter your phone number',
    phoneFormat: 'Enter the whole phone number: a Colombian mobile has 10 digits, for example 300 123 4567',
    primaryGoal: 'Choose your main goal',
    hasMedicalOrder: 'Say whether you have a doctor’s order or referral',
    doctorName: 'Enter the name of the doctor who issued the order',
    detailsLength: 'Shorten the details to 2,000 characters',
    consent: 'Check the authorization to continue',
  },
  errorSummary: (count) =>
    count === 1 ? 'One answer needs your attention' : `${count} answers need your attention`,
  privacy: {
    heading: 'What we do with this data',
    controller: ({ legalName, nit }) => `Data controller: ${legalName}, tax ID (NIT) ${nit}.`,
    purposes: 'Purpose: to answer your request, schedule the assessment and prepare the visit.',
    sensitive:
      'Data about your health is sensitive: you do not have to give it or authorize its use. You may leave the optional fields empty, or request the assessment by phone without filling in this form. For a minor, the legal representative makes the request.',
    rights:
      'Your rights: to access, update, correct and delete your data, ask for proof of your authorization, revoke it, and file a complaint with the consumer authority (SIC).',
    channel: 'To exercise them:',
    notSent:
      'This form sends and stores nothing by itself: your data reaches the clinic only if you write to us afterward.',
    sent: 'When you send it, your data goes to the clinic’s inbox. This site keeps no copy.',
    draft:
      'While you type, this browser keeps a draft in this tab, without the document number. It is deleted when you close the form or the tab.',
    policy: 'Read the privacy policy',
    newTab: '(opens in another tab)',
  },
  submit: { message: 'Continue', inbox: 'Send request' },
  sending: 'Sending…',
  success: {
    prepared: {
      heading: 'Your request is ready, but not sent yet',
      text: 'We have not received anything: this site does not transmit what you wrote. To finish, send it on WhatsApp or call us.',
    },
    failed: {
      heading: 'We could not confirm that it arrived',
      text: 'Your answers are still here. Try again; if it still does not arrive, send it on WhatsApp or call us.',
    },
    busy: {
      heading: 'Please wait a minute before sending it again',
      text: 'Several requests came from your connection in a row. Your answers are still here; you can also message us on WhatsApp or call us.',
    },
    retry: 'Try again',
    preview: 'This is the message',
    includeContact: 'Include my phone and email',
    message: 'The message leaves out your document number and the details: you can tell us during the visit.',
    next: 'Once it reaches us, we answer during opening hours to agree on the day and time.',
    whatsapp: 'Send on WhatsApp',
    call: 'Call',
    edit: 'Edit my answers',
    close: 'Close',
  },
  received: {
    heading: 'We have your request',
    text: 'It is in the clinic’s inbox. We answer during opening hours, at the phone number or email you left, to agree on the day and time.',
    reference: (reference) => `Reference: ${reference}`,
    close: 'Close',
  },
  greeting: (fullName) => `Hello, I am ${fullName}. I would like to request an assessment.`,
};
