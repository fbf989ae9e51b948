import { LRUCache } from 'lru-cache';

/** Encodings that compose writes beside a file, best first. */
const siblings = [
  { encoding: 'br', extension: '.br' },
  { encoding: 'gzip', extension: '.gz' },
] as const;

export type Sibling = (typeof siblings)[number];

/** What stands beside a file, under its name, in each of these encodings. */
export const siblingsOf = (file: string): { encoding: Sibling['encoding']; name: string }[] =>
  siblings.map(({ encoding, extension }) => ({ encoding, name: file + extension }));

/** Whether a file is another one in one of these encodings, by its name. */
export const isSibling = (name: string): boolean =>
  siblings.some(({ extension }) => name.endsWith(extension));

/** Weighted tokens of an `Accept-…` header, in lower case: `gzip;q=0.5, br` → gzip 0.5, br 1. */
export function parseAccept(header: string): Map<string, number> {
  const entries = header.split(',').map((item): [string, number] => {
    const [token = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    const quality = weight === undefined ? 1 : Number(weight);
    return [token, Number.isFinite(quality) ? quality : 0];
  });
  return new Map(entries.filter(([token]) => token !== ''));
}

/** Browsers send a handful of headers; a limit for those who send others. */
const known = new LRUCache<string, Sibling[]>({ max: 100, memoMethod: readSiblings });

/** Compressed siblings that the client accepts, the ones it likes most first. */
export function acceptedSiblings(header: string | undefined): readonly Sibling[] {
  return header ? known.memo(header) : [];
}

function readSiblings(header: string): Sibling[] {
  const accepted = parseAccept(header);
  const qualityOf = ({ encoding }: Sibling) => accepted.get(encoding) ?? accepted.get('*') ?? 0;
  return siblings.filter((sibling) => qualityOf(sibling) > 0).toSorted((a, b) => qualityOf(b) - qualityOf(a));
}
