import type { ClinicFact } from './knowledge.ts';

/** What the editor calls each fact of the clinic that visitors ask for. */
export const clinicFactLabels = {
  hours: 'Horario',
  holidays: 'Festivos y días distintos',
  address: 'Dirección',
  booking: 'Pedir una cita',
  contact: 'Teléfono, correo y WhatsApp',
  payment: 'Medios de pago',
  prices: 'Lista de precios',
  shipping: 'Envíos',
  assessment: 'Precio de la valoración',
  cancellation: 'Cancelar o cambiar una cita',
  insurance: 'EPS y medicina prepagada',
  parking: 'Parqueadero',
  absent: 'Lo que no ofrecemos, o el sitio no dice',
} satisfies Record<ClinicFact, string>;
