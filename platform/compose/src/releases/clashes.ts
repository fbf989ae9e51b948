import { folderOf, type Remote, type RemoteName } from '@clinic/shared/contract';
import { shapeOf, whyNotPath } from '@clinic/shared/reserved';
import { whyNotTaken } from '@clinic/shared/slotProps';

type PropsOfSlots = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a remote claims and shows, as its release describes it. */
export type Neighbour = {
  routes: readonly string[];
  slots: readonly string[];
  uses?: readonly string[] | undefined;
  takes?: PropsOfSlots | undefined;
  passes?: PropsOfSlots | undefined;
};

/** The same of a remote's code. Remotes of contract 3 say nothing of props. */
export function neighbourOf({ routes, slots, uses: given }: Remote) {
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

/** What is passed to a slot and not taken by it, a sentence each. */
function findMisfits(
  lender: string,
  { takes = {} }: Neighbour,
  user: string,
  { passes = {} }: Neighbour,
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
 * The one rule on who may have what: holds what a remote claims and uses against the others.
 * @param all remotes and the shell by name; the remote itself does not count
 * @param before what of it is live now
 * @returns what is wrong, a sentence each
 */
export function findClashes(
  own: Neighbour & { name: string },
  all: Readonly<Record<string, Neighbour>>,
  before?: Neighbour,
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
      ...findMisfits(me, own, folder(name), other),
      ...findMisfits(folder(name), other, me, own),
    ]),
    ...(own.uses ?? [])
      .filter((slot) => !lent.has(slot))
      .map((slot) => `${me} shows the slot "${slot}", which no live remote lends: its owner releases first.`),
  ];
}
