import { languages, type Lang } from '@clinic/shared/lang';

import { fold, phoneticTokens, wordsOf } from '#text/words.ts';
import { thresholds } from '#data/thresholds.ts';
import { classify, featuresOf, probabilitiesOf, type Features } from './classify.ts';
import { dangerOf, type Danger } from './danger.ts';
import { readModel, type Model } from './model.ts';

export type Assessment = {
  danger: Danger | undefined;
  /** The visitor is a child or a teenager. */
  isMinor: boolean;
  /** Language of the message, where it is certain. */
  lang: Lang | undefined;
};

let model: Model | undefined;

function langOf(weights: Model['languages'], message: string, features: Features): Lang | undefined {
  // A word or two are as likely a name.
  if (wordsOf(message).length < 3) return undefined;
  const likelihood = probabilitiesOf(weights, features);
  return languages.find((_, at) => (likelihood[at] ?? 0) >= thresholds.language);
}

const ages = {
  es: 'diez|once|doce|trece|catorce|quince|dieciseis|diecisiete',
  en: 'ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen',
};

/** Visitors who give their own age or say that they are minors; another's age does not count. */
const minor = new RegExp(
  [
    `\\b(?:tengo|cumpli|cumplo)(?: solo| apenas| casi)? (?:[89]|1[0-7]|${ages.es}) (?:anos|anitos|a)\\b`,
    `\\b(?:i m|im|i am|i just turned|i turned)(?: only| just)? (?:[89]|1[0-7]|${ages.en})(?: years?| yrs?| yo|$| and\\b| but\\b)`,
    '\\bsoy (?:una? )?(?:menor|nin[oa])\\b(?! de (?:los|las|mis))',
    '\\b(?:i m|im|i am)(?: a)? (?:minor|underage|kid|child)\\b',
    '\\bmi (?:mama|papa) no sabe\\b',
    '\\bsin (?:que )?mis? (?:papas|padres|mama|papa)\\b',
    '\\bwithout my (?:parents|mom|mum|dad)\\b',
  ].join('|'),
);

/**
 * Decides before anything else reads a message, and before it may leave the service. It reads both languages on any
 * page: frightened people write in their own.
 */
export function assess(message: string, learned: Model = (model ??= readModel())): Assessment {
  const words = phoneticTokens(message);
  const features = featuresOf(words);
  return {
    danger: dangerOf(classify(learned.kinds, message, words, features)),
    isMinor: minor.test(fold(message)),
    lang: langOf(learned.languages, message, features),
  };
}
