import type { Token } from 'parse5';

/** What the HTML of a page names, and the places in it that others can name. */
export type References = { links: Set<string>; anchors: Set<string>; files: Set<string> };

export const noReferences = (): References => ({ links: new Set(), anchors: new Set(), files: new Set() });

/** Attributes that name a file; a source set names several. */
const fileAttributes: Readonly<Record<string, readonly string[]>> = {
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
};

/** Adds what one tag names. */
export function addReferences(
  { links, anchors, files }: References,
  { tagName, attrs }: Token.TagToken,
): void {
  const named = fileAttributes[tagName] ?? [];
  for (const { name, value } of attrs) {
    if (name === 'id') anchors.add(value);
    if (name === 'href' && tagName === 'a') links.add(value);
    if (!named.includes(name)) continue;
    for (const source of name === 'srcset' ? value.split(',') : [value]) {
      files.add(source.trim().split(/\s/)[0] ?? '');
    }
  }
}
