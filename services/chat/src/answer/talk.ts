import { fold } from '#text/words.ts';

/** What the page remembers of the talk, as paths: what it is about, and what was shown last, the answer first. */
export type Memory = { about?: string | undefined; shown?: readonly string[] | undefined };

/** Words of a message that points to what was shown, or leans on what was said before. */
const FEW = 8;

const ordinals: readonly RegExp[] = [
  /\b(?:(?:el|la|lo) primer[oa]?|(?:the )?first(?: one)?|opcion 1|option 1|numero uno)\b/,
  /\b(?:(?:el|la) segund[oa]|(?:the )?second(?: one)?|opcion 2|option 2|numero dos)\b/,
  /\b(?:(?:el|la) tercer[oa]?|(?:the )?third(?: one)?|opcion 3|option 3|numero tres)\b/,
];

const last = /\b(?:(?:el|la) ultim[oa]|(?:the )?last one)\b/;

/** «No, la otra»: what was shown beside the answer. */
const other = /\b(?:(?:el|la) otr[oa]|the other(?: one)?|otra opcion)\b/;

const leaning =
  /^(?:y|e|pero|entonces|and|but|so|ok y|bueno y|what about|how about)\b|\b(?:eso|esa|ese|esos|esas|it|that one)\b/;

/** The path of what was shown that a message points to. */
export function pointedTo(message: string, { shown = [], about }: Memory): string | undefined {
  const text = fold(message);
  if (shown.length === 0 || text.split(' ').length > FEW) return undefined;
  const ordinal = ordinals.findIndex((pattern) => pattern.test(text));
  if (ordinal >= 0) return shown[ordinal];
  if (last.test(text)) return shown.at(-1);
  if (other.test(text)) return shown.find((path) => path !== (about ?? shown[0]));
  return undefined;
}

/** Whether a message leans on what was said before: «¿y eso duele?» */
export function leansOn(message: string): boolean {
  const text = fold(message);
  return text.split(' ').length <= FEW && leaning.test(text);
}
