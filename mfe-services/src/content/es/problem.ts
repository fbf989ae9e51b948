import type { ProblemContent } from '#content/problemTypes.ts';

export const content: ProblemContent = {
  category: 'Dermatología',
  trailLabel: 'Dónde está esta página',
  trail: 'Qué le preocupa',
  priceFrom: (price) => `Precios desde ${price}.`,
  jump: 'Ver qué hacemos y cuánto cuesta',
  ask: 'Solicitar valoración',
  whatsapp: {
    label: 'Preguntar por WhatsApp',
    message: (problem) => `Hola, quisiera saber cómo atienden: ${problem}.`,
  },
  causes: 'Qué puede ser',
  soon: 'Cuándo consultar pronto',
  emergency: 'Es una urgencia',
  call: (number) => `Llamar al ${number}`,
  care: 'Qué hacemos aquí',
  home: 'Mientras tanto, en casa',
  products: 'En la tienda',
  related: {
    heading: 'Para decidir',
    doctor: 'Quién atiende',
    article: 'Para leer',
    question: 'Preguntas frecuentes',
  },
  sources: 'Fuentes',
};
