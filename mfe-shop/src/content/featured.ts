import type { ProductFacts } from '#content/types.ts';

/** The first five products of the catalogue, apart so that the home page loads no more than these. */
export const featured: readonly ProductFacts[] = [
  {
    id: 'suero-antioxidante-vitamina-c-15',
    name: 'Suero Antioxidante Vitamina C 15 %',
    brand: 'Frailuma',
    category: 'Manchas',
    line: 'Antioxidantes',
    size: '30 ml',
    image: 'products/suero-antioxidante-vitamina-c-15',
  },
  {
    id: 'fluido-solar-invisible-fps-50',
    name: 'Fluido Solar Invisible FPS 50+',
    brand: 'Solquira',
    category: 'Protección Solar',
    line: 'Protección Solar',
    size: '50 ml',
    image: 'products/fluido-solar-invisible-fps-50',
  },
  {
    id: 'crema-nocturna-peptidos',
    name: 'Crema Nocturna de Péptidos',
    brand: 'Cedrelva',
    category: 'Rejuvenecimiento',
    line: 'Anti-edad',
    size: '50 ml',
    image: 'products/crema-nocturna-peptidos',
  },
  {
    id: 'bruma-tonica-capilar-romero',
    name: 'Bruma Tónica Capilar Romero y Cafeína',
    brand: 'Ocobara',
    category: 'Capilar',
    line: 'Tratamientos Específicos',
    size: '100 ml',
    image: 'products/bruma-tonica-capilar-romero',
  },
  {
    id: 'gel-limpiador-equilibrante',
    name: 'Gel Limpiador Equilibrante',
    brand: 'Yarumé',
    category: 'Antiacne',
    line: 'Limpieza',
    size: '200 ml',
    image: 'products/gel-limpiador-equilibrante',
  },
];
