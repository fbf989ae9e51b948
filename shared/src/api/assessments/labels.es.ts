import type { AnswerLabels } from './labels.ts';

export const labels: AnswerLabels = {
  fields: {
    fullName: 'Nombre completo',
    identificationType: 'Tipo de documento',
    identificationNumber: 'Número de documento',
    adultName: 'Padre, madre o representante legal',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    preferredTreatment: 'Tratamiento de interés',
    primaryGoal: 'Objetivo principal',
    hasMedicalOrder: '¿Tiene orden médica?',
    doctorName: 'Nombre del médico que la expidió',
    preferredDays: 'Días preferidos',
    preferredTime: 'Horario preferido',
    details: 'Algo más que debamos saber',
    consent:
      'Autorizo el tratamiento de mis datos personales, incluidos los de salud que decida dar, para la finalidad indicada y según la política de privacidad.',
  },
  choices: {
    identificationType: {
      cc: 'Cédula de ciudadanía',
      ce: 'Cédula de extranjería',
      pasaporte: 'Pasaporte',
      ppt: 'Protección temporal (PPT)',
      ti: 'Tarjeta de identidad (menores)',
      rc: 'Registro civil (menores)',
    },
    primaryGoal: {
      diagnostico: 'Diagnóstico',
      prevencion: 'Prevención',
      'mejora-estetica': 'Mejora estética',
      cicatrices: 'Cicatrices',
      rejuvenecimiento: 'Rejuvenecimiento',
    },
    hasMedicalOrder: { yes: 'Sí', no: 'No' },
    preferredDays: {
      lunes: 'Lunes',
      martes: 'Martes',
      miercoles: 'Miércoles',
      jueves: 'Jueves',
      viernes: 'Viernes',
      sabado: 'Sábado',
    },
    preferredTime: { manana: 'En la mañana', tarde: 'En la tarde' },
  },
  ifPossible: '(si es posible)',
};
