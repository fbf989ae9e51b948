import semver from 'semver';
import ssri from 'ssri';
import * as v from 'valibot';

import type { ReleasePackage } from '#releases/release.ts';

import { packageNameSchema, tagSchema, versionSchema, versionSpecSchema, type Pin } from './pin.ts';

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
  /**
   * @param wanted a version, a tag or a range; default: the newest version
   * @param least what the store offers for anything but a version may not be older than this
   * @throws NotInStore
   */
  find: (packageName: string, wanted?: string, least?: string) => Promise<FoundRelease>;
  /** Fetches the tarball of a pin. @throws when its hash differs from the pin's */
  fetch: (pin: Pin) => Promise<Buffer>;
  /** @throws when the version exists already with other content */
  publish: (packed: Packed, options?: { tag?: string }) => Promise<void>;
};

export class NotInStore extends Error {}

/**
 * Checks what goes into a store and comes out of it, the same for a folder and a registry. Names come first, because
 * both could read some of them as paths outside of the store.
 */
export const checkedStore = (store: Store): Store => ({
  ...store,
  find: async (packageName, wanted = 'latest', least = '0.0.0-0') => {
    const found = await store.find(
      v.parse(packageNameSchema, packageName),
      v.parse(versionSpecSchema, wanted),
    );
    const { version } = found.pin;
    if (version === wanted || !semver.lt(version, least)) return found;
    throw new Error(
      `${store.name} offers ${packageName}@${version}, which is older than ${least}, which is live: to go back, name its version; ` +
        'otherwise find out who changed what the store offers.',
    );
  },
  fetch: async (pin) => {
    const { package: name, version } = pin;
    const label = `${v.parse(packageNameSchema, name)}@${v.parse(versionSchema, version)}`;
    return store.fetch(pin).catch((cause: unknown) => {
      if ((cause as { code?: string }).code !== 'EINTEGRITY') throw cause;
      throw new Error(
        `${label} in ${store.name} is not what the manifest names: its bytes have another hash. ` +
          'It was not used. Find out who replaced it, then release a new version.',
        { cause },
      );
    });
  },
  publish: async (packed, options = {}) => {
    const { name, version } = packed.release;
    const label = `${v.parse(packageNameSchema, name)}@${v.parse(versionSchema, version)}`;
    v.parse(tagSchema, options.tag);
    const known = await store.find(name, version).catch((error: unknown) => {
      if (!(error instanceof NotInStore)) throw error;
    });
    if (!known) return store.publish(packed, options);
    // The same content may be published again.
    if (known.pin.integrity === packed.integrity) return;
    throw new Error(
      `${label} is in ${store.name} already, with other content: a version never changes. Raise it in package.json.`,
    );
  },
});

/** SHA-512 of a tarball in npm's format. */
export const tarballIntegrity = (tarball: Buffer): string =>
  ssri.fromData(tarball, { algorithms: ['sha512'] }).toString();
