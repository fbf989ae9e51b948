/**
 * What a slot takes from whoever shows it, by the names of its props; `?` ends the type of one that may be left out.
 * It is data that the compiler, a release's description and the browser all read; anything richer is a document.
 */
export type PropTypes = Readonly<Record<string, PropType | `${PropType}?`>>;

type PropType = 'string' | 'number' | 'boolean' | 'string[]' | 'number[]';

/** In brackets, so that a union such as `string | number`, which has no name here, gets none. */
type NameOf<T> = [T] extends [readonly string[]]
  ? 'string[]'
  : [T] extends [readonly number[]]
    ? 'number[]'
    : [T] extends [string]
      ? 'string'
      : [T] extends [number]
        ? 'number'
        : [T] extends [boolean]
          ? 'boolean'
          : never;

type Present<T> = Exclude<T, undefined>;

/** Of the props that `Slots` declares, what `slot()` says at run time. `true` declares none. */
export type TakenProps<P> = P extends true
  ? Record<string, never>
  : {
      readonly [K in keyof P]-?: undefined extends P[K] ? `${NameOf<Present<P[K]>>}?` : NameOf<P[K]>;
    };

/** Of the same, what a remote may say that it passes: an optional one always, sometimes or never. */
export type PassedProps<P> = P extends true
  ? Record<string, never>
  : {
      readonly [K in keyof P]:
        | NameOf<Present<P[K]>>
        | (undefined extends P[K] ? `${NameOf<Present<P[K]>>}?` : never);
    };

const isOptional = (type: string): boolean => type.endsWith('?');
const withoutMark = (type: string): string => type.replace('?', '');

/**
 * Compares what is passed to a slot with what it takes.
 * @returns what is wrong with it, after the name of who lends the slot: `does not take "items"`
 */
export function whyNotTaken(
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

const isOf = (type: string, value: unknown): boolean =>
  type.endsWith('[]')
    ? Array.isArray(value) && value.every((item) => isOf(type.slice(0, -2), item))
    : typeof value === type;

/** The same for the values that a page passes as it runs. */
export function whyNotFitting(
  taken: PropTypes,
  values: Readonly<Record<string, unknown>>,
): string | undefined {
  const passed = Object.entries(values).filter(([, value]) => value !== undefined);
  const typeOf = (prop: string, value: unknown): string => {
    const wanted = withoutMark(taken[prop] ?? '');
    return isOf(wanted, value) ? wanted : Array.isArray(value) ? 'another list' : typeof value;
  };
  return whyNotTaken(taken, Object.fromEntries(passed.map(([prop, value]) => [prop, typeOf(prop, value)])));
}
