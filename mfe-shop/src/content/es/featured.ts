import { card } from './card.ts';

export const content = {
  label: 'Productos destacados',
  messages: {
    carousel: 'carrusel',
    slide: 'producto',
    slides: 'Productos',
    position: (position: number, count: number) => `${position} de ${count}`,
    previous: 'Productos anteriores',
    next: 'Productos siguientes',
  },
  rotation: { startLabel: 'Iniciar la rotación', stopLabel: 'Detener la rotación' },
  card,
  inCart: (products: number, units: number) =>
    `${products === 1 ? '1 producto' : `${products} productos`} en su carrito (${units === 1 ? '1 unidad' : `${units} unidades`}).`,
  shopLink: 'Ver el carrito en la tienda',
};
