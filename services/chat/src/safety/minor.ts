import { fold } from '#text/words.ts';

const numbers =
  'diez once doce trece catorce quince dieciseis diecisiete ten eleven twelve thirteen fourteen fifteen sixteen seventeen';

/** Who writes says their age or that they are a minor; another's age is not meant. */
const minor = new RegExp(
  [
    `\\b(?:tengo|cumpli|cumplo)(?: solo| apenas| casi)? (?:[89]|1[0-7]|${numbers.split(' ').slice(0, 8).join('|')}) (?:anos|anitos|a)\\b`,
    `\\b(?:i m|im|i am|i just turned|i turned)(?: only| just)? (?:[89]|1[0-7]|${numbers.split(' ').slice(8).join('|')})(?: years?| yrs?| yo|$| and\\b| but\\b)`,
    '\\bsoy (?:una? )?(?:menor|nin[oa])\\b(?! de (?:los|las|mis))',
    '\\b(?:i m|im|i am)(?: a)? (?:minor|underage|kid|child)\\b',
    '\\bmi (?:mama|papa) no sabe\\b',
    '\\bsin (?:que )?mis? (?:papas|padres|mama|papa)\\b',
    '\\bwithout my (?:parents|mom|mum|dad)\\b',
  ].join('|'),
);

export const isMinor = (message: string): boolean => minor.test(fold(message));
