import { group, line, list, plural, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';

const named = (title: string, ...names: string[]) => line({ title, max: 160, names });
const sentence = (title: string) => text({ title, max: 300 });
const about = (title: string) =>
  group({ heading: line({ title: 'Título', max: 80 }), text: sentence('Texto') }, { title });

/** What each answer is called, where something is said of it. */
const answers = {
  fullName: 'Nombre',
  identificationNumber: 'Número de documento',
  adultName: 'Adulto que representa al menor',
  email: 'Correo',
  phone: 'Teléfono',
  primaryGoal: 'Objetivo',
  hasMedicalOrder: 'Orden médica',
  doctorName: 'Médico que la expidió',
} as const;

const privacy = group(
  {
    heading: line({ title: 'Título', max: 80 }),
    controller: named('Responsable', 'legalName', 'nit'),
    purposes: 'Finalidad',
    sensitive: 'Datos sensibles',
    rights: 'Derechos',
    channel: 'Antes del correo para ejercerlos',
    notSent: 'Cuando nada se envía solo',
    sent: 'Cuando llega al buzón',
    draft: 'Borrador',
    policy: 'Enlace a la política',
    newTab: 'Tras el enlace',
  },
  { title: 'Tratamiento de datos', hint: 'Lo pide el artículo 12 de la Ley 1581 de 2012.', max: 400 },
);

const success = group(
  {
    prepared: about('Lista para enviar'),
    failed: about('Cuando no llegó'),
    busy: about('Cuando hay que esperar'),
    retry: 'Reintentar',
    preview: 'Sobre el mensaje',
    includeContact: 'Incluir los datos de contacto',
    message: 'Qué no lleva el mensaje',
    whatsapp: 'Enviar',
    call: 'Llamar',
    edit: 'Corregir',
    close: 'Cerrar',
    asked: group(
      {
        heading: line({ title: 'Pregunta', max: 60 }),
        text: sentence('Texto'),
        yes: line({ title: 'Sí', max: 40 }),
        no: line({ title: 'No', max: 40 }),
      },
      { title: 'Después de abrir WhatsApp' },
    ),
  },
  { title: 'Enviar', max: 120 },
);

const done = group(
  {
    sent: about('Enviada por WhatsApp'),
    received: about('Recibida en el buzón'),
    reference: line({ title: 'Referencia', max: 40 }),
    bring: group(
      {
        heading: line({ title: 'Título', max: 40 }),
        items: list(line({ title: 'Cosa', max: 100 }), { title: 'Cosas', max: 8 }),
      },
      { title: 'Qué traer' },
    ),
    close: line({ title: 'Cerrar', max: 40 }),
  },
  { title: 'Al terminar' },
);

export const assessment = {
  title: 'Formulario de valoración',
  page: '/',
  single: true,
  words: group(
    {
      notInMessage: 'Bajo lo que el mensaje no lleva',
      about: 'Antes del servicio',
      withDoctor: 'Antes del médico',
      optional: 'Tras lo opcional',
      choose: 'Lista sin elegir',
      wishes: 'Sobre los días y el horario',
      anyTime: 'Cualquier horario',
      sending: 'Mientras se envía',
      ending: group(
        { message: 'Por WhatsApp', inbox: 'Al buzón' },
        { title: 'Cómo termina', hint: 'Se lee antes de llenarlo.', max: 120 },
      ),
      why: group(answers, { title: 'Para qué se pide cada dato', max: 120 }),
      draft: group({ restored: 'Aviso', drop: 'Borrarlo' }, { title: 'Borrador recuperado', max: 120 }),
      visitFacts: group(
        {
          summary: line({ title: 'Lo que se despliega', max: 60 }),
          heading: line({ title: 'Título', max: 60 }),
          items: list(
            group(
              {
                label: line({ title: 'Rótulo', max: 60 }),
                value: text({ title: 'Texto', hint: 'Nombra datos de la clínica: {parking}.', max: 160 }),
              },
              { title: 'Dato' },
            ),
            { title: 'Datos', max: 8 },
          ),
        },
        { title: 'Antes de venir' },
      ),
      steps: group(
        {
          person: 'Datos de la persona',
          visit: 'Datos de la visita',
          next: 'Continuar',
          back: 'Volver',
          place: named('En qué paso va', 'step', 'count'),
        },
        { title: 'Pasos' },
      ),
      detailsHint: sentence('Bajo los detalles'),
      wishHint: sentence('Bajo los días'),
      errors: group(
        {
          ...answers,
          tooLong: 'Texto muy largo',
          identificationType: 'Tipo de documento',
          emailFormat: 'Correo incompleto',
          phoneFormat: 'Teléfono incompleto',
          detailsLength: 'Detalles muy largos',
          consent: 'Autorización',
        },
        { title: 'Cuando falta un dato', max: 140 },
      ),
      errorSummary: plural({ title: 'Datos que faltan', max: 80, names: ['count'] }),
      consentForMinor: text({ title: 'Autorización por un menor', max: 300 }),
      privacy,
      submit: group({ message: 'Por WhatsApp', inbox: 'Al buzón' }, { title: 'Botón' }),
      success,
      done,
      message: group(
        {
          greeting: named('Saludo', 'name'),
          greetingForMinor: named('Saludo por un menor', 'adult', 'minor'),
          withDoctor: named('Médico', 'doctor'),
          reference: named('Referencia', 'reference'),
        },
        { title: 'Mensaje de WhatsApp' },
      ),
    },
    { title: 'Rótulos' },
  ),
} satisfies Kind;
