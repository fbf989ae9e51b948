import type { PriceListWords } from '@clinic/shared/kit/PriceList';

export const content: PriceListWords = {
  more: 'Qué incluye y quién lo hace',
  includes: 'Incluye',
  sessions: 'Sesiones',
  performedBy: 'Quién lo hace',
  toConfirm: 'Precio por confirmar en la valoración',
};
