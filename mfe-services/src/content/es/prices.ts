import { page } from './prices.data.ts';

export const content = {
  ...page,
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
};
