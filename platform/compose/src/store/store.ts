import ssri from 'ssri';
import * as v from 'valibot';

import type { ReleasePackage } from '#releases/description.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import { packageNameSchema, tagSchema, versionSchema, wantedSchema } from './names.ts';

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

/** Lets only names through that npm has: what else a folder or npm may read in one lies outside the store. */
export const guardStore = (store: Store): Store => ({
  ...store,
  find: async (packageName, wanted = 'latest') =>
    store.find(v.parse(packageNameSchema, packageName), v.parse(wantedSchema, wanted)),
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

export const labelOf = ({ package: name, version }: Pick<Pin, 'package' | 'version'>) => `${name}@${version}`;

export const codeOf = (error: unknown): string =>
  String((error as { code?: unknown } | undefined)?.code ?? '');

/** Stands in what a store says of a version, beside what npm writes there. */
export function signatureIn(said: object): string | undefined {
  const signature = 'clinicSignature' in said ? said.clinicSignature : undefined;
  return typeof signature === 'string' ? signature : undefined;
}

/** The same bytes again are fine. @throws Error when a version would change */
export function assertSameBytes(label: string, store: string, own: string, there: string): void {
  if (own === there) return;
  throw new Error(
    `${label} is in ${store} already, with other content: a version never changes. Raise it in package.json.`,
  );
}

/** Names the release and what to do: npm's own message names neither. */
export function explain(error: unknown, pin: Pin, store: string): Error {
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

/** Hash of a tarball as npm writes it. */
export const integrityOf = (tarball: Buffer): string =>
  ssri.fromData(tarball, { algorithms: ['sha512'] }).toString();
