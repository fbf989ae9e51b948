import { localizePath, type Lang } from '@clinic/shared/lang';
import type { ChatDocument } from '@clinic/shared/chatDocuments';
import type { Site } from '@clinic/shared/settings';

import { fill } from '#text/words.ts';
import type { intents } from './data/intents.ts';
import { words } from './data/words.ts';
import type { Place } from './subjects.ts';

/** Characters of a chip; a page takes up to 200. */
const MAX_CHIP = 60;

export type Intent = (typeof intents)[number];

/** What a reply answers: a wish, or where it found the answer. */
export type AnswerKind = Intent | 'page' | 'product';

export type Chip = { label: string; message: string };

export type Explanation = {
  kind: AnswerKind;
  /** The pages that the reply names, with language and anchor. */
  paths: readonly string[];
  /** One or two sentences. After an address comes a space or the end. */
  reply: string;
  /** No page or fact was found that answers it well. */
  isWeak?: boolean;
  /** Only who sees the skin and knows the person can say more: it has our answer, and nobody else's. */
  isReserved?: boolean;
  /** What may have been meant: the message that each stands for is sent when it is chosen. */
  chips?: readonly Chip[];
};

/** What may have been meant, and how to ask for it: «¿Pregunta por…?» is asked by the page that shows these. */
export function chipOf({ document, wish }: Pick<Place, 'document' | 'wish'>): Chip[] {
  const [asked] = (wish ? document.wishes?.[wish] : document.questions) ?? [];
  const label = wish ? (asked ?? document.title) : document.title;
  return wish === 'absent' || label.length > MAX_CHIP ? [] : [{ label, message: asked ?? label }];
}

/** A reply and what can be told of it. */
export const explained = (kind: AnswerKind, reply: string): Explanation => ({
  kind,
  paths: reply.match(/(?<=\s)\/[\w/#-]*/g) ?? [],
  reply,
});

export type Voice = ReturnType<typeof createVoice>;

/** The assistant's words, filled in with the facts of the settings and with what else is given. */
export function createVoice({ name, contact, address, hours }: Site) {
  const { phone, email } = contact;
  const say = (lang: Lang, what: keyof typeof words.es, values: Readonly<Record<string, unknown>> = {}) =>
    fill(words[lang][what], {
      clinic: name,
      whatsapp: `https://wa.me/${contact.whatsapp}`,
      phone,
      email,
      address: [address.street, address.city, address.region].join(', '),
      hours: hours.map((entry) => entry[lang]).join(' · '),
      path: localizePath('/#contacto', lang),
      nearest: '',
      ...values,
    }).replaceAll('  ', ' ');
  return {
    say,
    told: (intent: Exclude<Intent, 'payment' | 'emergency' | 'urgent'>, lang: Lang) =>
      explained(intent, say(lang, intent)),
    /** Points to a document, with what it says where that can stand alone. */
    point: ({ about, lang, title, path }: ChatDocument, passage = '') => {
      const what = passage === '' ? 'found' : title.includes('?') ? 'passage' : 'quoted';
      return explained(about === 'product' ? 'product' : 'page', say(lang, what, { title, path, passage }));
    },
    /** Names documents in a row. */
    places: (documents: readonly ChatDocument[]): string =>
      documents.map(({ lang, title, path }) => say(lang, 'place', { title, path })).join(' · '),
  };
}
