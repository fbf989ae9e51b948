import { clinicFacts, factLabels, topics } from '@clinic/shared/knowledge';
import type { ChatDocument } from '@tesela/core/chatDocument';
import * as v from 'valibot';

import { languages } from './languages.ts';

/** Checks `ChatDocument`. A label that this service does not know is left out, so that a page can say more. */
const documentSchema = v.object({
  lang: v.picklist(languages),
  kind: v.picklist(['page', 'section']),
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  text: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  about: v.optional(v.picklist(topics)),
  category: v.optional(v.string()),
  questions: v.optional(v.array(v.string())),
  facts: v.optional(v.object(v.entriesFromList(factLabels, v.optional(v.string())))),
  wishes: v.optional(v.record(v.picklist(clinicFacts), v.array(v.string()))),
  note: v.optional(v.string()),
  offers: v.optional(v.array(v.object({ names: v.array(v.string()), says: v.string() }))),
  suits: v.optional(v.array(v.string())),
  serves: v.optional(v.array(v.string())),
  price: v.optional(v.number()),
});

export type { ChatDocument } from '@tesela/core/chatDocument';

/**
 * Checks the list that compose wrote to `live/chat.json`.
 * @throws ValiError when an entry is not a document
 */
export const parseDocuments = (input: unknown): ChatDocument[] => v.parse(v.array(documentSchema), input);
