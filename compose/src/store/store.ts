import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from 'libnpmpublish';
import pacote from 'pacote';
import semver from 'semver';
import ssri from 'ssri';

import { parseReleasePackage, type ReleasePackage } from '#releases/description.ts';
import { writeAside } from '#disk/files.ts';
import type { Pin } from '#site/manifest.ts';

/** A release as its store knows it: which bytes, and what they say of themselves. */
export type FoundRelease = { pin: Pin; release: ReleasePackage };

/** A packed release, ready to be published. */
export type Packed = { tarball: Buffer; integrity: string; release: ReleasePackage };

/** Where releases are published and fetched. */
export type Store = {
  /** For people: the registry's address or the folder. */
  name: string;
  /** @param wanted a version, a tag, or a range; default: the newest */
  find: (packageName: string, wanted?: string) => Promise<FoundRelease>;
  /** The tarball of exactly the release of a pin. @throws when its bytes are not those of the pin */
  fetch: (pin: Pin) => Promise<Buffer>;
  /** @throws when the version is there already with other bytes */
  publish: (packed: Packed, options?: { tag?: string }) => Promise<void>;
};

const labelOf = ({ package: name, version }: Pick<Pin, 'package' | 'version'>) => `${name}@${version}`;

/** Names the release and what to do: npm's own message names neither. */
function explain(error: unknown, pin: Pin, store: string): Error {
  const { code } = error as { code?: string };
  const label = labelOf(pin);
  if (code === 'EINTEGRITY') {
    return new Error(
      `${label} in ${store} is not what the manifest names: its bytes have another hash. ` +
        'Nothing of it was used. Find out who replaced it, then release a new version.',
      { cause: error },
    );
  }
  if (code === 'E404' || code === 'ENOENT' || code === 'ETARGET') {
    return new Error(`${label} is not in ${store}. Release it there, or name another store.`, {
      cause: error,
    });
  }
  const reason = error instanceof Error ? error.message || code : String(error);
  return new Error(`${label} could not be fetched from ${store}: ${reason}.`, { cause: error });
}

/** An npm registry, e.g. Verdaccio or a hosting's own. @param token for registries that ask for one */
export function registryStore(registry: string, cache: string, token?: string): Store {
  const url = registry.endsWith('/') ? registry : `${registry}/`;
  const auth = token ? { [`${url.replace(/^https?:/, '')}:_authToken`]: token } : {};
  const options = { ...auth, registry: url, cache, fullMetadata: true, preferOnline: true };
  return {
    name: url,
    find: async (packageName, wanted = 'latest') => {
      const label = `${packageName}@${wanted}`;
      const manifest = await pacote.manifest(label, options).catch((cause: unknown) => {
        throw new Error(`${label} is not in ${url}: release it there first.`, { cause });
      });
      const release = parseReleasePackage(manifest, label);
      // npm's own name for it.
      // oxlint-disable-next-line no-underscore-dangle
      const integrity = String(manifest._integrity);
      return { pin: { package: packageName, version: release.version, integrity }, release };
    },
    fetch: (pin) =>
      pacote.tarball(labelOf(pin), { ...options, integrity: pin.integrity }).catch((error) => {
        throw explain(error, pin, url);
      }),
    publish: async ({ tarball, release }, { tag } = {}) => {
      // The types of libnpmpublish ask for a manifest of a dependency; it takes the package's own.
      const manifest = release as unknown as Parameters<typeof publish>[0];
      await publish(manifest, tarball, {
        ...options,
        defaultTag: tag ?? defaultTag(release.version),
        access: 'restricted',
      }).catch((cause: unknown) => {
        const label = labelOf({ package: release.name, version: release.version });
        throw new Error(`${label} could not be published to ${url}.`, { cause });
      });
    },
  };
}

/** `1.4.0-pr.7` is a `pr`, never what "the newest" means. */
function defaultTag(version: string): string {
  const [first] = semver.prerelease(version) ?? [];
  return typeof first === 'string' ? first : 'latest';
}

/** A folder of tarballs: what a registry does, for one machine and without a server. */
export function folderStore(folder: string): Store {
  const dirOf = (name: string) => path.join(folder, name);
  const fileOf = (pin: Pick<Pin, 'package' | 'version'>, extension: string) =>
    path.join(dirOf(pin.package), `${pin.version}.${extension}`);

  async function read(name: string, version: string): Promise<FoundRelease> {
    const text = await readFile(fileOf({ package: name, version }, 'json'), 'utf8');
    const { integrity, release } = JSON.parse(text) as { integrity: string; release: unknown };
    const label = `${name}@${version}`;
    return { pin: { package: name, version, integrity }, release: parseReleasePackage(release, label) };
  }

  return {
    name: folder,
    find: async (name, wanted) => {
      const files = await readdir(dirOf(name)).catch((): string[] => []);
      const versions = files.filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
      const version =
        wanted === undefined || wanted === 'latest'
          ? (semver.maxSatisfying(versions, '*') ?? semver.rsort(versions)[0])
          : (versions.find((item) => item === wanted) ?? semver.maxSatisfying(versions, wanted));
      if (!version) {
        const there =
          versions.length > 0 ? ` There are: ${semver.rsort(versions).slice(0, 5).join(', ')}.` : '';
        throw new Error(`${name}@${wanted ?? 'latest'} is not in ${folder}: release it there first.${there}`);
      }
      return read(name, version);
    },
    fetch: (pin) =>
      pacote.tarball(`file:${fileOf(pin, 'tgz')}`, { integrity: pin.integrity }).catch((error) => {
        throw explain(error, pin, folder);
      }),
    publish: async ({ tarball, integrity, release }) => {
      const pin = { package: release.name, version: release.version };
      const known = await read(pin.package, pin.version).catch(() => undefined);
      if (known && known.pin.integrity !== integrity) {
        throw new Error(
          `${labelOf(pin)} is in ${folder} already, with other content: a version never changes. Raise it in package.json.`,
        );
      }
      await writeAside(fileOf(pin, 'tgz'), tarball);
      // Last, for it is what makes the release known.
      await writeAside(fileOf(pin, 'json'), JSON.stringify({ integrity, release }, null, 1));
    },
  };
}

/** Hash of a tarball as npm writes it. */
export const integrityOf = (tarball: Buffer): string =>
  ssri.fromData(tarball, { algorithms: ['sha512'] }).toString();
