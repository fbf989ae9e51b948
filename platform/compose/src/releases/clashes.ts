import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';
import { shapeOf, whyNotPath } from '@clinic/shared/reserved';

type PropsOfSlots = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Paths, slots and props by which a remote meets the others, as its release describes them. */
export type RemoteInterface = {
  routes: readonly string[];
  /** Slots that it provides. */
  slots: readonly string[];
  /** Slots of other remotes that it shows. */
  uses?: readonly string[] | undefined;
  /** Props that its own slots accept. */
  takes?: PropsOfSlots | undefined;
  /** Props that it passes to slots of other remotes. */
  passes?: PropsOfSlots | undefined;
};

/** Reads the interface from a remote's code. Remotes of contract 3 do not declare props. */
export function interfaceOf({ routes, slots, uses: given }: Remote) {
  const shown = routes.flatMap((route) => (route.kind === 'page' ? route.slots : []));
  const uses = [...new Set([...shown, ...Object.keys(given ?? {})])].toSorted();
  const passes = given && Object.fromEntries(uses.map((slot) => [slot, given[slot] ?? {}]));
  const takes = Object.entries(slots).flatMap(([slot, { props }]) => (props ? [[slot, props] as const] : []));
  return {
    routes: routes.map(({ path }) => path),
    slots: Object.keys(slots),
    uses,
    takes: Object.fromEntries(takes),
    ...(passes && { passes }),
  };
}

const isOptional = (type: string): boolean => type.endsWith('?');
const withoutMark = (type: string): string => type.replace('?', '');

/**
 * Compares the props that are passed to a slot with those that it accepts.
 * @returns what is wrong, to follow the name of the provider in a message: `does not take "items"`
 */
function whyNotTaken(
  taken: Readonly<Record<string, string>>,
  passed: Readonly<Record<string, string>>,
): string | undefined {
  for (const [prop, type] of Object.entries(passed)) {
    const wanted = taken[prop];
    if (wanted === undefined) return `does not take "${prop}"`;
    if (withoutMark(wanted) !== withoutMark(type))
      return `takes "${prop}" as ${withoutMark(wanted)}, not as ${withoutMark(type)}`;
  }
  const missing = Object.keys(taken).find(
    (prop) => !isOptional(taken[prop] ?? '') && isOptional(passed[prop] ?? '?'),
  );
  return missing === undefined ? undefined : `needs "${missing}" (${taken[missing]})`;
}

/** Finds props that one remote passes and the slot of the other does not accept, one sentence each. */
function findPropMismatches(
  lender: string,
  { takes = {} }: RemoteInterface,
  user: string,
  { passes = {} }: RemoteInterface,
): string[] {
  return Object.entries(passes).flatMap(([slot, passed]) => {
    const why = takes[slot] && whyNotTaken(takes[slot], passed);
    return why === undefined
      ? []
      : [
          `${lender} ${why} in its slot "${slot}", which ${user} shows: ${lender} takes the old and the new as optional until ${user} has followed.`,
        ];
  });
}

const folder = (name: string): string => folderOf(name as RemoteName);

type Named = RemoteInterface & { name: string };
type Remotes = Readonly<Record<string, RemoteInterface>>;

const nameOf = (name: string): string => (name === 'shell' ? name : folder(name));

const othersOf = ({ name }: Named, all: Remotes): [string, RemoteInterface][] =>
  Object.entries(all).filter(([other]) => other !== name && other !== 'shell');

/**
 * Compares the paths, slots and props of one remote with those of all others.
 * @param all remotes and the shell by name; the remote itself is ignored
 * @returns every conflict, one sentence each
 */
export function findClashes(own: Named, all: Remotes): string[] {
  const shapes = own.routes.map(shapeOf);
  const me = nameOf(own.name);
  return [
    ...own.routes.flatMap((route, at) => {
      const reason =
        whyNotPath(route) ?? (shapes.indexOf(shapeOf(route)) < at ? 'it has it already' : undefined);
      return reason === undefined ? [] : [`${me} cannot have the path ${route}: ${reason}.`];
    }),
    ...othersOf(own, all).flatMap(([name, other]) => [
      ...other.routes
        .filter((route) => shapes.includes(shapeOf(route)))
        .map((route) => `${me} cannot have the path ${route}: ${folder(name)} has it.`),
      ...other.slots
        .filter((slot) => own.slots.includes(slot))
        .map((slot) => `${me} cannot lend the slot "${slot}": ${folder(name)} lends it.`),
      ...findPropMismatches(me, own, folder(name), other),
      ...findPropMismatches(folder(name), other, me, own),
    ]),
  ];
}

/**
 * Finds slots that a remote shows and nobody lends, and slots that others show and it lends no longer. On the site
 * they show nothing, so only a check of one remote says it.
 * @param before the release of the same remote that is live now
 */
export function findMissingSlots(own: Named, all: Remotes, before?: RemoteInterface): string[] {
  const me = nameOf(own.name);
  const others = othersOf(own, all);
  const lent = new Set([...own.slots, ...others.flatMap(([, { slots }]) => slots)]);
  const isLost = (slot: string) => before?.slots.includes(slot) && !lent.has(slot);
  return [
    ...others.flatMap(([name, { uses = [] }]) =>
      uses
        .filter(isLost)
        .map(
          (slot) =>
            `${me} no longer lends the slot "${slot}", which ${folder(name)} shows: release ${folder(name)} without it first.`,
        ),
    ),
    ...(own.uses ?? [])
      .filter((slot) => !lent.has(slot))
      .map((slot) => `${me} shows the slot "${slot}", which no live remote lends: its owner releases first.`),
  ];
}
