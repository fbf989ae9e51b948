import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Pin } from '#site/manifest/manifest.ts';
import type { Store } from './store.ts';

export type Keys = {
  /** Signs what is published; Ed25519. */
  signing?: KeyObject | undefined;
  /** Whose releases may go live; none: everybody's. */
  trusted: readonly KeyObject[];
};

/** What a signature is over: which release, and which bytes. */
const statementOf = ({ package: name, version, integrity }: Pin): Buffer =>
  Buffer.from(`${name}@${version} ${integrity}`);

/** A key in PEM, or the path of a file with it: hostings of code give one or the other to a pipeline. */
const readPem = (value: string): string =>
  value.includes('-----BEGIN') ? value : readFileSync(value, 'utf8');

/**
 * @param signing private key, and
 * @param trusted public keys, one after the other: each in PEM or as a path. Default: nothing is signed, nothing checked
 */
export function readKeys(signing: string | undefined, trusted: string | undefined): Keys {
  const blocks = trusted ? (readPem(trusted).match(/-----BEGIN[^]+?-----END[^\n]+/g) ?? []) : [];
  if (trusted && blocks.length === 0) throw new Error('CLINIC_TRUSTED_KEYS holds no public key.');
  return {
    signing: signing ? createPrivateKey(readPem(signing)) : undefined,
    trusted: blocks.map((block) => createPublicKey(block)),
  };
}

/** A store that signs what it publishes, and finds and fetches only what was signed by somebody who is trusted. */
export function signedStore(store: Store, { signing, trusted }: Keys): Store {
  const isTrusted = (pin: Pin, signature = '') =>
    trusted.some((key) => verify(null, statementOf(pin), key, Buffer.from(signature, 'base64')));
  function assertTrusted(pin: Pin, signature: string | undefined): void {
    if (trusted.length === 0 || isTrusted(pin, signature)) return;
    const problem = signature === undefined ? 'not signed' : 'signed by nobody in CLINIC_TRUSTED_KEYS';
    throw new Error(
      `${pin.package}@${pin.version} is ${problem}: release it from its pipeline, with CLINIC_SIGNING_KEY.`,
    );
  }
  return {
    ...store,
    find: async (packageName, wanted) => {
      const found = await store.find(packageName, wanted);
      assertTrusted(found.pin, found.signature);
      return found;
    },
    fetch: async (pin) => {
      // A replica fetches what a manifest names and finds nothing by itself.
      if (trusted.length > 0) assertTrusted(pin, (await store.find(pin.package, pin.version)).signature);
      return store.fetch(pin);
    },
    publish: (packed, options) => {
      const { integrity, release } = packed;
      const pin = { package: release.name, version: release.version, integrity };
      const signature = signing && sign(null, statementOf(pin), signing).toString('base64');
      return store.publish({ ...packed, signature }, options);
    },
  };
}
