import ssri from 'ssri';
import * as v from 'valibot';

import type { ReleasePackage } from '#releases/description.ts';
import type { Pin } from '#site/manifest/manifest.ts';

import { packageNameSchema, tagSchema, versionSchema, versionSpecSchema } from './names.ts';

/** A release as its store describes it. */
export type FoundRelease = { pin: Pin; release: ReleasePackage; signature?: string | undefined };

/** A packed release, ready to be published. */
export type Packed = {
  tarball: Buffer;
  integrity: string;
  release: ReleasePackage;
  /** Signature of its name, version and integrity, which is kept beside the tarball. */
  signature?: string | undefined;
};

/** Where releases are published and fetched. */
export type Store = {
  /** Name for messages: the registry's URL or the folder. */
  name: string;
  /** @param wanted a version, a tag or a range; default: the newest version */
  find: (packageName: string, wanted?: string) => Promise<FoundRelease>;
  /** Fetches the tarball of a pin. @throws when its hash differs from the pin's */
  fetch: (pin: Pin) => Promise<Buffer>;
  /** @throws when the version exists already with other content */
  publish: (packed: Packed, options?: { tag?: string }) => Promise<void>;
};

/** Checks all names first, because a folder or npm could read some of them as paths outside of the store. */
export const withNameChecks = (store: Store): Store => ({
  ...store,
  find: async (packageName, wanted = 'latest') =>
    store.find(v.parse(packageNameSchema, packageName), v.parse(versionSpecSchema, wanted)),
  fetch: async (pin) => {
    v.parse(packageNameSchema, pin.package);
    v.parse(versionSchema, pin.version);
    return store.fetch(pin);
  },
  publish: async (packed, options = {}) => {
    v.parse(packageNameSchema, packed.release.name);
    v.parse(versionSchema, packed.release.version);
    v.parse(v.optional(tagSchema), options.tag);
    return store.publish(packed, options);
  },
});

export const releaseLabel = ({ package: name, version }: Pick<Pin, 'package' | 'version'>) =>
  `${name}@${version}`;

export const errorCode = (error: unknown): string =>
  String((error as { code?: unknown } | undefined)?.code ?? '');

/** Reads the signature from a version's metadata. */
export function readSignature(metadata: object): string | undefined {
  const signature = 'clinicSignature' in metadata ? metadata.clinicSignature : undefined;
  return typeof signature === 'string' ? signature : undefined;
}

/** Allows publishing the same content again. @throws Error when a version would change */
export function assertSameBytes(label: string, store: string, own: string, there: string): void {
  if (own === there) return;
  throw new Error(
    `${label} is in ${store} already, with other content: a version never changes. Raise it in package.json.`,
  );
}

/** Explains which release could not be fetched and what to do, which npm's own messages do not. */
export function explainFetchError(error: unknown, pin: Pin, store: string): Error {
  const { code } = error as { code?: string };
  const label = releaseLabel(pin);
  if (code === 'EINTEGRITY') {
    return new Error(
      `${label} in ${store} is not what the manifest names: its bytes have another hash. ` +
        'It was not used. Find out who replaced it, then release a new version.',
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

/** SHA-512 of a tarball in npm's format. */
export const tarballIntegrity = (tarball: Buffer): string =>
  ssri.fromData(tarball, { algorithms: ['sha512'] }).toString();
