import type { MakeDocuments } from '@tesela/core/contract';

import { faults } from '#pieces/faults.ts';

const names = ['Limpieza', 'Hidratación'];

export const documents: MakeDocuments = () => ({
  '/invitados': { names },
  '/invitados/pagina': { heading: 'Otra página' },
  'guest-cards': { names },
  ...Object.fromEntries(faults.map((fault) => [`/invitados/averias/${fault}`, { fault }])),
});
