import type { AnswerProblem } from '@clinic/shared/assessments/answers';
import { labels } from '@clinic/shared/assessments/labels.es';
import type { Site } from '@clinic/shared/settings';

export const words = {
  ...labels,
  ending: {
    message: 'Al final, usted la envía por WhatsApp.',
    inbox: 'Al final llega al buzón de la clínica y aquí mismo verá si llegó.',
  },
  /** Why each required answer is asked for. */
  why: {
    fullName: 'De quien viene a la cita.',
    identificationNumber: 'Con él abrimos la historia clínica.',
    adultName: 'Por un menor responde su padre, su madre o su representante legal.',
    email: 'Para confirmarle la cita por escrito.',
    phone: 'Para acordar el día y la hora.',
    primaryGoal: 'Para darle cita con quien más sabe de eso.',
    hasMedicalOrder: 'Si la tiene, tráigala: la revisamos en la cita.',
    doctorName: 'Para contarle a su médico lo que encontremos, si usted quiere.',
  },
  /** After it, where the form ends in a message: what that message leaves out. */
  notInMessage: 'No va en el mensaje de WhatsApp.',
  draft: { restored: 'Recuperamos lo que había escrito, menos el número de documento.', drop: 'Borrarlo' },
  visitFacts: {
    summary: 'Precio, prepagada y parqueadero',
    heading: 'Antes de venir',
    items: [
      { label: 'Precio de la valoración', value: '{assessmentPrice}. {assessmentCredit}' },
      { label: 'Cambiar o cancelar', value: '{cancellation}' },
      { label: 'EPS, prepagada o póliza', value: '{insurance}' },
      { label: 'Parqueadero', value: '{parking}' },
    ],
  },
  about: 'Sobre',
  withDoctor: 'Con',
  optional: '(opcional)',
  choose: 'Elija una',
  steps: {
    person: 'Sus datos',
    visit: 'Su valoración',
    place: (step: number, count: number) => `Paso ${step} de ${count}`,
    next: 'Continuar',
    back: 'Volver',
  },
  wishes: 'Días, horario y algo más (opcional)',
  detailsHint: 'Si menciona su salud, lo hace por decisión propia: puede contárnoslo en la consulta.',
  wishHint: 'Es un deseo, no una reserva: acordamos con usted el día y la hora.',
  anyTime: 'Sin preferencia',
  errors: {
    tooLong: 'Escriba un texto más corto',
    fullName: 'Escriba su nombre completo',
    identificationType: 'Elija el tipo de documento',
    identificationNumber: 'Escriba el número de documento',
    adultName: 'Escriba el nombre del adulto que representa al menor',
    email: 'Escriba su correo electrónico',
    emailFormat: 'Escriba el correo completo, por ejemplo nombre@correo.com',
    phone: 'Escriba su teléfono',
    phoneFormat: 'Escriba el teléfono completo: un celular tiene 10 dígitos, por ejemplo 300 123 4567',
    primaryGoal: 'Elija el objetivo principal',
    hasMedicalOrder: 'Indique si tiene orden médica',
    doctorName: 'Escriba el nombre del médico que expidió la orden',
    detailsLength: 'Acorte los detalles a 2000 caracteres',
    consent: 'Marque la autorización para continuar',
  } satisfies Record<AnswerProblem, string>,
  errorSummary: (count: number) =>
    count === 1 ? 'Falta un dato por revisar' : `Faltan ${count} datos por revisar`,
  /** Instead of the consent among the fields, where an adult asks for a minor. */
  consentForMinor:
    'Como representante legal del menor, autorizo el tratamiento de sus datos personales y los míos, incluidos los de salud que decida dar, para la finalidad indicada y según la política de privacidad.',
  privacy: {
    heading: 'Qué hacemos con estos datos',
    controller: ({ legalName, nit }: Site['company']) => `Responsable: ${legalName}, NIT ${nit}.`,
    purposes: 'Finalidad: responder a su solicitud, programar la valoración y preparar la consulta.',
    sensitive:
      'Los datos sobre su salud son sensibles: no está obligado a darlos ni a autorizar su uso. Puede dejar en blanco los campos opcionales o pedir la valoración por teléfono sin llenar este formulario. Si es para un menor de edad, la solicita su representante legal.',
    rights:
      'Derechos: conocer, actualizar, rectificar y suprimir sus datos, pedir prueba de la autorización, revocarla y presentar quejas ante la Superintendencia de Industria y Comercio.',
    channel: 'Para ejercerlos:',
    notSent:
      'Este formulario no envía ni guarda nada por sí solo: sus datos llegan a la clínica solo si después nos escribe.',
    sent: 'Al enviar, sus datos llegan al buzón de la clínica. Este sitio no guarda copia.',
    draft:
      'Mientras escribe, este navegador guarda un borrador en esta pestaña, sin el número de documento. Se borra al cerrar el formulario o la pestaña.',
    policy: 'Política de privacidad',
    newTab: '(otra pestaña)',
  },
  submit: { message: 'Preparar el mensaje', inbox: 'Enviar solicitud' },
  sending: 'Enviando…',
  success: {
    prepared: {
      heading: 'Su solicitud está lista. Falta enviarla',
      text: 'Todavía no hemos recibido nada. Para terminar, envíela por WhatsApp o llámenos.',
    },
    failed: {
      heading: 'No pudimos confirmar que llegara',
      text: 'Sus respuestas siguen aquí. Inténtelo de nuevo; si tampoco llega, envíela por WhatsApp o llámenos.',
    },
    busy: {
      heading: 'Espere un minuto antes de enviarla otra vez',
      text: 'Llegaron varias solicitudes seguidas desde su conexión. Sus respuestas siguen aquí; también puede escribirnos por WhatsApp o llamarnos.',
    },
    retry: 'Intentar de nuevo',
    preview: 'Este es el mensaje',
    includeContact: 'Incluir mi teléfono y mi correo',
    message: 'El mensaje no lleva su documento ni los detalles: puede contárnoslos en la consulta.',
    whatsapp: 'Enviar por WhatsApp',
    call: 'Llamar al',
    edit: 'Corregir los datos',
    close: 'Cerrar',
    /** Once WhatsApp was opened: nobody but the visitor knows whether the message left. */
    asked: {
      heading: '¿La envió?',
      text: 'WhatsApp se abrió con su mensaje escrito: nos llega cuando usted toca «enviar».',
      yes: 'Sí, la envié',
      no: 'No, abrir WhatsApp otra vez',
    },
  },
  done: {
    sent: {
      heading: 'Solicitud enviada',
      text: 'Le respondemos por WhatsApp a más tardar el siguiente día hábil, para acordar el día y la hora.',
    },
    received: {
      heading: 'Recibimos su solicitud',
      text: 'Le respondemos a más tardar el siguiente día hábil, al teléfono o al correo que nos dejó, para acordar el día y la hora.',
    },
    reference: 'Su referencia',
    bring: {
      heading: 'Qué traer',
      items: [
        'Su documento de identidad',
        'La orden médica, si la tiene',
        'Fórmulas, exámenes y los productos que usa',
      ],
    },
    close: 'Cerrar',
  },
  message: {
    greeting: (name: string) => `Hola, soy ${name}. Quisiera solicitar una valoración.`,
    greetingForMinor: (adult: string, minor: string) =>
      `Hola, soy ${adult}. Quisiera solicitar una valoración para ${minor}, menor de edad.`,
    withDoctor: (doctor: string) => `Con: ${doctor}`,
    reference: (reference: string) => `Referencia: ${reference}`,
  },
};
