/**
 * Types of the props that a slot accepts, by name; `?` at the end marks an optional prop. The compiler, the description
 * of a release and the browser read it. Data that needs richer types belongs in a document.
 */
export type PropTypes = Readonly<Record<string, PropType | `${PropType}?`>>;

type PropType = 'string' | 'number' | 'boolean' | 'string[]' | 'number[]';

/** The brackets prevent that a union such as `string | number`, which is not supported, gets a name. */
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

/** Names of the types that `Slots` declares, for `slot()`. `true` means no props. */
export type TakenProps<P> = P extends true
  ? Record<string, never>
  : {
      readonly [K in keyof P]-?: undefined extends P[K] ? `${NameOf<Present<P[K]>>}?` : NameOf<P[K]>;
    };

/** Names of the types that a remote may declare to pass. It may leave out optional props. */
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
 * Compares the props that are passed to a slot with those that it accepts.
 * @returns what is wrong, to follow the name of the provider in a message: `does not take "items"`
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

/** Compares the values that a page passes at run time with the props that the slot accepts. */
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
