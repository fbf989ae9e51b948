const MASK = '[…]';

/** Spelt out as well: «ana arroba correo punto com», `ana (at) correo (dot) com`. */
const email =
  /(?<!\S)\S{1,64}(?:@|\s?[[(]\s?(?:at|arroba)\s?[\])]\s?|\s(?:arroba|at)\s(?=\S{1,40}\s?(?:\.|punto|dot|[[(])))\S{1,100}(?:\s(?:punto|dot)\s\S{1,20}){0,3}/giu;

/** Seven digits or more, however they are grouped: identity documents, telephones, dates of birth, accounts. */
const longNumber = /(?<![\p{L}\d])\d(?:[\s.,/'’()-]{0,2}\d){6,40}/gu;

/** Older documents have fewer; five or six digits on end are no price when nothing says so. */
const shortNumber = /(?<![\d$.,]|\$\s)\d{5,6}(?![\d.,]?\d)(?!\s?(?:pesos|cop))/gi;

/** `AV123456`, as passports and foreigners' cards are numbered. */
const letteredNumber = /(?<![\p{L}\p{N}])[\p{L}]{1,4}-?\d{4,12}(?![\p{L}\p{N}])/giu;

/** What is called a document, a number or a telephone, whatever its length. */
const named =
  /(?<!\p{L})((?:c[eé]dula|c\.?\s?c\.?|c\.?\s?e\.?|t\.?\s?i\.?|nit|pasaporte|documento|identificaci[oó]n|passport|celular|tel[eé]fono|id(?: number)?|phone)\s{0,2}(?:es|is|no\.?|n[uú]mero|number|nro\.?|#|:|de){0,2}\s{0,2})[\p{L}]{0,3}\d(?:[\s.-]?\d){1,19}/giu;

const digitWord =
  '(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|zero|one|two|three|four|five|six|seven|eight|nine|oh)';

/** «uno cero dos cero tres», as people dictate a number. */
const dictated = new RegExp(
  String.raw`(?<!\p{L})${digitWord}(?:[\s,.-]{1,3}${digitWord}){4,30}(?!\p{L})`,
  'giu',
);

/** «Calle 10 # 20-30», `Cra. 7 No 45-10`. */
const street =
  /(?<!\p{L})(?:calle|cll?|carrera|cra|kra?|avenida|av|diagonal|dg|transversal|tv|circular)\.?\s{1,2}\d{1,3}\s?[a-z]{0,3}\s{0,2}(?:sur|norte|este|oeste)?\s{0,2}(?:#|n[oº°]\.?|con)\s{0,2}\d{1,3}\s?[a-z]{0,2}\s?(?:-\s?\d{1,3})?/giu;

/** `123 Main Street`. */
const streetInEnglish =
  /(?<![\p{L}\d])\d{1,5}\s(?:\p{L}{1,20}\s){1,3}(?:street|st|avenue|ave|road|rd|drive|lane|boulevard|blvd)(?!\p{L})\.?/giu;

/** What a name is followed by, where it is written without capitals. */
const notName =
  '(?:y|e|and|but|pero|quiero|quisiera|tengo|necesito|soy|vivo|i|de parte|con|para|me|my|mi|a|que)';

/** A name after the words that announce one, in whatever letters. */
const introduced = new RegExp(
  String.raw`(?<!\p{L})((?:me llamo|mi nombre(?: completo)? es|my (?:full )?name is|name:|nombre:|att?:|atentamente,?)\s{1,2})(?!${notName}(?!\p{L}))[\p{L}'’-]{1,30}(?:\s(?!${notName}(?!\p{L}))[\p{L}'’-]{1,30}){0,4}`,
  'giu',
);

/** The same after words that announce other things as well: only with capitals. */
const presented =
  /(?<!\p{L})((?:[Ss]oy|[Hh]abla(?: con)?|[Dd]e parte de|[Cc]on|[Ii] ?['’]?a?m|[Tt]his is|[Mm]i (?:mamá|papá|hij[oa]|espos[oa])|[Mm]y (?:mom|dad|son|daughter|wife|husband))\s{1,2})(?:\p{Lu}[\p{L}'’-]{0,30})(?:\s(?:de|la|del|los)\s\p{Lu}[\p{L}'’-]{1,30}|\s\p{Lu}[\p{L}'’-]{0,30}){0,4}/gu;

/** Characters of a message; the API takes no more. */
const MAX_MESSAGE = 1000;

/**
 * A message without what identifies its author: e-mail addresses, numbers of documents and telephones in figures or
 * dictated, dates of birth, street addresses, and the name that somebody introduces themselves with. An answer needs
 * none of it, so it stays here.
 */
export const withoutPersonalData = (message: string): string =>
  [email, street, streetInEnglish, longNumber, letteredNumber, shortNumber, dictated]
    .reduce(
      (text, pattern) => text.replaceAll(pattern, MASK),
      message.normalize('NFKC').slice(0, 2 * MAX_MESSAGE),
    )
    .replaceAll(named, `$1${MASK}`)
    .replaceAll(introduced, `$1${MASK}`)
    .replaceAll(presented, `$1${MASK}`);
