import type { Site } from '@clinic/shared/settings';

import type { QuestionSet } from '#content/questionSet.ts';

export const content = {
  social: {
    label: 'Redes sociales y WhatsApp',
    /** Of the button that shows the networks on phones: what it reads, and its name, which begins with it. */
    toggle: { short: 'Redes', name: 'Redes sociales' },
    /** Names of the links; they say that a new tab opens. */
    networks: {
      instagram: 'Instagram (se abre en otra pestaña)',
      facebook: 'Facebook (se abre en otra pestaña)',
      tiktok: 'TikTok (se abre en otra pestaña)',
      youtube: 'YouTube (se abre en otra pestaña)',
    } satisfies Record<Site['social'][number]['network'], string>,
    whatsapp: {
      label: 'Escribir por WhatsApp (se abre en otra pestaña)',
      message: 'Hola, quisiera recibir información.',
    },
  },
  chat: {
    open: 'Abrir el asistente virtual',
    close: 'Cerrar el asistente virtual',
    /** A reply came while the window was closed. */
    news: 'Llegó una respuesta del asistente.',
    heading: 'Asistente virtual',
    /** Says that it is automatic. */
    notice: 'Respuestas automáticas.',
    emergency: { before: 'Si es urgente, llame al', number: '123', after: 'o vaya a urgencias.' },
    /** No diagnosis, no health or identity data. */
    privacy: {
      text: 'Informo, pero no doy diagnósticos. Por favor, no escriba datos de salud ni de identidad.',
      link: 'Política de privacidad',
      to: '/privacidad' as const,
    },
    log: {
      label: 'Conversación',
      visitor: 'Usted:',
      assistant: 'Asistente:',
      typing: 'El asistente está escribiendo…',
      slow: 'Está tardando más de lo habitual…',
      greeting: 'Hola. Pregúnteme por los servicios, el spa, la tienda o cómo agendar.',
    },
    reply: {
      newTab: '(se abre en otra pestaña)',
      pages: {
        '/': 'Inicio',
        '/#contacto': 'Contacto',
        '/nosotros': 'Nosotros',
        '/equipo': 'Equipo',
        '/dermatologia': 'Dermatología',
        '/dermatologia/clinica': 'Dermatología clínica',
        '/dermatologia/estetica': 'Dermatología estética',
        '/problemas': 'Por problema',
        '/precios': 'Precios',
        '/spa': 'Spa',
        '/spa/facial': 'Spa facial',
        '/spa/capilar': 'Spa capilar',
        '/spa/corporal': 'Spa corporal',
        '/spa/laser': 'Spa láser',
        '/tienda': 'Tienda',
        '/tienda/rejuvenecimiento': 'Tienda: rejuvenecimiento',
        '/tienda/capilar': 'Tienda: capilar',
        '/tienda/anti-acne': 'Tienda: antiacné',
        '/tienda/antimanchas': 'Tienda: antimanchas',
        '/blog': 'Blog',
        '/faq': 'Preguntas frecuentes',
        '/privacidad': 'Política de privacidad',
        '/terminos': 'Términos y devoluciones',
        '/pqrs': 'Peticiones, quejas y reclamos',
        '/accesibilidad': 'Accesibilidad del sitio',
      },
    },
    questions: {
      label: 'Preguntas para empezar',
      sets: [
        {
          under: '/',
          items: [
            '¿Cómo agendo una cita?',
            '¿Qué medios de pago reciben?',
            '¿Qué tratamientos faciales tienen?',
          ],
        },
        {
          under: '/dermatologia',
          items: ['¿Cómo agendo una cita?', '¿Cómo es la primera consulta?', '¿Necesito remisión?'],
        },
        {
          under: '/spa',
          items: [
            '¿Cómo agendo una cita?',
            '¿Qué tratamientos faciales tienen?',
            '¿Qué tratamientos corporales tienen?',
          ],
        },
        {
          under: '/tienda',
          items: ['¿Hacen envíos?', '¿Qué medios de pago reciben?', '¿Cómo son los cambios y devoluciones?'],
        },
      ] satisfies [QuestionSet, ...QuestionSet[]],
    },
    /** Other answers, which open in place. */
    cards: { label: 'También puede servirle', read: 'Leer más' },
    /** Names of what is offered below an answer. */
    suggestions: {
      write: 'Escribir a la clínica',
      assessment: 'Solicitar valoración',
    },
    input: {
      label: 'Su mensaje',
      placeholder: 'Escriba su pregunta',
      send: 'Enviar',
      /** Characters that are left, or too many. */
      left: (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${count} caracteres`),
      excess: (count: number) =>
        count === 1
          ? 'Sobra 1 carácter: acorte el mensaje para enviarlo'
          : `Sobran ${count} caracteres: acorte el mensaje para enviarlo`,
      /** Said aloud once, where the count itself would be said at every key. */
      nearLimit: 'Quedan menos de 100 caracteres.',
    },
    failure: {
      text: 'Lo siento, hubo un error al conectar con el chatbot.',
      retry: 'Reintentar',
      /** When the service says how long it wants to be left alone, in s. */
      wait: (seconds: number) =>
        seconds === 1
          ? 'Espere un segundo antes de reintentar.'
          : `Espere unos ${seconds} segundos antes de reintentar.`,
    },
    person: {
      label: 'Hablar con una persona',
      message: 'Hola, vengo del asistente virtual y quisiera hablar con una persona.',
    },
  },
};
