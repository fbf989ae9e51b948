import type { Change, Manifest, Pin, Pins } from './manifest.ts';

/** Describes one change for the history, and for commands that wait for it. */
export type AuditEntry = {
  /** Command with its main argument: `promote events@1.5.0`. */
  action: string;
  /** Throw instead of waiting while another command changes the site. */
  noWait?: boolean | undefined;
  /** Go live although links, anchors, pictures or slots lead nowhere: they are only told. */
  deadLinks?: boolean | undefined;
  /** Who made the change. */
  by?: string | undefined;
  reason?: string | undefined;
};

export const pinsOf = ({ shell, remotes, settings }: Pins): Pins => ({ shell, remotes, settings });

export const pinOf = ({ shell, remotes }: Pick<Pins, 'shell' | 'remotes'>, part: string): Pin | undefined =>
  part === 'shell' ? shell : remotes[part];

/** Parts whose release differs between two states. */
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

/** Different states before the present one, newest first. A second rollback goes one state further back. */
function distinctStatesBefore<T>(
  { history }: Manifest,
  now: T,
  stateOf: (pins: Pins) => T,
  nameOf: (state: T) => string,
): T[] {
  const idOfEntry = (entry: Pins | undefined) => entry && nameOf(stateOf(entry));
  // Consecutive entries with the same state differ in other parts only.
  const turns = history.filter((entry, at) => idOfEntry(entry) !== idOfEntry(history[at + 1]));
  // Starts where the present state was promoted, which leaves out states that were rolled back since.
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

/** Identifies a state by its hashes, independent of the order of remotes. */
const idOf = ({ shell, remotes, settings }: Pins): string => {
  const parts = Object.entries({ ...remotes, shell }).map(([part, { integrity }]) => `${part} ${integrity}`);
  return [settings, ...parts.toSorted()].join();
};

/** Earlier states of the whole site, newest first. */
export const earlierStates = (live: Manifest): Pins[] =>
  distinctStatesBefore(live, pinsOf(live), pinsOf, idOf);

/** Earlier releases of one part, newest first. */
export function pinsBefore(live: Manifest, part: string): Pin[] {
  const now = pinOf(live, part);
  const all = distinctStatesBefore(
    live,
    now,
    (pins) => pinOf(pins, part),
    (pin) => pin?.integrity ?? '',
  );
  return all.filter((pin) => pin !== undefined);
}

export const haveSameReleases = (one: Pins, other: Pins): boolean => idOf(one) === idOf(other);

/** An earlier state, in which remotes that were removed since stay removed. */
export const keepRemoved = (live: Pins, { shell, remotes, settings }: Pins): Pins => ({
  shell,
  remotes: Object.fromEntries(Object.entries(remotes).filter(([name]) => name in live.remotes)),
  settings,
});

/** Makes the history's entry for a change. */
export const createHistoryEntry = (
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

/** Newest entries that are always kept. */
const KEPT_ENTRIES = 50;

/** Changes of each part that are kept, so that it can be rolled back even if other parts changed often since. */
const KEPT_CHANGES_PER_PART = 5;

/** Removes old entries that no rollback needs. */
export function shortenHistory(history: Manifest['history']): Manifest['history'] {
  const turns = new Map<string, number>();
  return history.filter(({ changes = [] }, at) => {
    for (const { part } of changes) turns.set(part, (turns.get(part) ?? 0) + 1);
    return at < KEPT_ENTRIES || changes.some(({ part }) => (turns.get(part) ?? 0) <= KEPT_CHANGES_PER_PART);
  });
}
