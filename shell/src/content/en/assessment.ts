import type { AssessmentWords } from '../types.ts';

export const words: AssessmentWords = {
  intro: 'Tell us what concerns you and who we will be talking to. It takes about two minutes.',
  ending: {
    message:
      'At the end you will have a message ready to send us on WhatsApp, or our number to call. Nothing is sent unless you send it.',
    inbox: 'At the end your request goes to the clinic’s inbox, and you will see here whether it arrived.',
  },
  messageHints: {
    left: 'Not part of the WhatsApp message.',
    ifTicked: 'Part of the WhatsApp message only if you tick it at the end.',
  },
  draft: { restored: 'We kept what you had typed, except the document number.', drop: 'Erase it' },
  about: 'About',
  optional: '(optional)',
  choose: 'Choose an option',
  groups: { person: 'Your details', visit: 'Your assessment' },
  fields: {
    fullName: 'Full name',
    identificationType: 'Type of identity document',
    identificationNumber: 'Document number',
    email: 'Email',
    phone: 'Phone',
    preferredTreatment: 'Treatment you are interested in',
    primaryGoal: 'Main goal',
    hasMedicalOrder: 'Do you have a doctor’s order or referral?',
    doctorName: 'Name of the doctor who issued it',
    details: 'Anything else we should know',
    consent:
      'I authorize the processing of my personal data, including any health data I choose to give, for the purpose stated and under the privacy policy.',
  },
  detailsHint: 'Mentioning your health is your own choice: you can tell us during the visit instead.',
  identificationTypes: {
    cc: 'Colombian citizen ID (cédula)',
    ce: 'Colombian foreigner ID (cédula de extranjería)',
    pasaporte: 'Passport',
  },
  primaryGoals: {
    diagnostico: 'Diagnosis',
    prevencion: 'Prevention',
    'mejora-estetica': 'Aesthetic improvement',
    cicatrices: 'Scars',
    rejuvenecimiento: 'Rejuvenation',
  },
  yes: 'Yes',
  no: 'No',
  errors: {
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
    detailsLength: 'Shorten the details to 2000 characters',
    consent: 'Tick the authorization to continue',
  },
  errorSummary: (count) => (count === 1 ? 'One answer needs a look' : `${count} answers need a look`),
  privacy: {
    heading: 'What we do with these data',
    controller: ({ legalName, nit }) => `Responsible: ${legalName}, tax ID (NIT) ${nit}.`,
    purposes: 'Purpose: to answer your request, schedule the assessment and prepare the visit.',
    sensitive:
      'Data about your health are sensitive: you need not give them or authorize their use. You may leave the optional fields empty, or request the assessment by phone without filling in this form. For a minor, the legal representative makes the request.',
    rights:
      'Rights: to know, update, correct and delete your data, ask for proof of the authorization, revoke it, and complain to the consumer authority (SIC).',
    channel: 'To exercise them:',
    notSent:
      'This form sends and stores nothing by itself: your data reach the clinic only if you write to us afterwards.',
    sent: 'When you send it, your data go to the clinic’s inbox. This site keeps no copy.',
    draft:
      'While you type, this browser keeps a draft in this tab, without the document number. It is erased when you close the form or the tab.',
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
      text: 'Your answers are still here. Try again; if it does not arrive either, send it on WhatsApp or call us.',
    },
    busy: {
      heading: 'Please wait a minute before sending it again',
      text: 'Several requests came from your connection in a row. Your answers are still here; you can also write on WhatsApp or call us.',
    },
    retry: 'Try again',
    preview: 'This is the message',
    includeContact: 'Include my phone and email',
    message: 'The message leaves out your document number and the details: you can tell us during the visit.',
    next: 'Once it reaches us, we answer during opening hours to agree on the day and time.',
    beforeVisit: 'Before you come. {cancellation} {insurance} {parking}',
    whatsapp: 'Send on WhatsApp',
    call: 'Call',
    edit: 'Correct the answers',
    close: 'Close',
  },
  received: {
    heading: 'We have your request',
    text: 'It is in the clinic’s inbox. We answer during opening hours, at the phone or email that you left, to agree on the day and time.',
    reference: (reference) => `Reference: ${reference}`,
    close: 'Close',
  },
  whatsappMessage: ({ fullName, contact, treatment, goal, doctorName }) =>
    [
      `Hello, I am ${fullName}. I would like to request an assessment.`,
      treatment && `Treatment: ${treatment}`,
      `Goal: ${goal}`,
      `Medical order: ${doctorName === undefined ? 'no' : `yes, from ${doctorName}`}`,
      contact && `Phone: ${contact.phone}`,
      contact && `Email: ${contact.email}`,
    ]
      .filter(Boolean)
      .join('\n'),
};
