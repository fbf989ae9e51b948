import { assertPath, assertRemoteName, shapeOf } from '@tesela/core/reserved';

import { UsageError } from '#verb.ts';

/** Names and path of a new micro-frontend. */
export type NewRemote = {
  /** Folder of it, e.g. `mfe-events`. */
  folder: string;
  /** Without `mfe-`. */
  name: string;
  address: string;
  /** Its name in the menu, by language. */
  es: string;
  en: string;
};

/** Whether a place is at an address, and no folder. */
export const isAddress = (place = ''): boolean => /^https?:/.test(place);

/** Why a new one cannot have its page beside another, which has these paths; undefined when it can. */
export function explainTaken(
  { folder, address }: NewRemote,
  other: string,
  paths: readonly string[],
): string | undefined {
  if (!paths.some((taken) => shapeOf(taken) === shapeOf(address))) return undefined;
  return `${folder} cannot have the path ${address}: it is a page of ${other}. Say --path /other.`;
}

/** `body-care` → `Body care`. */
const titleOf = (slug: string): string => (slug[0]?.toUpperCase() ?? '') + slug.slice(1).replaceAll('-', ' ');

/** @throws UsageError for an invalid name or path */
export function parseNewRemote(
  word: string,
  { path, es, en }: { path?: string | undefined; es?: string | undefined; en?: string | undefined },
): NewRemote {
  const name = word.replace(/^mfe-/, '');
  const folder = `mfe-${name}`;
  const address = path ?? `/${name}`;
  try {
    assertRemoteName(folder.replaceAll('-', '_'));
    assertPath(folder, address);
    if (/[:*]/.test(address))
      throw new Error(`"${address}" is a pattern: begin with one page, e.g. /eventos.`);
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const slug = address.split('/').at(-1) ?? '';
  return { folder, name, address, es: es ?? titleOf(slug || name), en: en ?? titleOf(name) };
}
