import type { RemoteName } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';

import { isNotFetched } from '#fetching/NotFetched.ts';
import { attemptUntilDone, pauseAfter } from '#fetching/retry.ts';
import { track } from '#fetching/track.ts';

/** What only a browser can do about a failure; compose lets the first error end the composition instead. */
export type Recovery = {
  /** Forgets the code of a remote that threw, and what it was given. */
  startOver: (remote: RemoteName) => void;
  /** Told whenever something of a remote fails, and when it has come. */
  reportFailure: (remote: RemoteName, error: unknown, part: string) => void;
  reportSuccess: (remote: RemoteName, part: string) => void;
};

/** Things of remotes, by language and name. React's `use` can read their promises again and again. */
export type Kept<T> = {
  get: (lang: Lang, name: string) => Promise<T>;
  /** Fetches what may be asked for next. If that fails, it is tried again when it is asked for. */
  preload: (lang: Lang, name: string) => void;
  /** Fetches anew, with its remote's code, what has thrown. `get` gives it once it is there. */
  renew: (lang: Lang, name: string, error: unknown) => Promise<T>;
};

type Keep = <T>(
  load: (lang: Lang, name: string) => Promise<T>,
  ownerOf: (name: string) => RemoteName | undefined,
) => Kept<T>;

/**
 * Fetches things once each. In the browser nothing of it rejects: it stays pending and is tried again for as long as it
 * takes, so that what is on the screen stays there.
 * @param recovery without it the first failure is final
 * @returns `keep(load, ownerOf)`; the owner is the remote whose fault a failure is
 */
export function createKeep(recovery?: Recovery): Keep {
  const throws = new Map<RemoteName, number>();

  return (load, ownerOf) => {
    type Thing = ReturnType<typeof load>;
    const kept = new Map<string, { promise: Thing; want: () => void }>();

    /** @param wanted the attempts after the first wait for it */
    async function persist(lang: Lang, name: string, wanted?: Promise<void>) {
      if (!recovery) return load(lang, name);
      const thing = await attemptUntilDone(
        () => load(lang, name),
        async (error) => {
          await wanted;
          const remote = ownerOf(name);
          if (!remote) return;
          recovery.reportFailure(remote, error, lang + name);
          // Code that came and threw is not made better by being asked again; what did not come leaves nothing behind.
          if (!isNotFetched(error)) recovery.startOver(remote);
        },
      );
      const remote = ownerOf(name);
      if (remote) recovery.reportSuccess(remote, lang + name);
      return thing;
    }

    /** Soon at first, then ever more seldom. */
    async function startAnew(lang: Lang, name: string, error: unknown) {
      const remote = ownerOf(name);
      if (!recovery || !remote) throw error;
      recovery.reportFailure(remote, error, lang + name);
      const count = (throws.get(remote) ?? 0) + 1;
      throws.set(remote, count);
      await pauseAfter(count);
      recovery.startOver(remote);
      return persist(lang, name);
    }

    function open(lang: Lang, name: string) {
      const known = kept.get(lang + name);
      if (known) return known;
      const { promise: wanted, resolve: want } = Promise.withResolvers<void>();
      const thing = { promise: track(persist(lang, name, wanted)), want };
      kept.set(lang + name, thing);
      return thing;
    }

    return {
      get: (lang, name) => {
        const { promise, want } = open(lang, name);
        want();
        return promise;
      },
      preload: (lang, name) => void open(lang, name),
      renew: (lang, name, error) => {
        const promise = track(startAnew(lang, name, error));
        const take = () => void kept.set(lang + name, { promise, want: () => {} });
        promise.then(take, () => {});
        return promise;
      },
    };
  };
}
