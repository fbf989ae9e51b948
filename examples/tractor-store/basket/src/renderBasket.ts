import type { Line } from '@tractor-store/mfe-checkout/basket';
import { offers } from '@tractor-store/mfe-checkout/offers';
import { actions, elsewhere, paths } from '@tractor-store/mfe-checkout/paths';

const lineOf = ({ sku, quantity }: Line): string => {
  const offer = offers.find((each) => each.sku === sku);
  if (!offer) return '';
  return `<form method="post" action="${actions.remove}"><input type="hidden" name="sku" value="${sku}">
<p>${quantity} × <a href="${elsewhere.variant(sku)}">${offer.name}</a>: ${offer.price * quantity} Ø</p>
<button class="button">Remove</button></form>`;
};

/**
 * Puts a basket into the composed page of the cart, for who has no scripts. The shell's classes dress it; scripts are taken
 * out, since they would look for the cart that was composed.
 */
export function renderBasket(page: string, lines: readonly Line[]): string {
  const total = lines.reduce(
    (sum, { sku, quantity }) => sum + quantity * (offers.find((offer) => offer.sku === sku)?.price ?? 0),
    0,
  );
  const basket = lines.map(lineOf).join('');
  const content = basket
    ? `${basket}<p><strong>Total: ${total} Ø</strong></p><a class="button" data-kind="primary" href="${paths.checkout}">Checkout</a>`
    : '<p>Your basket is empty.</p>';
  return page
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(
      /(<main\b[^>]*>)[^]*(<\/main>)/,
      `$1<div class="page"><h1>Basket</h1>${content}<a class="button" href="${elsewhere.products}">Continue shopping</a></div>$2`,
    );
}
