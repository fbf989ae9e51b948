import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import pacote from 'pacote';
import semver from 'semver';

import { writeAtomically } from '#disk/files.ts';
import { parseReleasePackage } from '#releases/description.ts';
import type { Pin } from '#site/manifest/manifest.ts';

import { isVersion } from './names.ts';
import {
  assertSameBytes,
  explainFetchError,
  withNameChecks,
  releaseLabel,
  readSignature,
  type FoundRelease,
  type Store,
} from './store.ts';

/** Keeps releases as tarballs in a folder, so that one machine needs no registry. */
export function folderStore(folder: string): Store {
  const dirOf = (name: string) => path.join(folder, name);
  const fileOf = (pin: Pick<Pin, 'package' | 'version'>, extension: string) =>
    path.join(dirOf(pin.package), `${pin.version}.${extension}`);

  async function read(name: string, version: string): Promise<FoundRelease> {
    const text = await readFile(fileOf({ package: name, version }, 'json'), 'utf8');
    const { integrity, release, clinicSignature } = JSON.parse(text);
    const signature = readSignature({ clinicSignature });
    const pin = { package: name, version, integrity: String(integrity) };
    return { pin, release: parseReleasePackage(release, `${name}@${version}`), signature };
  }

  return withNameChecks({
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
        throw explainFetchError(error, pin, folder);
      }),
    publish: async ({ tarball, integrity, release, signature }) => {
      const pin = { package: release.name, version: release.version };
      const known = await read(pin.package, pin.version).catch(() => undefined);
      if (known) assertSameBytes(releaseLabel(pin), folder, integrity, known.pin.integrity);
      await writeAtomically(fileOf(pin, 'tgz'), tarball);
      // The description is written last, because it makes the release visible.
      await writeAtomically(
        fileOf(pin, 'json'),
        JSON.stringify({ integrity, clinicSignature: signature, release }, null, 1),
      );
    },
  });
}
