import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { FactLabel } from '@clinic/shared/knowledge';
import type { PerLang } from '@clinic/shared/lang';

import { word } from './patterns.ts';
import { isQuotable } from './quote.ts';

/** How people ask for each fact, folded. */
const asks: readonly (readonly [FactLabel, RegExp])[] = [
  [
    'sessions',
    word`
      cuant[oa]s? sesiones|sesiones necesit\w*|cada cuant[oa]s?|frecuencia|repet\w+|cuantas veces|
      how (?:many sessions|often|many times)|repeat\w*|sessions do`,
  ],
  [
    'recovery',
    word`
      recuperacion|incapacidad|reposo|cuidados|despues d|puntos|morados?|hinchaz\w+|downtime|
      recovery|recover|aftercare|stitches|bruis\w+|time off`,
  ],
  [
    'duration',
    word`
      cuanto (?:tiempo )?(?:dura|se demora|demora|toma|tarda)|duracion|cuantos minutos|
      cuanto tiempo|how long|duration|how much time`,
  ],
  [
    'notFor',
    word`
      quien no puede|contraindica\w*|no conviene|puedo hacerme\w*|contraindications?|
      who should not|can i (?:have|get)`,
  ],
  [
    'idealFor',
    word`
      para que (?:sirve|es)|para quien|a quien|indicad[oa]|sirve para|who is it for|
      what is it for|good for`,
  ],
];

const names: PerLang<Record<FactLabel, string>> = {
  es: {
    duration: 'Duración',
    sessions: 'Sesiones',
    recovery: 'Recuperación',
    idealFor: 'Indicado para',
    notFor: 'Cuándo no conviene',
  },
  en: {
    duration: 'Duration',
    sessions: 'Sessions',
    recovery: 'Recovery',
    idealFor: 'Suitable for',
    notFor: 'When it is not advised',
  },
};

/** A longer passage is better read on its page. */
const MAX_LENGTH = 240;

/** The fact of a document that a message asks for: «Duración: 90 min.» */
export function factOf({ facts, lang }: ChatDocument, message: string): string | undefined {
  for (const [label, pattern] of asks) {
    const value = facts?.[label];
    if (!value || value.length > MAX_LENGTH || !pattern.test(message)) continue;
    const sentence = value.replace(/(?<![.!?…])$/, '.');
    if (isQuotable(sentence, false)) return `${names[lang][label]}: ${sentence}`;
  }
  return undefined;
}
