/**
 * Types of the props that a slot accepts, by name; `?` at the end marks an optional prop. The compiler, the description
 * of a release and the browser read it. Data that needs richer types belongs in a document.
 */
export type PropTypes = Readonly<Record<string, PropType | `${PropType}?`>>;

type PropType = 'string' | 'number' | 'boolean' | 'string[]' | 'number[]';

type ValueOf<T> = T extends `string${'?' | ''}`
  ? string
  : T extends `number${'?' | ''}`
    ? number
    : T extends `boolean${'?' | ''}`
      ? boolean
      : T extends `string[]${'?' | ''}`
        ? readonly string[]
        : readonly number[];

/** The props themselves, for the component that takes them. */
export type PropsOf<T extends PropTypes> = {
  readonly [K in keyof T as T[K] extends `${string}?` ? never : K]: ValueOf<T[K]>;
} & {
  readonly [K in keyof T as T[K] extends `${string}?` ? K : never]?: ValueOf<T[K]>;
};

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

/** Names of the types that a remote may declare to pass to a slot of `Slots`. It may leave out optional props. */
export type PassedProps<P> = P extends true
  ? Record<string, never>
  : {
      readonly [K in keyof P]:
        | NameOf<Present<P[K]>>
        | (undefined extends P[K] ? `${NameOf<Present<P[K]>>}?` : never);
    };
