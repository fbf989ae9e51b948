import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { SiteFolder } from '@clinic/compose/change';
import type { Manifest } from '@clinic/compose/manifest';
import type { ReleasePackage } from '@clinic/compose/releaseOf';

type Neighbours = Readonly<Record<string, ReleasePackage>>;

/** Descriptions of the live releases by remote, read from the store without their files. */
export async function describeNeighbours(
  { store }: SiteFolder,
  live: Manifest | undefined,
): Promise<Neighbours> {
  const found = await Promise.all(
    Object.entries(live?.remotes ?? {}).map(async ([name, pin]) => {
      const { release } = await store.find(pin.package, pin.version);
      return [name, release] as const;
    }),
  );
  return Object.fromEntries(found);
}

/** TypeScript type of a slot's props, for `Slots`. */
function propsType(takes: Readonly<Record<string, string>> = {}): string {
  const props = Object.entries(takes).map(([prop, type]) => {
    const [, base = type, isOptional] = /^(.*?)(\?)?$/.exec(type) ?? [];
    return `'${prop}'${isOptional ?? ''}: ${base.endsWith('[]') ? `readonly ${base}` : base}`;
  });
  return props.length === 0 ? 'true' : `{ ${props.join('; ')} }`;
}

/**
 * Writes the types of the slots that the live remotes provide.
 * @param dir folder of the remote
 * @param own name of the remote, which declares its own slots itself
 */
export async function writeLiveSlots(dir: string, own: string, neighbours: Neighbours): Promise<void> {
  const slots = Object.entries(neighbours)
    .filter(([name]) => name !== own)
    .flatMap(([name, { version, clinic }]) =>
      clinic.slots.map(
        (slot) =>
          `    /** Lent by ${name} ${version}. */\n    '${slot}': ${propsType(clinic.takes?.[slot])};\n`,
      ),
    );
  const file = path.join(dir, '.clinic/liveSlots.d.ts');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(
    file,
    `// Made by "clinic check" and "clinic dev" from what is live.\nimport '@clinic/shared/contract';\n\n` +
      `declare module '@clinic/shared/contract' {\n  interface Slots {\n${slots.join('')}  }\n}\n`,
  );
}
