import type { Lang, PerLang } from '@clinic/shared/lang';
import { newStemmer as createStemmer } from 'snowball-stemmers';

import { fold } from '#text/fold.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** Words that say nothing of the subject of a question, folded. */
const stopwords: PerLang<ReadonlySet<string>> = {
  es: new Set(
    words(`a acepta aceptan ademas ahi ahora al algo alguien algun alguna algunas alguno algunos alla amable
      amiga amigo antes aplica aplican aqui asi atienden aun ayuda ayudar ayudarme buen buena buenas
      bueno buenos cada casi cierto cobran como con conocer consultar contar cosa cosas costo costos
      cual cuales cuando cuanta cuantas cuanto cuantos cuenta cuentame cuentan cuesta cuestan dan
      dar de decir decirme del dia dias dice dicen doctor doctora donde duda dudas durante el ella
      ellas ellos en entonces era eran es esa esas ese eso esos esposa esposo esta estan estar estas
      este esto estos estoy existe favor fue funciona gracias gustaria ha haber hablame hace hacen
      hacer han hasta hay hermana hermano hija hijo hola info informacion interesa interesada
      interesado ir la las le leer les listo lo los mama manejan mas me mi mis muchas mucho muy
      necesita necesito ningun ninguna no noche noches nos o ofrece ofrecen ok otra otro papa para
      pero poder podria podrian pone ponen poner por porque precio precios pregunta preguntar puede
      pueden puedo pues que querer queria quien quiero quisiera realizan recibe reciben recomienda
      recomiendan sabe saben saber se senor senora senorita ser si sin sirve sirven sobre solo son
      soy su sus tal tambien tarde tardes tener tengo tiene tienen toda todas todo todos tratamiento
      tratamientos tu un una unas uno unos usa usan usted ustedes va vale valen valor van venden
      vender ver y ya yo`),
  ),
  en: new Set(
    words(`a able about accept all also am an and any anyone anything are as ask at available be been but by
      can cost costs could daughter day days did do doctor does doing each else explain find for
      friend from get give good got had has have hello help hey hi how husband i if in info
      information interested into is it its just know let like long looking m may me mom more mother
      much my need no not of offer offered offers ok okay on one or other our out please price
      prices provide question questions re recommend s sell should so some something son t take
      takes tell thank thanks that the their them there these they thing things this to too treat
      treatment treatments us use used ve very want was we were what when where which who why wife
      will with without work works would yes you your`),
  ),
};

const stemmers = { es: createStemmer('spanish'), en: createStemmer('english') };
const known: PerLang<Map<string, string>> = { es: new Map(), en: new Map() };

/** Most words whose stem is remembered. */
const REMEMBERED = 20_000;

/** What is left of a folded word without its endings: numbers, genders and forms of verbs come together. */
export function stem(word: string, lang: Lang): string {
  const before = known[lang].get(word);
  if (before !== undefined) return before;
  const cut = word.length < 5 ? word : stemmers[lang].stem(word);
  // Of a short word too little would be left: «láser» is not «las».
  const found = cut.length < 4 ? word.replace(/s$/, '') : cut;
  if (known[lang].size < REMEMBERED) known[lang].set(word, found);
  return found;
}

/** Without its tilde, «uñas» is a stopword. */
const isStopword = (word: string, lang: Lang): boolean => !/ñ/i.test(word) && stopwords[lang].has(fold(word));

/** A word as the index keeps it, or null for one without a subject. */
export function indexTerm(word: string, lang: Lang): string | null {
  const folded = fold(word.normalize('NFC'));
  return folded === '' || isStopword(word.normalize('NFC'), lang) ? null : stem(folded, lang);
}

/** The words of a text that carry its subject, without repeats. */
export const termsOf = (text: string, lang: Lang): string[] => [
  ...new Set(
    text
      .normalize('NFC')
      .split(/[^\p{L}\p{N}]+/u)
      .flatMap((word) => indexTerm(word, lang) ?? []),
  ),
];
