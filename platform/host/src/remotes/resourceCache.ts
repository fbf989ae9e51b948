import type { RemoteName } from '@tesela/core/contract';
import type { Lang } from '@tesela/core/lang';

import { isFetchError } from '#fetching/FetchError.ts';
import { retryUntilSuccess, waitBeforeRetry } from '#fetching/retry.ts';
import { withStatus } from '#fetching/withStatus.ts';

/** How a browser handles failures. Compose has none: there the first error ends the composition. */
export type FailureHandlers = {
  /** Forgets the code and the documents of a remote that threw. */
  forgetRemote: (remote: RemoteName) => void;
  reportFailure: (remote: RemoteName, error: unknown, part: string) => void;
  reportSuccess: (remote: RemoteName, part: string) => void;
};

/** Pages or slots by language and name. The promises are the same at every call, as React's `use` requires. */
export type ResourceCache<T> = {
  get: (lang: Lang, name: string) => Promise<T>;
  /** Fetches the code of a remote that threw again. `get` returns the result when it has arrived. */
  reload: (lang: Lang, name: string, error: unknown) => Promise<T>;
};

type CreateResourceCache = <T>(
  load: (lang: Lang, name: string) => Promise<T>,
  ownerOf: (name: string) => RemoteName | undefined,
) => ResourceCache<T>;

/**
 * Makes caches that load every resource once. In the browser their promises never reject: they stay pending and the
 * load is repeated, so that React keeps what is on the screen.
 * @param handlers without them the first failure is final
 * @param end of the page: what it has not loaded by then is not asked for any more
 * @returns a function that makes a cache from `load` and `ownerOf`, which names the remote that a failure belongs to
 */
export function resourceCaches(handlers?: FailureHandlers, end?: AbortSignal): CreateResourceCache {
  const throwsOf = new Map<RemoteName, number>();

  return (load, ownerOf) => {
    const known = new Map<string, ReturnType<typeof load>>();

    async function loadUntilSuccess(lang: Lang, name: string) {
      if (!handlers) return load(lang, name);
      const resource = await retryUntilSuccess(
        () => load(lang, name),
        (error) => {
          const remote = ownerOf(name);
          if (!remote) return;
          handlers.reportFailure(remote, error, lang + name);
          // Loaded code that throws must be fetched again; a failed fetch has left nothing to forget.
          if (!isFetchError(error)) handlers.forgetRemote(remote);
        },
        end,
      );
      const remote = ownerOf(name);
      if (remote) handlers.reportSuccess(remote, lang + name);
      return resource;
    }

    /** The delay grows with the number of errors that the remote has thrown. */
    async function loadAgain(lang: Lang, name: string, error: unknown) {
      const remote = ownerOf(name);
      if (!handlers || !remote) throw error;
      handlers.reportFailure(remote, error, lang + name);
      const count = (throwsOf.get(remote) ?? 0) + 1;
      throwsOf.set(remote, count);
      await waitBeforeRetry(count);
      handlers.forgetRemote(remote);
      return loadUntilSuccess(lang, name);
    }

    return {
      get: (lang, name) => {
        const promise = known.get(lang + name) ?? withStatus(loadUntilSuccess(lang, name));
        known.set(lang + name, promise);
        return promise;
      },
      reload: (lang, name, error) => {
        const promise = withStatus(loadAgain(lang, name, error));
        promise.then(
          () => void known.set(lang + name, promise),
          () => {},
        );
        return promise;
      },
    };
  };
}
