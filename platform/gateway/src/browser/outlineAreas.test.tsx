import { expect, it, vi } from 'vitest';

import './outlineAreas.ts';

const registry = {
  mfe_sweets: { version: '1.5.0', pages: ['/sweets', '/sweets/:section'], slots: [] },
  mfe_stall: { version: '2.0.1', pages: ['/stall'], slots: ['cart-widget'] },
};

const labels = () =>
  [...(document.querySelector('tesela-dev-areas')?.shadowRoot?.querySelectorAll('span') ?? [])].map(
    ({ textContent }) => textContent,
  );

const press = () =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { code: 'KeyA', altKey: true, shiftKey: true, bubbles: true }),
  );

it('a developer sees whose every area is and in which version, and takes it away again', async () => {
  history.replaceState(null, '', '/en/sweets/facial');
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(registry));
  // Nothing has a size here.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 9, height: 9 } as DOMRect);
  document.body.innerHTML =
    '<script type="application/json" id="page-data">{"site":{"languages":["es","en"]}}</script>' +
    '<header data-area="cart-widget"></header><main data-area="page"></main><footer data-area="footer"></footer>';

  press();

  await vi.waitFor(() =>
    expect(labels()).toEqual([
      'cart-widget · mfe_stall 2.0.1',
      'page · mfe_sweets 1.5.0',
      'footer · shell dev',
    ]),
  );
  press();
  expect(labels()).toEqual([]);
});
