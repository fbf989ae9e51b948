import type { Change, Manifest, Pin, Pins } from './manifest.ts';

/** What is being done, for the history and for whoever has to wait. */
export type AuditEntry = {
  /** In words: `promote events@1.5.0`. */
  action: string;
  /** Refuse instead of waiting while another command changes the site. */
  noWait?: boolean | undefined;
  /** Who does it. */
  by?: string | undefined;
  reason?: string | undefined;
};

export const pinsOf = ({ shell, remotes, settings }: Pins): Pins => ({ shell, remotes, settings });

export const pinOf = ({ shell, remotes }: Pick<Pins, 'shell' | 'remotes'>, part: string): Pin | undefined =>
  part === 'shell' ? shell : remotes[part];

/** What becomes another version from one state to the next. */
export function changesBetween(
  before: Pick<Pins, 'shell' | 'remotes'> | undefined,
  after: Pick<Pins, 'shell' | 'remotes'>,
): Change[] {
  const parts = new Set(['shell', ...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  return [...parts].flatMap((part) => {
    const [old, next] = [before && pinOf(before, part), pinOf(after, part)];
    if (old?.integrity === next?.integrity) return [];
    const name = (next ?? old)?.package ?? part;
    return [{ part, package: name, ...(old && { from: old.version }), ...(next && { to: next.version }) }];
  });
}

/** States that were live before this one, newest first, each once; going back twice goes further back. */
function earlier<T>(
  { history }: Manifest,
  now: T,
  stateOf: (pins: Pins) => T,
  nameOf: (state: T) => string,
): T[] {
  const idOfEntry = (entry: Pins | undefined) => entry && nameOf(stateOf(entry));
  // What others changed meanwhile made nothing of it live.
  const turns = history.filter((entry, at) => idOfEntry(entry) !== idOfEntry(history[at + 1]));
  // When it became live by itself: what was rolled back from meanwhile is nothing to go back to.
  const current = turns.findIndex(
    (entry) => idOfEntry(entry) === nameOf(now) && !entry.action.startsWith('rollback'),
  );
  const seen = new Set([nameOf(now)]);
  return turns
    .slice(current + 1)
    .map(stateOf)
    .filter((state) => {
      const id = nameOf(state);
      if (seen.has(id)) return false;
      return seen.add(id);
    });
}

/** The same for states with the same bytes, in whatever order they name them. */
const idOf = ({ shell, remotes, settings }: Pins): string => {
  const parts = Object.entries({ ...remotes, shell }).map(([part, { integrity }]) => `${part} ${integrity}`);
  return [settings, ...parts.toSorted()].join();
};

/** Whole states of the site. */
export const statesBefore = (live: Manifest): Pins[] => earlier(live, pinsOf(live), pinsOf, idOf);

/** Releases of one part, whatever became of the others meanwhile. */
export function pinsBefore(live: Manifest, part: string): Pin[] {
  const now = pinOf(live, part);
  const all = earlier(
    live,
    now,
    (pins) => pinOf(pins, part),
    (pin) => pin?.integrity ?? '',
  );
  return all.flatMap((pin) => (pin ? [withoutHold(pin)] : []));
}

const withoutHold = ({ held: _held, ...pin }: Pin): Pin => pin;

/** Whether two states have the same bytes, whatever is held in them. */
export const isSame = (one: Pins, other: Pins): boolean => idOf(one) === idOf(other);

/** A state that was live, but for what is held now, and for what was removed since. */
export function keepHeld(live: Pins, target: Pins): Pins {
  const choose = (now: Pin | undefined, then: Pin | undefined): Pin | undefined => {
    if (now?.held !== undefined) return now;
    return now && then && withoutHold(then);
  };
  const names = Object.keys({ ...live.remotes, ...target.remotes }).toSorted();
  const remotes = names.flatMap((name) => {
    const pin = choose(live.remotes[name], target.remotes[name]);
    return pin ? [[name, pin] as const] : [];
  });
  const shell = choose(live.shell, target.shell) ?? live.shell;
  return { shell, remotes: Object.fromEntries(remotes), settings: target.settings };
}

/** What the history says of a change. */
export const entryOf = (
  { action, by, reason }: AuditEntry,
  live: Pins | undefined,
  pins: Pins,
): Manifest['history'][number] => ({
  at: new Date().toISOString(),
  action,
  ...(by !== undefined && { by }),
  ...(reason !== undefined && { reason }),
  changes: changesBetween(live, pins),
  ...pins,
});

/** Entries that stay in any case, and of each part those by which it can go back however much others have changed since. */
const [always, ofEach] = [50, 5];

/** The history without what nobody goes back to. */
export function shorten(history: Manifest['history']): Manifest['history'] {
  const turns = new Map<string, number>();
  return history.filter(({ changes = [] }, at) => {
    for (const { part } of changes) turns.set(part, (turns.get(part) ?? 0) + 1);
    return at < always || changes.some(({ part }) => (turns.get(part) ?? 0) <= ofEach);
  });
}
