import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const src = '/releases/shell/index.js';

const listen = vi.fn(window.addEventListener);

beforeEach(() => {
  vi.resetModules();
  listen.mockClear();
  vi.stubGlobal('addEventListener', listen);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  document.head.innerHTML = `
    <script type="application/json" id="page-scripts">{"start":["${src}"],"page":[],"ahead":[],"areas":{},"hydration":{},"integrity":{}}</script>
    <style>@font-face { font-family: "Fraunces"; src: url(data:font/woff2;base64,AAAA) }</style>`;
  document.body.innerHTML = '<div data-area="shell"><button type="button">Agendar Cita</button></div>';
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
  for (const [type, listener, options] of listen.mock.calls) removeEventListener(type, listener, options);
  for (const name of ['fonts', 'styleSheets', 'querySelectorAll']) Reflect.deleteProperty(document, name);
  delete globalThis.earlyErrors;
  delete globalThis.teselaLoader;
  delete globalThis.clinicLoader;
  document.head.replaceChildren();
  document.body.replaceChildren();
});

const refuse = () => {
  throw new TypeError('refused');
};

const replace = (target: object, name: string, value: unknown): void =>
  void Object.defineProperty(target, name, { configurable: true, value });

/** What the page says of its `<style>` elements; all else is found as ever. */
const replaceStyles = (find: () => unknown): void => {
  const all = document.querySelectorAll.bind(document);
  replace(document, 'querySelectorAll', (selector: string) =>
    selector === 'style' ? find() : all(selector),
  );
};

const rule = {
  style: { getPropertyValue: (name: string) => (name === 'src' ? 'url(data:font/woff2;base64,AAAA)' : '') },
};

/** jsdom has no fonts. */
function withFonts(fonts: unknown, FontFace: unknown): void {
  class CSSFontFaceRule {
    style = rule.style;
  }
  vi.stubGlobal('CSSFontFaceRule', CSSFontFaceRule);
  vi.stubGlobal('FontFace', FontFace);
  replace(document, 'fonts', fonts);
  const sheet = { cssRules: [new CSSFontFaceRule()] };
  replace(document, 'styleSheets', [sheet]);
  replaceStyles(() => [{ sheet }]);
}

it.each<[string, () => void]>([
  ['another default policy', () => vi.stubGlobal('trustedTypes', { createPolicy: refuse })],
  ['fonts that are refused', () => withFonts({ add: () => {} }, refuse)],
  ['no document.fonts', () => withFonts(undefined, Object)],
  [
    'a stylesheet of another origin',
    () =>
      replace(document, 'styleSheets', [
        {
          get cssRules() {
            return refuse();
          },
        },
      ]),
  ],
  ['styles that cannot be read', () => replaceStyles(refuse)],
  ['no measurements of the page', () => vi.stubGlobal('performance', { now: () => 0 })],
  ['measurements that are refused', () => vi.stubGlobal('performance', { getEntriesByType: refuse })],
  ['no random numbers', () => vi.stubGlobal('crypto', undefined)],
])('a tap fetches the scripts of the page in a browser with %s', async (_what, breakBrowser) => {
  breakBrowser();
  await import('./starter.ts');

  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));

  const [script] = document.head.querySelectorAll<HTMLScriptElement>('script[src]');
  expect(script?.getAttribute('src')).toBe(src);
});

it('what fails is logged and counted', async () => {
  vi.stubGlobal('trustedTypes', { createPolicy: refuse });
  await import('./starter.ts');

  const { collectErrors, onError } = await import('#visits/errors.ts');
  const counted: unknown[] = [];
  collectErrors();
  onError((error) => counted.push(error));

  expect(counted).toContainEqual(new TypeError('refused'));
  expect(console.warn).toHaveBeenCalledWith(new TypeError('refused'));
});
