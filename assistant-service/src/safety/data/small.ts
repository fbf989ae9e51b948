import { words } from '../words.ts';

/** What may stand between words and the exception that belongs to them. Anything else begins another thought. */
export const articles = words(
  `el la los las lo un una unos unas su sus mi mis tu ese esa esos esas este esta estos estas tan tanto tanta tantos tantas
  me se le nos the a an my your our his her this that these those such so much it`,
);
export const leads = words(
  `de del al a en con por para tras sin cuando_vi cuando_vio al_ver cuando_supe
  of from with at in on for to by over when_i_saw when_he_saw when_she_saw seeing`,
);
