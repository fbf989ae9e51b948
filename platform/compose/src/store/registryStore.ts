import { publish } from 'libnpmpublish';
import pacote from 'pacote';
import semver from 'semver';

import { parseReleasePackage } from '#releases/release.ts';

import { checkedStore, NotInStore, type Store } from './store.ts';

const notFound = new Set(['E404', 'ETARGET', 'ENOVERSIONS']);

/** Explains a registry's error and what to do, which npm's own messages do not. */
function explain(label: string, url: string, token: string | undefined, cause: unknown): Error {
  const code = String((cause as { code?: unknown } | undefined)?.code ?? '');
  const say = (message: string) => new Error(message, { cause });
  if (notFound.has(code))
    return new NotInStore(`${label} is not in ${url}: release it there first.`, { cause });
  if (code === 'E401' || code === 'ENEEDAUTH') {
    return say(
      token
        ? `${url} does not accept the token in TESELA_REGISTRY_TOKEN for ${label}.`
        : `${url} requires a token for ${label}: set TESELA_REGISTRY_TOKEN.`,
    );
  }
  if (code === 'E403')
    return say(`${url} forbids ${label} to the owner of the token in TESELA_REGISTRY_TOKEN.`);
  if (/^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETWORK|ERR_SOCKET)/.test(code))
    return say(`${url} cannot be reached (${code}), so ${label} cannot be looked up.`);
  // The store says what another hash means.
  if (code === 'EINTEGRITY') return cause as Error;
  return say(`${url} failed for ${label}: ${cause instanceof Error ? cause.message : code}.`);
}

/** Keeps releases in an npm registry, e.g. Verdaccio. @param token for registries that require one */
export function registryStore(registry: string, cache: string, token?: string): Store {
  const url = registry.endsWith('/') ? registry : `${registry}/`;
  const options = {
    ...(token && { [`${url.replace(/^https?:/, '')}:_authToken`]: token }),
    registry: url,
    cache,
    fullMetadata: true,
    preferOnline: true,
    // npm's default pauses of 10 s and more are too long for a person or a pipeline that waits.
    fetchRetryMintimeout: 500,
  };
  const ask = <T>(label: string, answer: Promise<T>): Promise<T> =>
    answer.catch((cause: unknown) => {
      throw explain(label, url, token, cause);
    });
  return checkedStore({
    name: url,
    find: async (packageName, wanted = 'latest') => {
      const label = `${packageName}@${wanted}`;
      const manifest = await ask(label, pacote.manifest(label, options));
      const release = parseReleasePackage(manifest, label);
      // pacote gives the field this name.
      // oxlint-disable-next-line no-underscore-dangle
      const integrity = String(manifest._integrity);
      const { clinicSignature, teselaSignature: signature = clinicSignature } = manifest as {
        teselaSignature?: string;
        /** Of releases of contract 6; it goes with contract 8. */
        clinicSignature?: string;
      };
      return { pin: { package: packageName, version: release.version, integrity }, release, signature };
    },
    fetch: ({ package: name, version, integrity }) => {
      const label = `${name}@${version}`;
      return ask(label, pacote.tarball(label, { ...options, integrity }));
    },
    publish: async ({ tarball, release, signature }, { tag } = {}) => {
      // The type of libnpmpublish requires fields that it does not read.
      const manifest = { ...release, teselaSignature: signature } as unknown as Parameters<typeof publish>[0];
      const defaultTag = tag ?? tagOf(release.version);
      const label = `${release.name}@${release.version}`;
      await ask(label, publish(manifest, tarball, { ...options, defaultTag, access: 'restricted' }));
    },
  });
}

/** A prerelease such as `1.4.0-pr.7` gets the tag `pr`, so that it never becomes `latest`. */
function tagOf(version: string): string {
  const [first] = semver.prerelease(version) ?? [];
  return typeof first === 'string' ? first : 'latest';
}
