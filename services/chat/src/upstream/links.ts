/** Addresses as visitors may recognise or click them, whether or not the chat window makes links of them. */
const address =
  /(?<![a-z0-9+.-])[a-z][a-z0-9+.-]{0,20}:\/\/\S*|\b(?:javascript|data|vbscript|file|blob):\S+|(?<![\p{L}\p{N}_@.-])(?:[\p{L}\p{N}_-]{1,63}\.){1,10}\p{L}{2,24}(?![\p{L}\p{N}_-])(?:[/?#:]\S*)?/giu;

/** A slash that begins a word: «y/o» and `24/7` are none, `//elsewhere` is another site. */
const path = /(?<![\p{L}\p{N}_/.-])\/\S*/gu;

const trailing = /[.,;:!?)\]»”"'…]+$/;

/** «evil[.]example», «evil punto com», «hxxps», «escriba a ventas arroba …»: written so that only people read it. */
const hidden = [
  /[[({]\s{0,2}(?:\.|dot|punto|at|arroba|@)\s{0,2}[\])}]/i,
  /(?<!\p{L})(?:arroba|hxxps?)(?!\p{L})/iu,
  /(?<!\p{L})(?:punto|dot)\s{1,3}(?:com|co|net|org|info|io|example|app|site|shop|online|xyz|me|ly|link|store|web|tk|ru|cn)(?!\p{L})/iu,
  /[\p{L}\p{N}]\s{1,3}\.\s{0,3}(?:com|co|net|org|info|io|example|app|site|shop|online|xyz|ly|link|store|tk|ru)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]\s{0,3}\.\s{1,3}(?:com|net|org|info|io|example|app|xyz|ly|tk|ru)(?![\p{L}\p{N}])/u,
];

/** Whether a text has an address that is spelt out or broken up: the clinic's own never is. */
export const hidesAddress = (text: string): boolean => hidden.some((pattern) => pattern.test(text));

/**
 * Knows where replies may lead.
 * @param paths pages of the site and their anchors, with language
 * @param origin public origin of the site
 * @param whatsapp digits of the clinic's number
 */
export function createLinks(paths: Iterable<string>, origin: string, whatsapp: string) {
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
    /** Whether a reply leads only to pages of the clinic, and to its WhatsApp. */
    areOwn: (text: string): boolean =>
      clean(text.matchAll(address)).every(isOwnAddress) &&
      clean(withoutAddresses(text).matchAll(path)).every(isOwnPath),
    /** The text without its addresses, once they are known to be the clinic's own. */
    without: (text: string): string => withoutAddresses(text).replaceAll(path, ' '),
  };
}
