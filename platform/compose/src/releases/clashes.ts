import { folderOf, type RemoteName } from '@clinic/shared/contract';
import { shapeOf, whyNotPath } from '@clinic/shared/reserved';

type Neighbour = {
  routes: readonly string[];
  slots: readonly string[];
  uses?: readonly string[] | undefined;
};

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
    ...(own.uses ?? [])
      .filter((slot) => !lent.has(slot))
      .map((slot) => `${me} shows the slot "${slot}", which no live remote lends: its owner releases first.`),
  ];
}
