import type { Lang } from '@tesela/core/lang';

import { fold, langOf } from '#text/words.ts';

import { classify } from './classify.ts';
import { dangerOf, type Danger } from './danger.ts';
import { readModel, type Weights } from './model.ts';

export type Assessment = {
  danger: Danger | undefined;
  /** The visitor is a child or a teenager. */
  isMinor: boolean;
  /** Language of the message, where it is certain. */
  lang: Lang | undefined;
};

let model: Weights | undefined;

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
export const assess = (message: string): Assessment => ({
  danger: dangerOf(classify((model ??= readModel()), message)),
  isMinor: minor.test(fold(message)),
  lang: langOf(message),
});
