export const content = {
  category: 'Dermatología',
  trailLabel: 'Dónde está esta página',
  trail: 'Qué le preocupa',
  priceFrom: (price: string) => `Precios desde ${price}.`,
  /** Leads to what is done here, with each price. */
  jump: 'Ver qué hacemos y cuánto cuesta',
  ask: 'Solicitar valoración',
  whatsapp: {
    label: 'Preguntar por WhatsApp',
    message: (problem: string) => `Hola, quisiera saber cómo atienden: ${problem}.`,
  },
  causes: 'Qué puede ser',
  soon: 'Cuándo consultar pronto',
  emergency: 'Es una urgencia',
  call: (number: string) => `Llamar al ${number}`,
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
