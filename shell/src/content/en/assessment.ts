import { labels } from '@clinic/shared/assessments/labels.en';

import type { AssessmentWords } from '../types.ts';

export const words: AssessmentWords = {
  ...labels,
  ending: {
    message: 'At the end, you send it on WhatsApp.',
    inbox: 'At the end it goes to the clinic’s inbox, and you will see here whether it arrived.',
  },
  why: {
    fullName: 'Of the person who comes to the visit.',
    identificationNumber: 'We open the medical record with it.',
    adultName: 'A parent or legal representative answers for a minor.',
    email: 'To confirm the visit in writing.',
    phone: 'To agree on the day and time.',
    primaryGoal: 'To book you with whoever knows most about it.',
    hasMedicalOrder: 'If you have one, bring it to the visit.',
    doctorName: 'To tell your doctor what we find, if you want us to.',
  },
  notInMessage: 'Not part of the WhatsApp message.',
  draft: { restored: 'We kept what you had typed, except the document number.', drop: 'Delete it' },
  visitFacts: {
    summary: 'Price, insurance and parking',
    heading: 'Before you come',
    items: [
      { label: 'Price of the assessment', value: '{assessmentPrice} (Colombian pesos). {assessmentCredit}' },
      { label: 'Changing or canceling', value: '{cancellation}' },
      { label: 'Insurance', value: '{insurance}' },
      { label: 'Parking', value: '{parking}' },
    ],
  },
  about: 'About',
  withDoctor: 'With',
  optional: '(optional)',
  choose: 'Choose one',
  steps: {
    person: 'Your details',
    visit: 'Your assessment',
    place: (step, count) => `Step ${step} of ${count}`,
    next: 'Continue',
    back: 'Back',
  },
  wishes: 'Days, time and anything else (optional)',
  detailsHint: 'Mentioning your health is your own choice: you can tell us during the visit instead.',
  wishHint: 'A wish, not a booking: we agree on the day and time with you.',
  anyTime: 'No preference',
  errors: {
    tooLong: 'Write a shorter text',
    fullName: 'Enter your full name',
    identificationType: 'Choose the document type',
    identificationNumber: 'Enter the document number',
    adultName: 'Enter the name of the adult who represents the minor',
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
  consentForMinor:
    'As the minor’s legal representative, I authorize the processing of their personal data and mine, including any health data I choose to give, for the purpose stated and under the privacy policy.',
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
    policy: 'Privacy policy',
    newTab: '(another tab)',
  },
  submit: { message: 'Prepare the message', inbox: 'Send request' },
  sending: 'Sending…',
  success: {
    prepared: {
      heading: 'Your request is ready, but not sent yet',
      text: 'We have not received anything yet. To finish, send it on WhatsApp or call us.',
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
    whatsapp: 'Send on WhatsApp',
    call: 'Call',
    edit: 'Edit my answers',
    close: 'Close',
    asked: {
      heading: 'Did you send it?',
      text: 'WhatsApp opened with your message written: it reaches us when you tap “send”.',
      yes: 'Yes, I sent it',
      no: 'No, open WhatsApp again',
    },
  },
  done: {
    sent: {
      heading: 'Request sent',
      text: 'We answer on WhatsApp by the next business day, to agree on the day and time.',
    },
    received: {
      heading: 'We have your request',
      text: 'We answer by the next business day, at the phone number or email you left, to agree on the day and time.',
    },
    reference: 'Your reference',
    bring: {
      heading: 'What to bring',
      items: [
        'Your identity document',
        'The doctor’s order, if you have one',
        'Prescriptions, test results and the products you use',
      ],
    },
    close: 'Close',
  },
  message: {
    greeting: (name) => `Hello, I am ${name}. I would like to request an assessment.`,
    greetingForMinor: (adult, minor) =>
      `Hello, I am ${adult}. I would like to request an assessment for ${minor}, who is a minor.`,
    withDoctor: (doctor) => `With: ${doctor}`,
    reference: (reference) => `Reference: ${reference}`,
  },
};
