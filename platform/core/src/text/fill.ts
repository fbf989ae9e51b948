import type { Lang } from '../contract/lang.ts';

/** A text whose words depend on the number `{count}`; `other` also stands for the forms that a language does not need. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What stands for a name in braces; a list is written as one: «a, b y c». */
export type Values = Readonly<Record<string, string | number | readonly string[]>>;

/**
 * Puts values where a text names them in braces: `fill('{count} de {all}', { count: 3, all: 41 }, 'es')`. Names without a
 * value stay, since facts of the site are filled by `fillFacts`.
 * @param text a plural is chosen by the value `count`
 */
export function fill(text: string | Plural, values: Values, lang: Lang): string {
  const chosen =
    typeof text === 'string'
      ? text
      : (text[new Intl.PluralRules(lang).select(Number(values.count))] ?? text.other);
  return chosen.replaceAll(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key];
    return typeof value === 'object' ? new Intl.ListFormat(lang).format(value) : String(value ?? name);
  });
}
