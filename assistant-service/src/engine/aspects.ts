import type { PerLang } from '@clinic/shared/lang';

import type { ChatDocument } from '@clinic/shared/chatDocuments';
import { word } from './patterns.ts';
import { isQuotable } from './quote.ts';

type Aspect = {
  /** Tested against the folded message. */
  asks: RegExp;
  /** Labels of the pages, as they stand alone on a line; what they label follows. */
  labels: PerLang<readonly string[]>;
};

const aspects: readonly Aspect[] = [
  {
    asks: word`
      cuant[oa]s? sesiones|sesiones necesit|cada cuanto|cada cuantos|frecuencia|repet\w+|
      cuantas veces|how (?:many sessions|often|many times)|repeat\w*`,
    labels: { es: ['Frecuencia', 'Sesiones', 'Ritmo en casa'], en: ['Frequency', 'Sessions', 'How often'] },
  },
  {
    asks: word`
      recuperacion|incapacidad|reposo|cuidados|despues d|puntos|morados?|hinchaz\w+|downtime|
      recovery|recover|aftercare|stitches|bruis\w+|time off`,
    labels: { es: ['Recuperación'], en: ['Recovery'] },
  },
  {
    asks: word`
      resultado|resultados|informe|results?`,
    labels: { es: ['Sesiones'], en: ['Sessions'] },
  },
  {
    asks: word`
      cuanto (?:tiempo )?(?:dura|se demora|demora|toma|tarda)|duracion|cuantos minutos|
      cuanto tiempo|how long|duration|how much time`,
    labels: { es: ['Duración'], en: ['Duration', 'Length'] },
  },
  {
    asks: word`
      quien no puede|contraindica\w*|no conviene|puedo hacerme\w*|contraindications?|
      who should not|can i (?:have|get)`,
    labels: { es: ['Cuándo no conviene'], en: ['When it is not advised', 'When not advised'] },
  },
  {
    asks: word`
      para que (?:sirve|es)|para quien|a quien|indicad[oa]|sirve para|who is it for|
      what is it for|good for`,
    labels: { es: ['Para quién', 'Indicado para'], en: ['Who it is for', 'Suitable for', 'Recommended for'] },
  },
];

/** A longer passage is better read on its page. */
const MAX_LENGTH = 220;

/** What a document says of the aspect that a message asks for: «Duración: 90 min». */
export function aspectOf({ text, lang }: ChatDocument, message: string): string | undefined {
  const lines = text.split('\n');
  for (const { asks, labels } of aspects) {
    const at = asks.test(message) ? lines.findIndex((line) => labels[lang].includes(line)) : -1;
    const value = at < 0 ? undefined : lines[at + 1];
    if (value && value.length <= MAX_LENGTH && isQuotable(`${value.replace(/[.…]$/, '')}.`, false)) {
      return `${lines[at]}: ${value.replace(/(?<![.!?…])$/, '.')}`;
    }
  }
  return undefined;
}
