import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import pacote from 'pacote';
import semver from 'semver';

import { writeAtomically } from '#disk/files.ts';
import { parseReleasePackage } from '#releases/release.ts';

import { isVersion } from './pin.ts';
import { checkedStore, NotInStore, type Store } from './store.ts';

const otherStores = 'TESELA_REGISTRY, TESELA_STORE';

/** Keeps releases as tarballs in a folder, so that one machine needs no registry. */
export function folderStore(folder: string): Store {
  const fileOf = (name: string, version: string, extension: string) =>
    path.join(folder, name, `${version}.${extension}`);

  return checkedStore({
    name: folder,
    find: async (name, wanted = 'latest') => {
      const files = await readdir(path.join(folder, name)).catch((): string[] => []);
      const versions = files
        .filter((file) => file.endsWith('.json'))
        .map((file) => file.slice(0, -5))
        .filter(isVersion);
      const newest = semver.rsort([...versions]);
      const version =
        wanted === 'latest'
          ? (semver.maxSatisfying(versions, '*') ?? newest[0])
          : (versions.find((item) => item === wanted) ?? semver.maxSatisfying(versions, wanted));
      if (!version) {
        const there = newest.length > 0 ? ` There are: ${newest.slice(0, 5).join(', ')}.` : '';
        throw new NotInStore(
          `${name}@${wanted} is not in ${folder}: release it there first, or name the store that has it (${otherStores}).${there}`,
        );
      }
      const {
        integrity,
        release,
        clinicSignature,
        teselaSignature = clinicSignature,
      } = JSON.parse(await readFile(fileOf(name, version, 'json'), 'utf8'));
      return {
        pin: { package: name, version, integrity: String(integrity) },
        release: parseReleasePackage(release, `${name}@${version}`),
        signature: teselaSignature,
      };
    },
    fetch: ({ package: name, version, integrity }) =>
      pacote.tarball(`file:${fileOf(name, version, 'tgz')}`, { integrity }).catch((error) => {
        if (error.code !== 'ENOENT') throw error;
        throw new NotInStore(
          `${name}@${version} is not in ${folder}. Release it there, or name the store that has it (${otherStores}).`,
          {
            cause: error,
          },
        );
      }),
    publish: async ({ tarball, integrity, release, signature }) => {
      const { name, version } = release;
      await writeAtomically(fileOf(name, version, 'tgz'), tarball);
      // The description is written last, because it makes the release visible.
      const description = { integrity, teselaSignature: signature, release };
      await writeAtomically(fileOf(name, version, 'json'), JSON.stringify(description, null, 1));
    },
  });
}
