import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { slotTypes } from '@tesela/build/slotTypes';
import type { SiteFolder } from '@tesela/compose/change';
import type { Manifest } from '@tesela/compose/manifest';
import type { ReleasePackage } from '@tesela/compose/releaseOf';

type Neighbours = Readonly<Record<string, ReleasePackage>>;

/** Descriptions of the live releases, the shell's among them, read from the store without their files. */
export async function describeNeighbours(
  { store }: SiteFolder,
  live: Manifest | undefined,
): Promise<Neighbours> {
  const found = await Promise.all(
    Object.entries(live ? { shell: live.shell, ...live.remotes } : {}).map(async ([name, pin]) => {
      const { release } = await store.find(pin.package, pin.version);
      return [name, release] as const;
    }),
  );
  return Object.fromEntries(found);
}

/**
 * Writes the types of the slots that the live remotes provide.
 * @param dir folder of the remote
 * @param own name of the remote, whose own slots need no types
 */
export async function writeLiveSlots(dir: string, own: string, neighbours: Neighbours): Promise<void> {
  const lent = Object.entries(neighbours)
    .filter(([name]) => name !== own)
    .map(([name, { version, tesela }]) => ({
      lentBy: `${name} ${version}`,
      takes: Object.fromEntries(tesela.slots.map((slot) => [slot, tesela.takes?.[slot]])),
    }));
  const file = path.join(dir, '.tesela/liveSlots.d.ts');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, slotTypes(lent, '"tesela check" and "tesela dev", from what is live'));
}
