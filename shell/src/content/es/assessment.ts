import type { AssessmentWords } from '../types.ts';

export const words: AssessmentWords = {
  intro: 'Cuéntenos qué le preocupa y con quién hablamos. Toma unos dos minutos.',
  about: 'Sobre',
  optional: '(opcional)',
  choose: 'Elija una opción',
  groups: { person: 'Sus datos', visit: 'Su valoración' },
  fields: {
    fullName: 'Nombre completo',
    identificationType: 'Tipo de documento',
    identificationNumber: 'Número de documento',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    preferredTreatment: 'Tratamiento de interés',
    primaryGoal: 'Objetivo principal',
    hasMedicalOrder: '¿Tiene orden médica?',
    doctorName: 'Nombre del médico que la expidió',
    details: 'Algo más que debamos saber',
    consent:
      'Autorizo el tratamiento de mis datos personales, incluidos los de salud que decida dar, para la finalidad indicada y según la política de privacidad.',
  },
  detailsHint: 'Si menciona su salud, lo hace por decisión propia: puede contárnoslo en la consulta.',
  identificationTypes: {
    cc: 'Cédula de ciudadanía',
    ce: 'Cédula de extranjería',
    pasaporte: 'Pasaporte',
  },
  primaryGoals: {
    diagnostico: 'Diagnóstico',
    prevencion: 'Prevención',
    'mejora-estetica': 'Mejora estética',
    cicatrices: 'Cicatrices',
    rejuvenecimiento: 'Rejuvenecimiento',
  },
  yes: 'Sí',
  no: 'No',
  errors: {
    fullName: 'Escriba su nombre completo',
    identificationType: 'Elija el tipo de documento',
    identificationNumber: 'Escriba el número de documento',
    email: 'Escriba su correo electrónico',
    emailFormat: 'Escriba el correo completo, por ejemplo nombre@correo.com',
    phone: 'Escriba su teléfono',
    phoneFormat: 'Escriba un teléfono de al menos 7 dígitos',
    primaryGoal: 'Elija el objetivo principal',
    hasMedicalOrder: 'Indique si tiene orden médica',
    doctorName: 'Escriba el nombre del médico que expidió la orden',
    consent: 'Marque la autorización para continuar',
  },
  errorSummary: (count) => (count === 1 ? 'Falta un dato por revisar' : `Faltan ${count} datos por revisar`),
  privacy: {
    heading: 'Qué hacemos con estos datos',
    controller: ({ legalName, nit }) => `Responsable: ${legalName}, NIT ${nit}.`,
    purposes: 'Finalidad: responder a su solicitud, programar la valoración y preparar la consulta.',
    sensitive:
      'Los datos sobre su salud son sensibles: no está obligado a darlos ni a autorizar su uso. Puede dejar en blanco los campos opcionales o pedir la valoración por teléfono sin llenar este formulario. Si es para un menor de edad, la solicita su representante legal.',
    rights:
      'Derechos: conocer, actualizar, rectificar y suprimir sus datos, pedir prueba de la autorización, revocarla y presentar quejas ante la Superintendencia de Industria y Comercio.',
    channel: 'Para ejercerlos:',
    notSent:
      'Este formulario no envía ni guarda nada por sí solo: sus datos llegan a la clínica solo si después nos escribe.',
    policy: 'Leer la política de privacidad',
    newTab: '(se abre en otra pestaña)',
  },
  submit: 'Continuar',
  success: {
    heading: 'Su solicitud está lista. Falta enviarla',
    text: 'Todavía no hemos recibido nada: este sitio no transmite ni guarda lo que escribió. Para terminar, envíela por WhatsApp o llámenos.',
    message:
      'El mensaje lleva su nombre, el tratamiento y el objetivo; no lleva su documento ni los detalles.',
    next: 'Cuando nos llegue, le respondemos en el horario de atención para acordar el día y la hora.',
    whatsapp: 'Enviar por WhatsApp',
    call: 'Llamar al',
    edit: 'Corregir los datos',
    close: 'Cerrar',
  },
  whatsappMessage: ({ fullName, treatment, goal }) =>
    [
      `Hola, soy ${fullName}. Quisiera solicitar una valoración.`,
      treatment && `Tratamiento de interés: ${treatment}`,
      `Objetivo: ${goal}`,
    ]
      .filter(Boolean)
      .join('\n'),
};
