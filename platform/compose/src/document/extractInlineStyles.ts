import { createHash } from 'node:crypto';

import { transformStyleAttribute } from 'lightningcss';

import type { Stylesheet } from './stylesheet.ts';

/** React escapes text and attributes, so that `<`, `>` and `"` occur in tags only. */
const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/gi;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const unescape = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|amp);/g, (found) => entities[found] ?? found);

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The selector is stronger than any class, as the attribute would be, and weaker than styles that React sets later. */
const ruleOf = (name: string, declarations: string): string =>
  `[data-css="${name}"]:not(#_){${declarations}}`;

/** Closes open comments and brackets, which would otherwise swallow the rules that follow. */
function closeDeclarations(declarations: string): string {
  try {
    const { code } = transformStyleAttribute({ filename: '', code: Buffer.from(declarations), minify: true });
    const closed = Buffer.from(code).toString();
    if (!/[{}<]/.test(closed)) return closed;
  } catch {
    // Declarations that cannot be parsed are refused below.
  }
  throw new Error(`A style attribute has declarations that are not allowed: ${declarations}`);
}

/**
 * Moves the `style` attributes of prerendered HTML into a stylesheet, because the Content Security Policy forbids
 * inline styles. React hydrates without them and changes later styles through the DOM.
 * @throws Error for declarations that would close their rule, and for `<style>`
 */
export function extractInlineStyles(html: string): { html: string; stylesheets: Stylesheet[] } {
  if (/<style\b/i.test(html))
    throw new Error('A component renders <style>, which would apply to the whole page: use a CSS Module.');
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
