import { formatNumber } from '@clinic/shared/money';

import { card } from './card.ts';
import { details } from './details.ts';
import { quickView } from './quickView.ts';

export const content = {
  kicker: 'Tienda',
  viewsLabel: 'Categorías de la tienda',
  skip: { cart: 'Saltar los productos e ir al carrito', assistant: 'Ir al asistente' },
  guide: {
    text: '¿Dudas al usarlos?',
    label: 'Lea la guía de uso',
  },
  count: (count: number) => (count === 1 ? '1 producto' : `${formatNumber(count, 'es')} productos`),
  filters: {
    label: 'Buscar y filtrar productos',
    search: 'Buscar productos',
    clearSearch: 'Borrar la búsqueda',
    category: 'Categoría',
    brand: 'Marca',
    allBrands: 'Todas las marcas',
    available: 'Solo lo disponible',
    sort: {
      label: 'Ordenar por',
      byClinic: 'Selección de la clínica',
      byRelevance: 'Relevancia',
      byName: 'Nombre, de la A a la Z',
      byPrice: 'Precio, de menor a mayor',
      byPriceDown: 'Precio, de mayor a menor',
      byUnitPrice: 'Precio por ml o g, de menor a mayor',
    },
    sheet: {
      open: (applied: number) => (applied === 0 ? 'Filtrar' : `Filtrar (${applied})`),
      heading: 'Filtrar productos',
      close: 'Cerrar los filtros',
      show: (products: number) =>
        products === 1 ? 'Ver 1 producto' : `Ver ${formatNumber(products, 'es')} productos`,
    },
    applied: {
      label: 'Filtros aplicados',
      remove: 'Quitar filtro:',
      brand: 'Marca',
      text: 'Búsqueda',
      available: 'Disponibilidad',
      clear: 'Limpiar filtros',
    },
    quoted: (text: string) => `«${text}»`,
    none: {
      text: 'No se encontraron productos con los filtros seleccionados.',
      everywhere: 'Buscar en toda la tienda',
      ask: 'Preguntar a la clínica',
      question: 'Hola, no encuentro en la tienda el producto que busco. ¿Me ayudan, por favor?',
    },
    searching: 'Buscando…',
    failed: 'No pudimos cargar la búsqueda. Lo que usted eligió sigue aquí.',
    retry: 'Reintentar',
    unknown: 'El enlace pedía un filtro que no existe en la tienda; lo omitimos.',
  },
  filterInShop: 'Filtrar en toda la tienda',
  card,
  details,
  quickView,
  views: {
    all: {
      meta: {
        title: 'Tienda de cuidado de la piel y el cabello',
        description:
          'Cuidado facial, capilar y protección solar elegidos por dermatólogos. Arme su pedido y confírmelo con la clínica por WhatsApp.',
      },
      label: 'Todas',
      heading: 'Cuidado para continuar en casa',
      lead: 'Una selección breve, elegida por nuestros dermatólogos. Arme su pedido y se lo confirmamos por WhatsApp: aquí no se paga nada.',
    },
    rejuvenecimiento: {
      meta: {
        title: 'Productos de rejuvenecimiento',
        description:
          'Sueros, cremas y contornos para una piel de aspecto descansado, flexible e hidratado. Pedido por WhatsApp con la clínica.',
      },
      label: 'Rejuvenecimiento',
      heading: 'Rejuvenecimiento',
      lead: 'Péptidos, retinol, ceramidas y ácido hialurónico para una piel de aspecto descansado y flexible.',
    },
    capilar: {
      meta: {
        title: 'Productos de cuidado capilar',
        description:
          'Champús, tónicos, mascarillas y aceites para el cuero cabelludo y el cabello. Pedido por WhatsApp con la clínica.',
      },
      label: 'Capilar',
      heading: 'Capilar',
      lead: 'Del cuero cabelludo a las puntas: limpieza amable, tónicos ligeros y nutrición que no pesa.',
    },
    'anti-acne': {
      meta: {
        title: 'Productos antiacné',
        description:
          'Limpiadores, sueros e hidratantes ligeros para la piel grasa o con imperfecciones. Pedido por WhatsApp con la clínica.',
      },
      label: 'Antiacné',
      heading: 'Antiacné',
      lead: 'Limpieza sin tirantez e hidratación ligera para la piel grasa o con imperfecciones.',
    },
    antimanchas: {
      meta: {
        title: 'Productos antimanchas',
        description:
          'Vitamina C, ácido tranexámico, niacinamida y otros activos para un tono más uniforme. Pedido por WhatsApp con la clínica.',
      },
      label: 'Manchas',
      heading: 'Antimanchas',
      lead: 'Luminosidad y un tono que se ve más uniforme, con uso diario y protección solar cada mañana.',
    },
  },
};
