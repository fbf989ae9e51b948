import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const hashes = new Map<string, { source: string; hash: string }>();

function hashOf(file: string): string {
  const source = readFileSync(file, 'utf8');
  const known = hashes.get(file);
  if (known?.source === source) return known.hash;
  const hash = createHash('sha256').update(source).digest('base64url').replace(/[-_]/g, '').slice(0, 6);
  hashes.set(file, { source, hash });
  return hash;
}

/**
 * Class name for CSS Modules: `Button_primary_x7Gh2k`, hashed over the file's content, so that files of one name keep
 * apart, and so do two releases in an open tab. A remote's begin with its name (`styles/foreignStyles.ts`).
 */
export function contentHashedName(context: { resourcePath: string }, _ident: string, local: string): string {
  const name = path.basename(context.resourcePath).replace(/\.module\.css$/, '');
  return `${name}_${local}_${hashOf(context.resourcePath)}`;
}
