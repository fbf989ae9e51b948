import type { PricesContent } from '#content/types.ts';

// Sample copy: the clinic confirms when and how it is paid before publishing.
export const content: PricesContent = {
  meta: {
    title: 'Precios de tratamientos en {city}',
    description:
      'Cuánto cuestan la consulta, los procedimientos y las experiencias de spa y láser en {city}: rangos, qué incluyen, sesiones y cuándo se paga.',
  },
  heading: 'Precios, sin sorpresas',
  lead: 'Cuánto cuesta cada tratamiento, qué incluye, cuántas sesiones suele pedir y quién lo hace. Son rangos en pesos colombianos: el precio suyo se lo damos por escrito en la valoración, dentro del rango y antes de que decida.',
  navLabel: 'En esta página',
  areas: { clinica: 'Dermatología clínica', estetica: 'Dermatología estética' },
  spa: 'Spa y láser',
  list: {
    more: 'Qué incluye y quién lo hace',
    includes: 'Incluye',
    sessions: 'Sesiones',
    performedBy: 'Quién lo hace',
    toConfirm: 'Precio por confirmar en la valoración',
  },
  paying: {
    heading: 'Qué se paga y cuándo',
    facts: [
      { label: 'La valoración', value: '{assessmentPrice}, el día de la cita. {assessmentCredit}' },
      {
        label: 'Los procedimientos',
        value:
          'Sesión por sesión, el día en que se hace cada una. Un plan de varias sesiones no obliga a pagarlas todas por adelantado.',
      },
      {
        label: 'Medios de pago',
        value: 'Tarjetas de crédito, tarjetas débito y efectivo. En este sitio no se paga nada.',
      },
      { label: 'Cambios y cancelaciones', value: '{cancellation}' },
      { label: 'EPS, prepagada y pólizas', value: '{insurance}' },
    ],
  },
  closing: {
    heading: '¿Cuál es el precio suyo?',
    lead: 'Depende de la zona, del producto y de su piel. Lo hablamos en la valoración, o por WhatsApp si solo quiere una idea.',
    button: 'Solicitar valoración',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: 'Hola, quisiera saber el precio de un tratamiento.',
    },
  },
};
