import type { PriceListWords } from '@clinic/shared/ui/PriceList';

export const content: PriceListWords = {
  includes: 'Incluye',
  sessions: 'Sesiones',
  performedBy: 'Quién lo hace',
  toConfirm: 'Precio por confirmar en la valoración',
};
