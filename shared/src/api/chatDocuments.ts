import { clinicFacts, factLabels, topics } from '@clinic/shared/knowledge';
import { languages } from '@clinic/shared/lang';
import * as v from 'valibot';

const documentSchema = v.object({
  lang: v.picklist(languages),
  /** A whole page, or the part of a page that has a heading and an anchor. */
  kind: v.picklist(['page', 'section']),
  /** The page's h1, or the section's heading. */
  title: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  /**
   * What stands there, as a visitor reads it. One line per block (paragraph, list item, heading), so that
   * a label is not taken for the beginning of a sentence.
   */
  text: v.string(),
  /** Where to read it, with its language and anchor: `/en/faq#pagos`. */
  path: v.pipe(v.string(), v.startsWith('/')),
  /** The owner of the page gives this and the rest: see `KnowledgeEntry`. */
  about: v.optional(v.picklist(topics)),
  category: v.optional(v.string()),
  questions: v.optional(v.array(v.string())),
  /** A label that this service does not know is left out, so that a page can say more. */
  facts: v.optional(v.object(v.entriesFromList(factLabels, v.optional(v.string())))),
  /** Questions that the settings answer, and this is the place for it. */
  wishes: v.optional(v.record(v.picklist(clinicFacts), v.optional(v.array(v.string())))),
  /** What is said with whatever is said of it, e.g. that it is sold out. */
  note: v.optional(v.string()),
  /** What it costs by its parts, by their names. */
  offers: v.optional(v.array(v.object({ names: v.array(v.string()), says: v.string() }))),
  /** Whom a product suits, by the names that its page has for them; absent where it suits most. */
  suits: v.optional(v.array(v.string())),
  /** Whole pesos, where the page is about one thing that has a price. */
  price: v.optional(v.number()),
});

/** Something that the assistant can point to. Compose makes these from the prerendered pages. */
export type ChatDocument = v.InferOutput<typeof documentSchema>;

/**
 * Checks the list that compose wrote to `live/chat.json`.
 * @throws ValiError when an entry is not a document
 */
export const parseDocuments = (input: unknown): ChatDocument[] => v.parse(v.array(documentSchema), input);
