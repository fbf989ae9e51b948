/** Addresses as visitors may recognise or click them, whether or not the chat window makes links of them. */
const address =
  /\b[a-z][a-z0-9+.-]*:\/\/\S*|\b(?:javascript|data|vbscript|file|blob):\S+|(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?![\p{L}\p{N}_-])(?:[/?#:]\S*)?/giu;

/** A slash that begins a word: «y/o» and `24/7` are none, `//elsewhere` is another site. */
const path = /(?<![\p{L}\p{N}_/.-])\/\S*/gu;

const trailing = /[.,;:!?)\]»”"'…]+$/;

export type Links = {
  /** Whether a reply leads only to pages of the clinic, and to its WhatsApp. */
  areOwn: (text: string) => boolean;
  /** The text without its addresses, once they are known to be the clinic's own. */
  without: (text: string) => string;
};

/**
 * Knows where replies may lead.
 * @param paths pages of the site and their anchors, with language
 * @param origin public origin of the site
 * @param whatsapp digits of the clinic's number
 */
export function createLinks(paths: Iterable<string>, origin: string, whatsapp: string): Links {
  const own = new Set(['/', '/en', '/#contacto', '/en#contacto']);
  for (const item of paths) own.add(item).add(item.replace(/#.*$/, ''));
  const host = origin.replace(/^https?:\/\//, '');

  const isOwnPath = (found: string): boolean => own.has(found.replace(/(?<=.)\/(?=#|$)/, ''));
  const isOwnAddress = (found: string): boolean => {
    const text = found.replace(/^https?:\/\//, '');
    if (text === `wa.me/${whatsapp}`) return true;
    if (text !== host && !text.startsWith(`${host}/`)) return false;
    return isOwnPath(text.slice(host.length) || '/');
  };
  const clean = (matches: Iterable<RegExpMatchArray>) =>
    [...matches].map(([found]) => found.replace(trailing, '') || '/');
  const withoutAddresses = (text: string): string => text.replaceAll(address, ' ');

  return {
    areOwn: (text) =>
      clean(text.matchAll(address)).every(isOwnAddress) &&
      clean(withoutAddresses(text).matchAll(path)).every(isOwnPath),
    without: (text) => withoutAddresses(text).replaceAll(path, ' '),
  };
}
