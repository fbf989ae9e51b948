import type { AnswerProblem } from '@clinic/shared/assessments/answers';
import { labels } from '@clinic/shared/assessments/labels.es';
import type { Site } from '@clinic/shared/settings';

export const words = {
  ...labels,
  intro: 'Cuéntenos qué le preocupa y con quién hablamos. Toma unos dos minutos.',
  ending: {
    message:
      'Al final tendrá listo un mensaje para enviarnos por WhatsApp, o nuestro teléfono para llamar. Nada se envía sin que usted lo haga.',
    inbox: 'Al final, su solicitud llega al buzón de la clínica y aquí mismo verá si llegó.',
  },
  /** Beside the fields, where the form ends in a message: what that message leaves out. */
  messageHints: {
    left: 'No va en el mensaje de WhatsApp.',
    ifTicked: 'Va en el mensaje de WhatsApp solo si usted lo marca al final.',
  },
  draft: { restored: 'Recuperamos lo que había escrito, menos el número de documento.', drop: 'Borrarlo' },
  visitFacts: {
    summary: 'Precio, cancelación, prepagada y parqueadero',
    heading: 'Antes de venir',
    items: [
      { label: 'Precio de la valoración', value: '{assessmentPrice}. {assessmentCredit}' },
      { label: 'Cambiar o cancelar', value: '{cancellation}' },
      { label: 'EPS, prepagada o póliza', value: '{insurance}' },
      { label: 'Parqueadero', value: '{parking}' },
    ],
  },
  about: 'Sobre',
  optional: '(opcional)',
  choose: 'Elija una opción',
  groups: { person: 'Sus datos', visit: 'Su valoración' },
  detailsHint: 'Si menciona su salud, lo hace por decisión propia: puede contárnoslo en la consulta.',
  wishHint: 'Es un deseo, no una reserva: acordamos con usted el día y la hora.',
  anyTime: 'Sin preferencia',
  errors: {
    tooLong: 'Escriba un texto más corto',
    fullName: 'Escriba su nombre completo',
    identificationType: 'Elija el tipo de documento',
    identificationNumber: 'Escriba el número de documento',
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
    policy: 'Leer la política de privacidad',
    newTab: '(se abre en otra pestaña)',
  },
  submit: { message: 'Continuar', inbox: 'Enviar solicitud' },
  sending: 'Enviando…',
  success: {
    prepared: {
      heading: 'Su solicitud está lista. Falta enviarla',
      text: 'Todavía no hemos recibido nada: este sitio no transmite lo que escribió. Para terminar, envíela por WhatsApp o llámenos.',
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
    next: 'Cuando nos llegue, le respondemos en el horario de atención para acordar el día y la hora.',
    whatsapp: 'Enviar por WhatsApp',
    call: 'Llamar al',
    edit: 'Corregir los datos',
    close: 'Cerrar',
  },
  received: {
    heading: 'Recibimos su solicitud',
    text: 'Está en el buzón de la clínica. Le respondemos en el horario de atención, al teléfono o al correo que nos dejó, para acordar el día y la hora.',
    reference: (reference: string) => `Referencia: ${reference}`,
    close: 'Cerrar',
  },
  /** Begins the message ready to send. */
  greeting: (fullName: string) => `Hola, soy ${fullName}. Quisiera solicitar una valoración.`,
};
