import type { AssessmentWords } from '../types.ts';

export const words: AssessmentWords = {
  intro: 'Tell us what concerns you and who we will be talking to. It takes about two minutes.',
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
    hasMedicalOrder: 'Do you have a medical order?',
    doctorName: 'Name of the doctor who issued it',
    details: 'Anything else we should know',
    consent:
      'I authorise the processing of my personal data, including any health data I choose to give, for the purpose stated and under the privacy policy.',
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
    phoneFormat: 'Enter a phone number of at least 7 digits',
    primaryGoal: 'Choose your main goal',
    hasMedicalOrder: 'Say whether you have a medical order',
    doctorName: 'Enter the name of the doctor who issued the order',
    consent: 'Tick the authorisation to continue',
  },
  errorSummary: (count) => (count === 1 ? 'One answer needs a look' : `${count} answers need a look`),
  privacy: {
    heading: 'What we do with these data',
    controller: ({ legalName, nit }) => `Responsible: ${legalName}, tax ID (NIT) ${nit}.`,
    purposes: 'Purpose: to answer your request, schedule the assessment and prepare the visit.',
    sensitive:
      'Data about your health are sensitive: you need not give them or authorise their use. You may leave the optional fields empty, or request the assessment by phone without filling in this form. For a minor, the legal representative makes the request.',
    rights:
      'Rights: to know, update, correct and delete your data, ask for proof of the authorisation, revoke it, and complain to the consumer authority (SIC).',
    channel: 'To exercise them:',
    notSent:
      'This form sends and stores nothing by itself: your data reach the clinic only if you write to us afterwards.',
    policy: 'Read the privacy policy',
    newTab: '(opens in another tab)',
  },
  submit: 'Continue',
  success: {
    heading: 'Your request is ready, but not sent yet',
    text: 'We have not received anything: this site neither transmits nor stores what you wrote. To finish, send it on WhatsApp or call us.',
    message:
      'The message carries your name, the treatment and the goal; not your document number, not the details.',
    next: 'Once it reaches us, we answer during opening hours to agree on the day and time.',
    whatsapp: 'Send on WhatsApp',
    call: 'Call',
    edit: 'Correct the answers',
    close: 'Close',
  },
  whatsappMessage: ({ fullName, treatment, goal }) =>
    [
      `Hello, I am ${fullName}. I would like to request an assessment.`,
      treatment && `Treatment: ${treatment}`,
      `Goal: ${goal}`,
    ]
      .filter(Boolean)
      .join('\n'),
};
