import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';
import { shapeOf, whyNotPath } from '@clinic/shared/reserved';
import { whyNotTaken } from '@clinic/shared/slotProps';

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

/**
 * Compares the paths, slots and props of one remote with those of all others.
 * @param all remotes and the shell by name; the remote itself is ignored
 * @param before the release of the same remote that is live now
 * @returns every conflict, one sentence each
 */
export function findClashes(
  own: RemoteInterface & { name: string },
  all: Readonly<Record<string, RemoteInterface>>,
  before?: RemoteInterface,
): string[] {
  const others = Object.entries(all).filter(([name]) => name !== own.name && name !== 'shell');
  const lent = new Set([...own.slots, ...others.flatMap(([, { slots }]) => slots)]);
  const mine = new Set(own.routes.map(shapeOf));
  const me = own.name === 'shell' ? 'shell' : folder(own.name);
  return [
    ...own.routes.flatMap((route) => {
      const reason = whyNotPath(route);
      return reason === undefined ? [] : [`${me} cannot have the path ${route}: ${reason}.`];
    }),
    ...own.routes
      .filter((route, at) => own.routes.findIndex((other) => shapeOf(other) === shapeOf(route)) < at)
      .map((route) => `${me} cannot have the path ${route}: it has it already.`),
    ...others.flatMap(([name, { routes, slots, uses = [] }]) => [
      ...routes
        .filter((route) => mine.has(shapeOf(route)))
        .map((route) => `${me} cannot have the path ${route}: ${folder(name)} has it.`),
      ...slots
        .filter((slot) => own.slots.includes(slot))
        .map((slot) => `${me} cannot lend the slot "${slot}": ${folder(name)} lends it.`),
      ...uses
        .filter((slot) => before?.slots.includes(slot) && !lent.has(slot))
        .map(
          (slot) =>
            `${me} no longer lends the slot "${slot}", which ${folder(name)} shows: release ${folder(name)} without it first.`,
        ),
    ]),
    ...others.flatMap(([name, other]) => [
      ...findPropMismatches(me, own, folder(name), other),
      ...findPropMismatches(folder(name), other, me, own),
    ]),
    ...(own.uses ?? [])
      .filter((slot) => !lent.has(slot))
      .map((slot) => `${me} shows the slot "${slot}", which no live remote lends: its owner releases first.`),
  ];
}
