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
export type FoundRelease = { pin: Pin; release: ReleasePackage; signature?: string | undefined };

/** A packed release, ready to be published. */
export type Packed = {
  tarball: Buffer;
  integrity: string;
  release: ReleasePackage;
  /** Over its name, version and integrity; beside the tarball, not in it. */
  signature?: string | undefined;
};

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

const codeOf = (error: unknown): string => String((error as { code?: unknown } | undefined)?.code ?? '');
const notFound = new Set(['E404', 'ETARGET', 'ENOVERSIONS']);

/** Stands in what a store says of a version, beside what npm writes there. */
function signatureIn(said: object): string | undefined {
  const signature = 'clinicSignature' in said ? said.clinicSignature : undefined;
  return typeof signature === 'string' ? signature : undefined;
}

/** The same bytes again are fine. @throws Error when a version would change */
function assertSameBytes(label: string, store: string, own: string, there: string): void {
  if (own === there) return;
  throw new Error(
    `${label} is in ${store} already, with other content: a version never changes. Raise it in package.json.`,
  );
}

/** Says what a registry's answer means, and what to do: npm's own messages name neither. */
function explainRegistry(label: string, url: string, token: string | undefined, cause: unknown): Error {
  const code = codeOf(cause);
  const say = (message: string) => new Error(message, { cause });
  if (notFound.has(code)) return say(`${label} is not in ${url}: release it there first.`);
  if (code === 'E401' || code === 'ENEEDAUTH') {
    return say(
      token
        ? `${url} does not take the token in CLINIC_REGISTRY_TOKEN for ${label}.`
        : `${url} wants a token for ${label}: set CLINIC_REGISTRY_TOKEN.`,
    );
  }
  if (code === 'E403')
    return say(`${url} forbids ${label} to whom the token in CLINIC_REGISTRY_TOKEN belongs.`);
  if (/^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETWORK|ERR_SOCKET)/.test(code)) {
    return say(`${url} cannot be reached (${code}): nothing is known of ${label}.`);
  }
  return say(`${url} could not deal with ${label}: ${cause instanceof Error ? cause.message : code}.`);
}

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
  const options = {
    ...auth,
    registry: url,
    cache,
    fullMetadata: true,
    preferOnline: true,
    // Who waits is a person or a pipeline: npm's own pauses are 10 s and longer.
    fetchRetryMintimeout: 500,
  };
  const fail = (label: string, cause: unknown) => explainRegistry(label, url, token, cause);
  return {
    name: url,
    find: async (packageName, wanted = 'latest') => {
      const label = `${packageName}@${wanted}`;
      const manifest = await pacote.manifest(label, options).catch((cause: unknown) => {
        throw fail(label, cause);
      });
      const release = parseReleasePackage(manifest, label);
      // npm's own name for it.
      // oxlint-disable-next-line no-underscore-dangle
      const integrity = String(manifest._integrity);
      const signature = signatureIn(manifest);
      return { pin: { package: packageName, version: release.version, integrity }, release, signature };
    },
    fetch: (pin) =>
      pacote.tarball(labelOf(pin), { ...options, integrity: pin.integrity }).catch((error) => {
        throw codeOf(error) === 'EINTEGRITY' ? explain(error, pin, url) : fail(labelOf(pin), error);
      }),
    publish: async ({ tarball, integrity, release, signature }, { tag } = {}) => {
      const label = labelOf({ package: release.name, version: release.version });
      const known = await pacote.manifest(label, options).catch((cause: unknown) => {
        if (notFound.has(codeOf(cause))) return undefined;
        throw fail(label, cause);
      });
      // npm's own name for it.
      // oxlint-disable-next-line no-underscore-dangle
      if (known) return assertSameBytes(label, url, integrity, String(known._integrity));
      // The types of libnpmpublish ask for a manifest of a dependency; it takes the package's own.
      const manifest = { ...release, clinicSignature: signature } as unknown as Parameters<typeof publish>[0];
      await publish(manifest, tarball, {
        ...options,
        defaultTag: tag ?? defaultTag(release.version),
        access: 'restricted',
      }).catch((cause: unknown) => {
        throw fail(label, cause);
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
    const { integrity, release, clinicSignature } = JSON.parse(text);
    const signature = signatureIn({ clinicSignature });
    const pin = { package: name, version, integrity: String(integrity) };
    return { pin, release: parseReleasePackage(release, `${name}@${version}`), signature };
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
  };
}

/** Hash of a tarball as npm writes it. */
export const integrityOf = (tarball: Buffer): string =>
  ssri.fromData(tarball, { algorithms: ['sha512'] }).toString();
