import * as v from 'valibot';

/** What a file of labels may hold. */
type Said = string | readonly Said[] | { readonly [name: string]: Said };

/** Most characters of a label: of a name, such as a button's, and of a text that ends like a sentence. */
const MAX_NAME = 90;
const MAX_SENTENCE = 300;

const isSentence = (text: string): boolean => /[.?!…:]["»”)]?$/.test(text);

const placeholdersOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

/** @param isSingular the text of a plural for one, which need not say how many */
function labelOf(spanish: string, isSingular = false) {
  const known = placeholdersOf(spanish);
  const namesThese = (text: string): boolean => {
    const own = placeholdersOf(text);
    return own.every((each) => known.includes(each)) && (isSingular || own.length === known.length);
  };
  const allowed =
    known.length > 0 ? `must name ${known.join(' and ')} and nothing else` : 'must name nothing';
  return v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(isSentence(spanish) ? MAX_SENTENCE : MAX_NAME),
    v.check((text) => text === text.trim(), 'begins or ends with a space'),
    v.check(namesThese, `${allowed} in braces: code puts the value there`),
    v.metadata({ input: 'label' }),
  );
}

function schemaOf(spanish: Said): v.GenericSchema {
  if (typeof spanish === 'string') return labelOf(spanish);
  if (isList(spanish)) {
    const [first = ''] = spanish;
    return v.pipe(v.array(schemaOf(first)), v.minLength(spanish.length), v.maxLength(spanish.length));
  }
  const { one, other } = spanish;
  const entries: Record<string, v.GenericSchema> = Object.fromEntries(
    Object.entries(spanish).map(([name, said]) => [name, schemaOf(said)] as const),
  );
  if (typeof one === 'string' && typeof other === 'string') entries['one'] = labelOf(other, true);
  return v.strictObject(entries);
}

/** `Array.isArray` does not narrow lists that are only read. */
const isList = (said: Exclude<Said, string>): said is readonly Said[] => Array.isArray(said);

type Fields = Readonly<Record<string, v.GenericSchema>>;

type Output<T, F extends Fields> = Omit<T, keyof F> & { [K in keyof F]: v.InferOutput<F[K]> };

/**
 * Makes the schema of labels from the Spanish ones: every language has the same names and placeholders. A build holds
 * the labels that it was made with, so it misses one that is deleted in all languages.
 * @param spanish the labels, as imported from `content/es`
 * @param fields what stands among them and the site’s staff edits
 * @param title what the editor calls the group, where there are such fields
 */
export const labels = <const T extends object, const F extends Fields = Record<never, never>>(
  spanish: T,
  fields?: F,
  title?: string,
): v.GenericSchema<Output<T, F>> => {
  // JSON has nothing but texts, lists and groups where there are labels.
  const names = Object.entries(spanish as Readonly<Record<string, Said>>);
  const own = Object.fromEntries(
    names.map(([name, said]) => [name, fields?.[name] ?? schemaOf(said)] as const),
  );
  const schema = v.strictObject({ ...own, ...fields });
  // The entries are those of the type, by their names.
  return (title ? v.pipe(schema, v.title(title)) : schema) as unknown as v.GenericSchema<Output<T, F>>;
};

/** The kind of a file that has only labels. The editor does not show it. */
export const labelFile = <const T extends object>(spanish: T) => ({
  title: 'Rótulos',
  single: true as const,
  words: labels(spanish),
});
