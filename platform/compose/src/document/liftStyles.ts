import { createHash } from 'node:crypto';

import { transformStyleAttribute } from 'lightningcss';

import type { Stylesheet } from './stylesheet.ts';

/** React writes all text and every attribute escaped: `<`, `>` and `"` stand in tags only. */
const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/gi;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const unescape = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|amp);/g, (found) => entities[found] ?? found);

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Stronger than any class, as the attribute would be, and weaker than what React sets later. */
const ruleOf = (name: string, declarations: string): string =>
  `[data-css="${name}"]:not(#_){${declarations}}`;

/** Closes what the declarations leave open: a comment or a bracket would take the rules after them along. */
function closeDeclarations(declarations: string): string {
  try {
    const { code } = transformStyleAttribute({ filename: '', code: Buffer.from(declarations), minify: true });
    const closed = Buffer.from(code).toString();
    if (!/[{}<]/.test(closed)) return closed;
  } catch {
    // Refused like those that would end their rule.
  }
  throw new Error(`A style holds what no style may hold: ${declarations}`);
}

/**
 * Moves the `style` attributes of prerendered HTML into a stylesheet: a policy that allows them would allow anybody's.
 * React neither misses them when it hydrates nor writes them back; it changes styles through the elements.
 * @throws Error for declarations that would end their rule, and for `<style>`
 */
export function liftStyles(html: string): { html: string; stylesheets: Stylesheet[] } {
  if (/<style\b/i.test(html))
    throw new Error('A component renders <style>, which would hold for the whole page: use a CSS Module.');
  const rules = new Map<string, string>();
  const lifted = html.replaceAll(styleAttribute, (_, before: string, escaped: string) => {
    const declarations = unescape(escaped);
    const name = nameOf(declarations);
    if (!rules.has(name)) rules.set(name, closeDeclarations(declarations));
    return `${before} data-css="${name}"`;
  });
  if (rules.size === 0) return { html, stylesheets: [] };
  const css = [...rules].map(([name, declarations]) => ruleOf(name, declarations)).join('');
  return { html: lifted, stylesheets: [{ css, dataHref: `styles/${nameOf(css)}` }] };
}
