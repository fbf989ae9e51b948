import { createHash } from 'node:crypto';

import type { Stylesheet } from './assets.ts';

/** React writes all text and every attribute escaped: `<`, `>` and `"` stand in tags only. */
const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/gi;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&' };

const unescape = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|amp);/g, (found) => entities[found] ?? found);

const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Stronger than any class, as the attribute would be, and weaker than what React sets later. */
const ruleOf = (name: string, declarations: string): string =>
  `[data-css="${name}"]:not(#_){${declarations}}`;

/**
 * Moves the `style` attributes of prerendered HTML into a stylesheet: a policy that allows them would allow anybody's.
 * React neither misses them when it hydrates nor writes them back; it changes styles through the elements.
 * @throws Error for declarations that would end their rule
 */
export function liftStyles(html: string): { html: string; stylesheets: Stylesheet[] } {
  const rules = new Map<string, string>();
  const lifted = html.replaceAll(styleAttribute, (_, before: string, escaped: string) => {
    const declarations = unescape(escaped);
    if (/[{}<]/.test(declarations)) throw new Error(`A style holds what no style may hold: ${declarations}`);
    const name = nameOf(declarations);
    rules.set(name, declarations);
    return `${before} data-css="${name}"`;
  });
  if (rules.size === 0) return { html, stylesheets: [] };
  const css = [...rules].map(([name, declarations]) => ruleOf(name, declarations)).join('');
  return { html: lifted, stylesheets: [{ css, dataHref: `styles/${nameOf(css)}` }] };
}
