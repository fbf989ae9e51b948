import { globSync, statSync } from 'node:fs';
import path from 'node:path';

import { everyFile, filesOf, type Mistake, type Kind } from '../kind.ts';
import type { Lookups } from './lookups.ts';

const isFile = (file: string): boolean => statSync(file).isFile();

/** Finds files in `content/` that no page shows, because their folder or ending belongs to no kind. */
export function findOrphanFiles(
  dir: string,
  kinds: Readonly<Record<string, Kind>>,
  { ids, languages }: Lookups,
): Mistake[] {
  const all = Object.entries(kinds);
  const isRead = new Set(
    all.flatMap(([name, kind]) => ids(name).flatMap((id) => everyFile(filesOf(name, kind, id, languages)))),
  );
  return globSync('content/**/*', { cwd: dir })
    .map((file) => file.split(path.sep).join('/'))
    .filter(
      (file) => !isRead.has(file) && !path.basename(file).startsWith('.') && isFile(path.join(dir, file)),
    )
    .toSorted()
    .map((file) => {
      const [, first = '', ...rest] = file.split('/');
      const own = languages.some((lang) => lang === first) ? rest.join('/') : [first, ...rest].join('/');
      const near = all.find(([name]) => own.startsWith(`${name}/`));
      const places = near && everyFile(filesOf(...near, '<name>', languages)).join(', ');
      const allowed = places
        ? `Files of ${near[0]} are ${places}`
        : `Kinds are ${all.map(([name]) => name).join(', ')}, in content/ and ${languages.map((lang) => `content/${lang}/`).join(', ')}`;
      return { file, field: '', message: `is of no kind of content, so that no page shows it. ${allowed}` };
    });
}
