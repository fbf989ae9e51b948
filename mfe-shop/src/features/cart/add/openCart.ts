/** Opens the floating cart. It clicks the cart's button, because the cart is another area of the page. */
export function openCart(): void {
  const toggle = document.getElementById('carrito');
  if (toggle?.ariaExpanded !== 'true') toggle?.click();
}
