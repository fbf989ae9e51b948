import type { AssistantContent } from '#content/types.ts';

export const content: AssistantContent = {
  social: {
    label: 'Redes sociales y WhatsApp',
    show: 'Ver redes sociales y WhatsApp',
    hide: 'Ocultar redes sociales y WhatsApp',
    networks: {
      instagram: 'Instagram (se abre en otra pestaña)',
      facebook: 'Facebook (se abre en otra pestaña)',
      tiktok: 'TikTok (se abre en otra pestaña)',
      youtube: 'YouTube (se abre en otra pestaña)',
    },
    whatsapp: {
      label: 'Escribir por WhatsApp (se abre en otra pestaña)',
      message: 'Hola, quisiera recibir información.',
    },
  },
  chat: {
    open: 'Abrir el asistente virtual',
    close: 'Cerrar el asistente virtual',
    heading: 'Asistente virtual',
    notice: 'Respuestas automáticas e informativas: no son un diagnóstico.',
    emergency: 'En una urgencia, llame al 123.',
    privacy: {
      text: 'No escriba datos de salud ni de identidad.',
      link: 'Política de privacidad',
      to: '/privacidad',
    },
    log: {
      label: 'Conversación',
      visitor: 'Usted:',
      assistant: 'Asistente:',
      typing: 'El asistente está escribiendo…',
      greeting:
        'Hola. Puedo contarle sobre los servicios, el spa, la tienda y cómo agendar. ¿En qué le ayudo?',
    },
    quickReplies: {
      label: 'Preguntas frecuentes',
      items: ['¿Cómo agendo una cita?', '¿Qué medios de pago reciben?', '¿Qué tratamientos faciales tienen?'],
    },
    input: { label: 'Su mensaje', placeholder: 'Escriba su pregunta', send: 'Enviar' },
    failure: { text: 'Lo siento, hubo un error al conectar con el chatbot.', retry: 'Reintentar' },
    person: {
      label: 'Hablar con una persona',
      message: 'Hola, vengo del asistente virtual y quisiera hablar con una persona.',
    },
  },
};
