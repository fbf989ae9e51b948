import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pacote from 'pacote';
import semver from 'semver';

import { writeAside } from '#disk/files.ts';
import { parseReleasePackage } from '#releases/description.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import { isVersion } from './names.ts';
import {
  assertSameBytes,
  explain,
  guardStore,
  labelOf,
  signatureIn,
  type FoundRelease,
  type Store,
} from './store.ts';

/** A folder of tarballs: what a registry does, for one machine and without a server. */
export function folderStore(folder: string): Store {
  const dirOf = (name: string) => path.join(folder, name);
  const fileOf = (pin: Pick<Pin, 'package' | 'version'>, extension: string) =>
    path.join(dirOf(pin.package), `${pin.version}.${extension}`);

  async function read(name: string, version: string): Promise<FoundRelease> {
    const text = await readFile(fileOf({ package: name, version }, 'json'), 'utf8');
    const { integrity, release, clinicSignature } = JSON.parse(text);
    const signature = signatureIn({ clinicSignature });
    const pin = { package: name, version, integrity: String(integrity) };
    return { pin, release: parseReleasePackage(release, `${name}@${version}`), signature };
  }

  return guardStore({
    name: folder,
    find: async (name, wanted = 'latest') => {
      const files = await readdir(dirOf(name)).catch((): string[] => []);
      const versions = files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
        .filter(isVersion);
      const version =
        wanted === 'latest'
          ? (semver.maxSatisfying(versions, '*') ?? semver.rsort(versions)[0])
          : (versions.find((item) => item === wanted) ?? semver.maxSatisfying(versions, wanted));
      if (!version) {
        const there =
          versions.length > 0 ? ` There are: ${semver.rsort(versions).slice(0, 5).join(', ')}.` : '';
        throw new Error(`${name}@${wanted} is not in ${folder}: release it there first.${there}`);
      }
      return read(name, version);
    },
    fetch: (pin) =>
      pacote.tarball(`file:${fileOf(pin, 'tgz')}`, { integrity: pin.integrity }).catch((error) => {
        throw explain(error, pin, folder);
      }),
    publish: async ({ tarball, integrity, release, signature }) => {
      const pin = { package: release.name, version: release.version };
      const known = await read(pin.package, pin.version).catch(() => undefined);
      if (known) assertSameBytes(labelOf(pin), folder, integrity, known.pin.integrity);
      await writeAside(fileOf(pin, 'tgz'), tarball);
      // Last, for it is what makes the release known.
      await writeAside(
        fileOf(pin, 'json'),
        JSON.stringify({ integrity, clinicSignature: signature, release }, null, 1),
      );
    },
  });
}
