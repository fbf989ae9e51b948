import { filesOf } from '@clinic/content/kind';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileNameOf, nameOf } from '#config/collections.ts';
function isOf({ folder }, name, { single }, open) {
  if (single) return open.collection === nameOf(folder, 'pages', 'words') && open.entry === fileNameOf(name);
  return ['words', 'facts'].some((part) => open.collection === nameOf(folder, name, part));
}
function factsOf(dir, name, kind, entry) {
  const { facts } = filesOf(name, kind, entry);
  const file = facts && path.join(dir, facts);
  return file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
/** The page that shows what is open: `/tienda/producto/sol`. */
export function pageOf(packages, open) {
  for (const content of packages) {
    for (const [name, kind] of Object.entries(content.kinds)) {
      if (!kind.page || !isOf(content, name, kind, open)) continue;
      const values = { ...factsOf(content.dir, name, kind, open.entry), id: open.entry };
      return kind.page.replaceAll(/\{\{(\w+)\}\}/g, (_, field) => String(values[field] ?? ''));
    }
  }
  return undefined;
}
