import type { ChatWords } from './types.ts';

export const es: ChatWords = {
  greeting: (clinic) =>
    `Hola, soy el asistente automático de ${clinic}. Cuénteme qué le gustaría saber: servicios, horarios, ubicación o cómo agendar.`,
  thanks: 'Con mucho gusto. Si le surge otra duda, aquí seguimos.',
  nothingAsked:
    'Cuénteme con gusto qué le gustaría saber: servicios, horarios, ubicación o cómo agendar su valoración.',
  insult: (whatsapp) =>
    `Lamento que no le haya sido útil. Si me cuenta qué necesita, le ayudo con gusto, o puede hablar con nuestro equipo por WhatsApp: ${whatsapp}`,
  nonsense:
    'Con eso no puedo ayudarle: respondo preguntas sobre la clínica, sus servicios y su tienda. Cuénteme qué le gustaría saber.',
  identity: (clinic, whatsapp) =>
    `Soy el asistente automático de ${clinic} y respondo con lo que está publicado en este sitio. Si prefiere hablar con una persona, escríbanos por WhatsApp: ${whatsapp}`,
  emergency:
    'Si es una emergencia, llame ya al 123 o vaya al servicio de urgencias más cercano. Por este chat, que es automático, no podemos atenderle como necesita.',
  harm: 'Lamento mucho que esté pasando por esto; su vida importa. Si está en peligro, llame ya al 123 o vaya a urgencias, y busque ahora a alguien de confianza que le acompañe. Este chat es automático: no se quede a solas con esto.',
  diagnosis: (whatsapp) =>
    `Entiendo su inquietud; por este chat no podemos dar diagnósticos ni indicar tratamientos. Lo mejor es que un especialista le examine: pida su valoración con el botón «Agendar Cita» o por WhatsApp: ${whatsapp}`,
  price: (whatsapp) =>
    `Por este chat no damos precios. Con gusto nuestro equipo le confirma el valor por WhatsApp: ${whatsapp}`,
  priceOf: ({ title, path }, amount, whatsapp) =>
    amount
      ? `«${title}» cuesta ${amount}, como valor estimado que la clínica confirma con su pedido. El precio está en ${path}`
      : `Por este chat no damos ese precio. Puede leer sobre «${title}» en ${path} y pedir el valor a nuestro equipo por WhatsApp: ${whatsapp}`,
  payment: (fact, path) => (fact ? `${fact} Lo encuentra en ${path}` : `Los medios de pago están en ${path}`),
  hours: (hours) => `Con gusto. Este es nuestro horario de atención: ${hours.join(' · ')}`,
  address: (address, path) => `Estamos en ${address}. Encuentra el mapa y todos los datos en ${path}`,
  booking: (whatsapp) =>
    `Con mucho gusto. Puede pedir su valoración con el botón «Agendar Cita» de este sitio o por WhatsApp: ${whatsapp}`,
  contact: ({ phone, email, whatsapp }) =>
    `Con gusto le atendemos en el ${phone} o en ${email}. También puede escribirnos por WhatsApp: ${whatsapp}`,
  products: (products) =>
    `Con gusto. En nuestra tienda puede ver ${products.map(({ title, path }) => `«${title}» en ${path}`).join(' · ')}`,
  category: ({ title, path }) =>
    `Con gusto. Lo que tenemos para eso está en nuestra tienda, en «${title}»: ${path}`,
  both: (places) =>
    `${places.map(({ title, path, fact }) => `«${title}»: ${fact ? `${fact} ` : ''}Más en ${path}`).join(' · ')} · En la valoración un especialista le orienta.`,
  quoted: (passage, { title, path }) =>
    `${title.includes('?') ? '' : `«${title}»: `}${passage} Lo encuentra en ${path}`,
  found: ({ title, path }) => `Con gusto. Puede leer sobre «${title}» en ${path}`,
  perhaps: ({ title, path }, whatsapp) =>
    `No tengo una respuesta exacta. Quizás le sirva «${title}», en ${path} o, si prefiere, pregúntenos por WhatsApp: ${whatsapp}`,
  unknown: (whatsapp, nearest = []) =>
    `Disculpe, no tengo esa información.${nearest.length > 0 ? ` Lo más cercano que encuentro: ${nearest.map(({ title, path }) => `«${title}» en ${path}`).join(' · ')} ·` : ''} Nuestro equipo le responde con gusto por WhatsApp: ${whatsapp}`,
};
