import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { packageFolder } from './release.ts';

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

export type Named = RemoteInterface & { name: string };
export type Remotes = Readonly<Record<string, RemoteInterface>>;

export const othersOf = ({ name }: Named, all: Remotes): [string, RemoteInterface][] =>
  Object.entries(all).filter(([other]) => other !== name);

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

/** The words that whoever shows a slot forgot: `{ topic: 'string' }`. @returns undefined when it passes something, or need not */
function forgottenUses(
  taken: Readonly<Record<string, string>>,
  passed: Readonly<Record<string, string>>,
): { props: string; types: string } | undefined {
  const needed = Object.entries(taken).filter(([, type]) => !isOptional(type));
  if (needed.length === 0 || Object.keys(passed).length > 0) return undefined;
  return {
    props: needed.map(([prop]) => `"${prop}"`).join(', '),
    types: `{ ${needed.map(([prop, type]) => `${prop}: '${type}'`).join(', ')} }`,
  };
}

/** Finds props that one remote passes and the slot of the other does not accept, one sentence each. */
export function findPropMismatches(
  lender: string,
  { takes = {} }: RemoteInterface,
  user: string,
  { passes = {} }: RemoteInterface,
): string[] {
  return Object.entries(passes).flatMap(([slot, passed]) => {
    const taken = takes[slot];
    if (!taken) return [];
    const forgotten = forgottenUses(taken, passed);
    if (forgotten) {
      const { props, types } = forgotten;
      return [
        `${user} shows "${slot}" without saying that it passes ${props}: add uses: { '${slot}': ${types} } to its ${user === 'shell' ? 'defineSite' : 'defineRemote'}, or ${lender} takes ${props} as optional.`,
      ];
    }
    const why = whyNotTaken(taken, passed);
    return why === undefined
      ? []
      : [
          `${lender} ${why} in its slot "${slot}", which ${user} shows: ${lender} takes the old and the new as optional until ${user} has followed.`,
        ];
  });
}

/**
 * Finds slots that a remote shows and nobody lends, and slots that others show and it lends no longer. On the site
 * they show nothing, so only a check of one remote says it.
 * @param before the release of the same remote that is live now
 */
export function findMissingSlots(own: Named, all: Remotes, before?: RemoteInterface): string[] {
  const me = packageFolder(own.name);
  const others = othersOf(own, all);
  const lent = new Set([...own.slots, ...others.flatMap(([, { slots }]) => slots)]);
  const isLost = (slot: string) => before?.slots.includes(slot) && !lent.has(slot);
  return [
    ...others.flatMap(([name, { uses = [] }]) =>
      uses
        .filter(isLost)
        .map(
          (slot) =>
            `${me} no longer lends the slot "${slot}", which ${packageFolder(name)} shows: release ${packageFolder(name)} without it first. If this is not the next release of ${me}, give it another name.`,
        ),
    ),
    ...(own.uses ?? [])
      .filter((slot) => !lent.has(slot))
      .map((slot) => `${me} shows the slot "${slot}", which no live remote lends: its owner releases first.`),
  ];
}

/**
 * Finds slots that a remote's source shows and its description does not declare. Without the declaration nothing could
 * check its props against the remote that provides the slot.
 * @param dir of the package; a package without sources has no findings
 * @returns the findings, one sentence each
 */
export function findUndeclaredSlots(dir: string, { name, uses = [], passes }: Named): string[] {
  // Remotes of contract 3 and shells before contract 7 cannot declare it.
  if (!passes) return [];
  const where =
    name === 'shell'
      ? 'site.ts does not declare: name it in "uses" of defineSite'
      : 'exposed/remote.ts does not declare: name it in "slots" of the page, or in "uses" of defineRemote';
  const src = path.join(dir, 'src');
  const files = existsSync(src)
    ? globSync('**/*.tsx', { cwd: src, exclude: ['**/*.test.tsx', '**/testing/**'] })
    : [];
  return files.flatMap((file) => {
    const shown = readFileSync(path.join(src, file), 'utf8').matchAll(/<Slot\s[^>]*?\bname="([^"]+)"/g);
    return [...shown]
      .filter(([, slot = '']) => !uses.includes(slot))
      .map(
        ([, slot]) =>
          `src/${file} shows the slot "${slot}", which ${where}, with the props that it is given.`,
      );
  });
}
