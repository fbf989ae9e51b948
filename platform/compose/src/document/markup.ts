import { createHash } from 'node:crypto';

import { transformStyleAttribute } from 'lightningcss';
import { Tokenizer, type Token } from 'parse5';

import { addReferences, noReferences, type References } from './references.ts';
import type { Stylesheet } from './stylesheet.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

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

function readTags(html: string, onTag: (tag: Token.TagToken, isEnd: boolean) => void): void {
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (tag) => onTag(tag, false),
      onEndTag: (tag) => onTag(tag, true),
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
      onCharacter: ignore,
      onNullCharacter: ignore,
      onWhitespaceCharacter: ignore,
    },
  );
  tokenizer.write(html, true);
}

const attributesOf = ({ attrs }: Token.TagToken): Readonly<Record<string, string>> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** A link for the head, from the first source of a picture. */
function preloadOf(source: Readonly<Record<string, string>>): string {
  const written = Object.entries({ type: 'type', imagesrcset: 'srcset', imagesizes: 'sizes' }).flatMap(
    ([name, from]) => (source[from] ? [`${name}="${escapeHtml(source[from])}"`] : []),
  );
  return `<link rel="preload" as="image" fetchpriority="high" ${written.join(' ')}>`;
}

export type Markup = {
  /** Without `style` attributes. */
  html: string;
  /** What they said; none without any. */
  stylesheets: Stylesheet[];
  /** A link for the head, when a component marks its picture with `fetchPriority="high"`. */
  preloads: string[];
  references: References;
};

/**
 * Reads the prerendered HTML of a page once. Its `style` attributes become a stylesheet, because the Content Security
 * Policy forbids inline styles: React hydrates without them and changes later styles through the DOM. Its first picture
 * is preloaded, because the inline styles stand before it in the document and would delay its discovery.
 * @throws Error for declarations that would close their rule, and for `<style>`
 */
export function readMarkup(html: string): Markup {
  const rules = new Map<string, string>();
  const references = noReferences();
  const parts: string[] = [];
  let end = 0;
  let source: Readonly<Record<string, string>> | undefined;
  let preload: string | undefined;
  readTags(html, (tag, isEnd) => {
    const { tagName, location } = tag;
    if (tagName === 'style')
      throw new Error('A component renders <style>, which would apply to the whole page: use a CSS Module.');
    if (tagName === 'picture') source = undefined;
    if (isEnd) return;
    addReferences(references, tag);
    const attributes = attributesOf(tag);
    if (tagName === 'source') source ??= attributes;
    if (tagName === 'img' && attributes.fetchpriority === 'high' && source) preload ??= preloadOf(source);
    const place = location?.attrs?.style;
    if (attributes.style === undefined || !place) return;
    const name = nameOf(attributes.style);
    if (!rules.has(name)) rules.set(name, closeDeclarations(attributes.style));
    parts.push(html.slice(end, place.startOffset), `data-css="${name}"`);
    end = place.endOffset;
  });
  const preloads = preload === undefined ? [] : [preload];
  if (rules.size === 0) return { html, stylesheets: [], preloads, references };
  const css = [...rules].map(([name, declarations]) => ruleOf(name, declarations)).join('');
  const stylesheets = [{ css, dataHref: `styles/${nameOf(css)}` }];
  return { html: [...parts, html.slice(end)].join(''), stylesheets, preloads, references };
}
