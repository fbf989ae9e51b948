import { publish } from 'libnpmpublish';
import pacote from 'pacote';
import semver from 'semver';

import { parseReleasePackage } from '#releases/description.ts';
import { assertSameBytes, codeOf, explain, guardStore, labelOf, signatureIn, type Store } from './store.ts';

const notFound = new Set(['E404', 'ETARGET', 'ENOVERSIONS']);

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
  return guardStore({
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
  });
}

/** `1.4.0-pr.7` is a `pr`, never what "the newest" means. */
function defaultTag(version: string): string {
  const [first] = semver.prerelease(version) ?? [];
  return typeof first === 'string' ? first : 'latest';
}
