import type { AnswerLabels } from './labels.ts';

export const labels: AnswerLabels = {
  fields: {
    fullName: 'Full name',
    identificationType: 'Document type',
    identificationNumber: 'Document number',
    adultName: 'Parent or legal representative',
    email: 'Email',
    phone: 'Phone',
    preferredTreatment: 'Treatment of interest',
    primaryGoal: 'Main goal',
    hasMedicalOrder: 'Do you have a doctor’s order or referral?',
    doctorName: 'Name of the doctor who issued it',
    preferredDays: 'Preferred days',
    preferredTime: 'Preferred time',
    details: 'Anything else we should know',
    consent:
      'I authorize the processing of my personal data, including any health data I choose to give, for the purpose stated and under the privacy policy.',
  },
  choices: {
    identificationType: {
      cc: 'Colombian citizen ID (cédula)',
      ce: 'Foreigner ID (extranjería)',
      pasaporte: 'Passport',
      ppt: 'Protection permit (PPT)',
      ti: 'Identity card (minors)',
      rc: 'Birth record (minors)',
    },
    primaryGoal: {
      diagnostico: 'Diagnosis',
      prevencion: 'Prevention',
      'mejora-estetica': 'Aesthetic improvement',
      cicatrices: 'Scars',
      rejuvenecimiento: 'Rejuvenation',
    },
    hasMedicalOrder: { yes: 'Yes', no: 'No' },
    preferredDays: {
      lunes: 'Monday',
      martes: 'Tuesday',
      miercoles: 'Wednesday',
      jueves: 'Thursday',
      viernes: 'Friday',
      sabado: 'Saturday',
    },
    preferredTime: { manana: 'In the morning', tarde: 'In the afternoon' },
  },
  ifPossible: '(if possible)',
};
