import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { filesOf, type Kind } from '@tesela/content/kind';

import { fileNameOf, nameOf, type PackageContent } from '#config/collections.ts';

/** Content of one package, with its folder on this machine. */
export type PackageFolder = PackageContent & { dir: string };

function isOf({ folder }: PackageContent, name: string, { single }: Kind, open: OpenEntry): boolean {
  if (single) return open.collection === nameOf(folder, 'pages', 'words') && open.entry === fileNameOf(name);
  return (['words', 'facts'] as const).some((part) => open.collection === nameOf(folder, name, part));
}

function factsOf(dir: string, name: string, kind: Kind, entry: string): Readonly<Record<string, unknown>> {
  const { facts } = filesOf(name, kind, entry, []);
  const file = facts && path.join(dir, facts);
  return file && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
}

/** The entry that is open in the editor, by Sveltia's names. */
export type OpenEntry = { collection: string; entry: string };

/** Path of the page that shows the open entry: `/events/open-day`. */
export function pageOf(packages: readonly PackageFolder[], open: OpenEntry): string | undefined {
  for (const content of packages) {
    for (const [name, kind] of Object.entries(content.kinds)) {
      if (!kind.page || !isOf(content, name, kind, open)) continue;
      const values = { ...factsOf(content.dir, name, kind, open.entry), id: open.entry };
      return kind.page.replaceAll(/\{\{(\w+)\}\}/g, (_, field: string) =>
        String(values[field as keyof typeof values] ?? ''),
      );
    }
  }
  return undefined;
}
