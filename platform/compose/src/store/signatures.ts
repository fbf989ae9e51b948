import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';

import type { Pin } from '#site/manifest/manifest.ts';

import type { Store } from './store.ts';

export type Keys = {
  /** Private Ed25519 key that signs what is published. */
  signing?: KeyObject | undefined;
  /** Public keys of accepted signers; if empty, signatures are not checked. */
  trusted: readonly KeyObject[];
};

/** The signed text, which names the release and its hash. */
const statementOf = ({ package: name, version, integrity }: Pin): Buffer =>
  Buffer.from(`${name}@${version} ${integrity}`);

/** Reads a key in PEM or from a file: pipelines receive secrets in one form or the other. */
const readPem = (value: string): string =>
  value.includes('-----BEGIN') ? value : readFileSync(value, 'utf8');

/**
 * @param signing private key in PEM or as a path; default: nothing is signed
 * @param trusted concatenated public keys in PEM or as a path; default: nothing is checked
 */
export function readKeys(signing: string | undefined, trusted: string | undefined): Keys {
  const blocks = trusted ? (readPem(trusted).match(/-----BEGIN[^]+?-----END[^\n]+/g) ?? []) : [];
  if (trusted && blocks.length === 0) throw new Error('CLINIC_TRUSTED_KEYS holds no public key.');
  return {
    signing: signing ? createPrivateKey(readPem(signing)) : undefined,
    trusted: blocks.map((block) => createPublicKey(block)),
  };
}

/** Adds signatures to a store: it signs what it publishes, and finds and fetches only what a trusted key signed. */
export function signedStore(store: Store, { signing, trusted }: Keys): Store {
  const isTrusted = (pin: Pin, signature = '') =>
    trusted.some((key) => verify(null, statementOf(pin), key, Buffer.from(signature, 'base64')));
  function assertTrusted(pin: Pin, signature: string | undefined): void {
    if (trusted.length === 0 || isTrusted(pin, signature)) return;
    const problem = signature === undefined ? 'not signed' : 'not signed with a key in CLINIC_TRUSTED_KEYS';
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
      // A replica fetches pins from a manifest without find(), so the signature is checked here, too.
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
