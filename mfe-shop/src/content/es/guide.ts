import { card } from './card.ts';

export const content = {
  trail: { label: 'Dónde está esta guía', shop: 'Tienda', here: 'Cómo usar los productos' },
  contents: 'En esta guía',
  parts: {
    rutina: 'La rutina',
    combinar: 'Qué combina con qué',
    activos: 'Retinol y exfoliantes',
    sol: 'Protector solar',
    piel: 'Según su piel',
    momentos: 'Edades y momentos',
    cabello: 'Cabello',
    producto: 'El producto en casa',
  },
  products: { label: 'Productos de los que habla', priceToConfirm: card.priceToConfirm },
};
