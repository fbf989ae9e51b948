import { folderOf, type RemoteName } from '@clinic/shared/contract';
import { shapeOf, whyNotPath } from '@clinic/shared/reserved';

import type { Description } from './description.ts';

type Neighbour = Pick<Description, 'routes' | 'slots' | 'uses'>;

const folder = (name: string): string => folderOf(name as RemoteName);

/**
 * Holds what a remote claims and uses against the live ones.
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
  const me = own.name === 'shell' ? 'shell' : folder(own.name);
  return [
    ...own.routes.flatMap((route) => {
      const reason = whyNotPath(route);
      return reason === undefined ? [] : [`${me} cannot have the path ${route}: ${reason}.`];
    }),
    ...others.flatMap(([name, { routes, slots, uses = [] }]) => [
      ...routes
        .filter((route) => own.routes.some((mine) => shapeOf(mine) === shapeOf(route)))
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
