import type { Line } from '@tractor-store/mfe-checkout/basket';
import { formatPrice } from '@tractor-store/mfe-checkout/formatPrice';
import { offers } from '@tractor-store/mfe-checkout/offers';
import { actions, elsewhere, paths } from '@tractor-store/mfe-checkout/paths';

const lineOf = ({ sku, quantity }: Line): string => {
  const offer = offers.find((each) => each.sku === sku);
  if (!offer) return '';
  return `<form method="post" action="${actions.remove}"><input type="hidden" name="sku" value="${sku}">
<p>${quantity} × <a href="${elsewhere.variant(sku)}">${offer.name}</a>, ${formatPrice(offer.price * quantity)}
<button class="button" aria-label="Remove ${offer.name} from the basket">Remove</button></p></form>`;
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
  const toCheckout = `<a class="button" data-kind="primary" href="${paths.checkout}">Checkout</a> `;
  const basket = lines.map(lineOf).join('');
  const content = basket
    ? `${basket}<p><strong>Total: ${formatPrice(total)}</strong></p>`
    : '<p>Your basket is empty.</p>';
  return page
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(
      /(<main\b[^>]*>)[^]*(<\/main>)/,
      `$1<div class="page"><h1>Basket</h1>${content}<p>${basket && toCheckout}<a class="button" href="${elsewhere.products}">Continue shopping</a></p></div>$2`,
    );
}
