import { createRequire } from 'node:module';

import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { oldestBrowsers } from '@tesela/build/browsers';

// The package is one JSON file.
const data = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

const builtIns = (data.javascript.builtins ?? {}) as Record<string, Identifier>;

const named = { ios_saf: 'safari_ios', samsung: 'samsunginternet_android' } as const;

const floor = Object.entries(oldestBrowsers).map(
  ([name, version]) => [name in named ? named[name as keyof typeof named] : name, Number(version)] as const,
);

/** Whether all browsers of the floor have a feature, without a prefix or a setting. */
function isThere({ support }: CompatStatement): boolean {
  return floor.every(([browser, version]) => {
    const given = support[browser as keyof typeof support];
    return [given ?? []].flat().some((each) => {
      if (each.flags || each.prefix || each.alternative_name) return false;
      const added = String(each.version_added).replace('≤', '');
      const isOver = each.version_removed && Number(each.version_removed) <= version;
      return Number.parseFloat(added) <= version && !isOver;
    });
  });
}

/** The members of an interface or object, and whether the floor has them. */
function* membersOf(
  type: Record<string, Identifier>,
): Generator<[name: string, isStatic: boolean, isThere: boolean]> {
  for (const [key, { __compat: compat }] of Object.entries(type)) {
    if (key === '__compat' || !compat || !/^[a-z]\w*?(_static)?$/i.test(key)) continue;
    const name = key.replace(/_static$/, '');
    yield [name, key !== name, isThere(compat)];
  }
}

const constructors = new Set<string>();
const statics = new Set<string>();
const known = new Set<string>();
const methods = new Set<string>();

function addMembers(type: string, members: Record<string, Identifier>, areBuiltIn: boolean): void {
  for (const [name, isStatic, isKnown] of membersOf(members)) {
    if (isKnown) known.add(name);
    // In the data, members of built-in objects do not say whether they are static.
    else if (isStatic || areBuiltIn) statics.add(`${type}.${name}`);
    // Names of the DOM are those of everybody's own properties, and methods of iterators those of arrays.
    if (!isKnown && areBuiltIn && type !== 'Iterator') methods.add(name);
  }
}

for (const [types, areBuiltIn] of [
  [data.api, false],
  [builtIns, true],
] as const) {
  for (const [type, { __compat: compat, ...members }] of Object.entries(
    types as Record<string, Identifier>,
  )) {
    if (compat && !isThere(compat)) constructors.add(type);
    // Without the object, nothing has its members.
    else addMembers(type, members, areBuiltIn);
  }
}

const ofIterators = [...membersOf(builtIns.Iterator as Identifier as Record<string, Identifier>)].map(
  ([name]) => name,
);
const onIterator = new RegExp(
  String.raw`\.(?:(?:values|keys|entries)\(\)|matchAll\([^()]*\))\.(?:${ofIterators.join('|')})\(`,
  'g',
);

/**
 * Functions that a built script calls and some browser of the floor lacks. `x?.()` and `x in y` ask before, so they are no
 * such calls.
 */
export function missingIn(script: string): string[] {
  const made = [...script.matchAll(/\bnew ([A-Z]\w*)/g)].map(([, name = '']) => name);
  const called = [...script.matchAll(/\b([A-Z]\w*)\.(\w+)(?!\w|\?\.)/g)].map(([text]) => text);
  const used = [...script.matchAll(/\.([a-z]\w*)(?=\()/gi)].map(([, name = '']) => name);
  return [
    ...new Set([
      ...made.filter((name) => constructors.has(name)),
      ...called.filter((text) => statics.has(text)),
      ...used.filter((name) => methods.has(name) && !known.has(name)),
      ...[...script.matchAll(onIterator)].map(([text]) => text),
    ]),
  ];
}
