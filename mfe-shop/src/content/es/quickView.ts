export const quickView = {
  close: 'Cerrar la vista rápida',
  loading: 'Cargando los detalles del producto',
  failed: 'En este momento no pudimos traer los demás detalles. Están en la página del producto.',
  fullPage: 'Ver la página completa',
  keepShopping: 'Seguir comprando',
};
