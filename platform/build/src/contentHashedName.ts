import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const sources = new Map<string, { changed: number; source: string }>();

function readSource(file: string): string {
  const changed = statSync(file).mtimeMs;
  const known = sources.get(file);
  if (known?.changed === changed) return known.source;
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  sources.set(file, { changed, source });
  return source;
}

const hashOf = (text: string): string =>
  createHash('sha256')
    .update(text)
    .digest('base64url')
    .replaceAll(/[-_]/g, '')
    .replace(/^\d+/, '')
    .slice(0, 4);

/** The class behind each name, to detect two classes with one short hash. */
const meanings = new Map<string, string>();

/**
 * Class name for CSS Modules, hashed over the file's content, so that files of one name keep apart, and so do two releases
 * in an open tab. Developers read `Button_primary_x7Gh`; visitors get `x7Gh`, since every page carries its names twice,
 * in styles and markup. A remote's begin with its name (`styles/foreignStyles.ts`).
 */
export function contentHashedName(context: { resourcePath: string }, _ident: string, local: string): string {
  const meaning = `${local} ${readSource(context.resourcePath)}`;
  const hash = hashOf(meaning);
  if ((meanings.get(hash) ?? meaning) !== meaning)
    throw new Error(`${context.resourcePath}: .${local} has the hash of another class; rename it.`);
  meanings.set(hash, meaning);
  if (process.env.NODE_ENV === 'production') return hash;
  return `${path.basename(context.resourcePath, '.module.css')}_${local}_${hash}`;
}
