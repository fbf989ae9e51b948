/** One expression, or several that must all be found. */
export type Pattern = RegExp | readonly RegExp[];

/** Patterns are tested against folded text: lower case, no accents, no punctuation, single spaces. */
export type Rule = {
  /** Any of these. */
  says: readonly Pattern[];
  /** A message that also says this means something else. */
  unless?: RegExp;
};

/** The source of an expression as it stands there; it may be broken into lines, after a `|`. */
export const source = (strings: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(strings, ...values).replaceAll(/\s*\n\s*/g, '');

/** An expression whose source may be broken into lines. */
export const pattern = (strings: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(source(strings, ...values));

/** Any of these words, whole: word`lunar(?:es)?|verrug\w+` */
export const word = (strings: TemplateStringsArray, ...values: readonly string[]): RegExp =>
  new RegExp(`\\b(?:${source(strings, ...values)})\\b`);

/** Words and word beginnings that rules are made of: what they look for is not misspelt. */
export const wordsOf = (rules: readonly Rule[]): string[] =>
  rules
    .flatMap(({ says }) => says.flat())
    // «productos?» is both.
    .flatMap(({ source }) => [source, source.replaceAll(/[a-z]\?/g, ' ')])
    .flatMap((source) => source.replaceAll(/\\[a-z]/g, ' ').match(/[a-z]{3,}/g) ?? []);

const isFound = (pattern: Pattern, text: string): boolean =>
  pattern instanceof RegExp ? pattern.test(text) : pattern.every((part) => part.test(text));

export const applies = ({ says, unless }: Rule, text: string): boolean =>
  says.some((pattern) => isFound(pattern, text)) && !unless?.test(text);
