/** Opens the floating cart, which is another area of the page. */
export function openCart(): void {
  const toggle = document.getElementById('carrito');
  if (toggle?.ariaExpanded !== 'true') toggle?.click();
}
