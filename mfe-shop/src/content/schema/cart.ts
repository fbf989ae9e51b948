import { group, line, plural, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';

const named = (title: string, ...names: string[]) => line({ title, max: 80, names });
const sentence = (title: string, ...names: string[]) => text({ title, max: 260, names });

const copying = (title: string) =>
  group(
    {
      copy: 'Botón',
      copied: 'Cuando se copió',
      failed: sentence('Cuando no'),
    },
    { title },
  );

/** The words of the order message in WhatsApp. */
const order = group(
  {
    priceToConfirm: 'Sin precio',
    subtotal: 'Subtotal',
    shipping: 'Envío',
    free: 'Envío gratis',
    pickup: 'Lo recoge',
    total: 'Total',
    toConfirm: 'Valor por confirmar',
    partial: 'Cuando faltan precios',
    greeting: named('Saludo', 'reference'),
    item: named('Producto', 'name', 'count'),
    sum: named('Precio de varios', 'price', 'sum'),
    linked: named('Cuando no caben los productos', 'count'),
    leftOut: named('Lo agotado', 'names'),
    request: sentence('Pregunta final'),
  },
  { title: 'Mensaje del pedido' },
);

/** The notices of the cart after a removal and after the visitor returns from WhatsApp. */
const removal = group(
  {
    line: 'Salió un producto',
    cart: 'Quedó vacío',
    undo: 'Deshacer',
    dismiss: 'Cerrar el aviso',
    asked: group(
      { yes: 'Sí', no: 'No', heading: named('Pregunta', 'reference'), text: sentence('Qué falta') },
      { title: 'Al volver de WhatsApp' },
    ),
    sent: group(
      { heading: named('Título', 'reference'), text: sentence('Qué sigue') },
      { title: 'Cuando lo envió' },
    ),
  },
  { title: 'Lo que pasó' },
);

/** The words for a cart that a link contains. */
const shared = group(
  {
    carrito: 'Título de un carrito',
    rutina: 'Título de una rutina',
    question: 'Pregunta',
    add: 'Agregar',
    dismiss: 'No agregar',
    close: 'Cerrar',
    failed: 'Cuando no se pudo abrir',
    retry: 'Reintentar',
    unknown: plural({ title: 'Productos que ya no están', max: 100, names: ['count'] }),
  },
  { title: 'Carrito de un enlace' },
);

export const cartWidget = {
  title: 'Carrito',
  page: '/tienda',
  single: true,
  words: group(
    {
      heading: 'Título',
      close: 'Cerrar',
      toggleEmpty: 'Botón del carrito vacío',
      empty: 'Cuando está vacío',
      emptyAlert: 'Al comprar sin productos',
      priceLoading: 'Mientras llega el precio',
      unavailable: 'Producto que ya no está',
      unavailableMeaning: 'Qué pasa con el que ya no está',
      soldOutMeaning: 'Qué pasa con lo agotado',
      soldOutNotice: 'Aviso de lo agotado',
      totalToConfirm: 'Total sin precios',
      totalIsPartial: 'Total sin todos los precios',
      pricesFailed: 'Cuando no llegan los precios',
      estimate: 'Bajo el total',
      returns: 'Enlace a las devoluciones',
      shop: 'Enlace a la tienda',
      buy: 'Comprar',
      clear: 'Vaciar',
      toggle: named('Botón del carrito', 'products'),
      status: named('Lo que hay, para lectores de pantalla', 'products', 'units'),
      added: named('Al agregar', 'name'),
      decrease: named('Quitar uno', 'name'),
      increase: named('Agregar uno', 'name'),
      remove: named('Eliminar', 'name'),
      quantity: named('Cantidad', 'count'),
      mostReached: named('Cantidad máxima', 'count'),
      total: named('Total', 'amount'),
      note: sentence('Qué es comprar'),
      nothingAvailable: sentence('Cuando nada se puede pedir'),
      longOrder: sentence('Cuando el pedido no cabe'),
      copy: copying('Copiar el pedido'),
      share: copying('Copiar el enlace'),
      delivery: group({ label: 'Entrega', shipping: 'Envío', pickup: 'Recoger' }, { title: 'Entrega' }),
      totals: group(
        {
          subtotal: 'Subtotal',
          free: 'Gratis',
          toConfirm: 'Por confirmar',
          untilFree: named('Lo que falta para envío gratis', 'amount'),
        },
        { title: 'Totales' },
      ),
      orders: group(
        {
          heading: 'Título',
          repeat: 'Repetir',
          forget: 'Borrar',
          item: named('Producto', 'name', 'count'),
        },
        { title: 'Últimos pedidos' },
      ),
      shared,
      removal,
      notices: group(
        {
          unreadable: sentence('Carrito ilegible'),
          'not-saved': sentence('El navegador no guarda'),
          full: sentence('Carrito lleno'),
        },
        { title: 'Avisos' },
      ),
      order,
    },
    { title: 'Rótulos' },
  ),
} satisfies Kind;
