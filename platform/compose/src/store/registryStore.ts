import { publish } from 'libnpmpublish';
import pacote from 'pacote';
import semver from 'semver';

import { parseReleasePackage } from '#releases/description.ts';

import {
  assertSameBytes,
  errorCode,
  explainFetchError,
  withNameChecks,
  releaseLabel,
  readSignature,
  type Store,
} from './store.ts';

const notFound = new Set(['E404', 'ETARGET', 'ENOVERSIONS']);

/** Explains a registry's error and what to do, which npm's own messages do not. */
function explainRegistry(label: string, url: string, token: string | undefined, cause: unknown): Error {
  const code = errorCode(cause);
  const say = (message: string) => new Error(message, { cause });
  if (notFound.has(code)) return say(`${label} is not in ${url}: release it there first.`);
  if (code === 'E401' || code === 'ENEEDAUTH') {
    return say(
      token
        ? `${url} does not accept the token in CLINIC_REGISTRY_TOKEN for ${label}.`
        : `${url} requires a token for ${label}: set CLINIC_REGISTRY_TOKEN.`,
    );
  }
  if (code === 'E403')
    return say(`${url} forbids ${label} to the owner of the token in CLINIC_REGISTRY_TOKEN.`);
  if (/^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOST|ENETWORK|ERR_SOCKET)/.test(code)) {
    return say(`${url} cannot be reached (${code}), so ${label} cannot be looked up.`);
  }
  return say(`${url} failed for ${label}: ${cause instanceof Error ? cause.message : code}.`);
}

/** Keeps releases in an npm registry, e.g. Verdaccio. @param token for registries that require one */
export function registryStore(registry: string, cache: string, token?: string): Store {
  const url = registry.endsWith('/') ? registry : `${registry}/`;
  const auth = token ? { [`${url.replace(/^https?:/, '')}:_authToken`]: token } : {};
  const options = {
    ...auth,
    registry: url,
    cache,
    fullMetadata: true,
    preferOnline: true,
    // npm's default pauses of 10 s and more are too long for a person or a pipeline that waits.
    fetchRetryMintimeout: 500,
  };
  const fail = (label: string, cause: unknown) => explainRegistry(label, url, token, cause);
  return withNameChecks({
    name: url,
    find: async (packageName, wanted = 'latest') => {
      const label = `${packageName}@${wanted}`;
      const manifest = await pacote.manifest(label, options).catch((cause: unknown) => {
        throw fail(label, cause);
      });
      const release = parseReleasePackage(manifest, label);
      // pacote gives the field this name.
      // oxlint-disable-next-line no-underscore-dangle
      const integrity = String(manifest._integrity);
      const signature = readSignature(manifest);
      return { pin: { package: packageName, version: release.version, integrity }, release, signature };
    },
    fetch: (pin) =>
      pacote.tarball(releaseLabel(pin), { ...options, integrity: pin.integrity }).catch((error) => {
        throw errorCode(error) === 'EINTEGRITY'
          ? explainFetchError(error, pin, url)
          : fail(releaseLabel(pin), error);
      }),
    publish: async ({ tarball, integrity, release, signature }, { tag } = {}) => {
      const label = releaseLabel({ package: release.name, version: release.version });
      const known = await pacote.manifest(label, options).catch((cause: unknown) => {
        if (notFound.has(errorCode(cause))) return undefined;
        throw fail(label, cause);
      });
      // pacote gives the field this name.
      // oxlint-disable-next-line no-underscore-dangle
      if (known) return assertSameBytes(label, url, integrity, String(known._integrity));
      // The type of libnpmpublish requires fields that it does not read.
      const manifest = { ...release, clinicSignature: signature } as unknown as Parameters<typeof publish>[0];
      await publish(manifest, tarball, {
        ...options,
        defaultTag: tag ?? defaultTag(release.version),
        access: 'restricted',
      }).catch((cause: unknown) => {
        throw fail(label, cause);
      });
    },
  });
}

/** A prerelease such as `1.4.0-pr.7` gets the tag `pr`, so that it never becomes `latest`. */
function defaultTag(version: string): string {
  const [first] = semver.prerelease(version) ?? [];
  return typeof first === 'string' ? first : 'latest';
}
