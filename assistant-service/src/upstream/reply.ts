import { UpstreamFailure } from './failure.ts';

/** Characters of a reply. */
const MAX_REPLY = 2000;

/** Characters that are looked at; what comes later would be cut off anyway. */
const MAX_READ = 5 * MAX_REPLY;

/** Controls, lone surrogates, and what changes the direction of a text or hides in it; emoji keep their joiners. */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?!\u200d)\p{Cf}/gu;

const markup = /<[a-z!/?]|&(?:#\w+|[a-z]+);/i;

/** Models like Markdown, which the chat window shows as it stands. */
const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]\n]{0,200})\]\(([^)\s]{0,200})\)/g, '$1 $2')
    .replaceAll(/\*\*|__|`+/g, '')
    .replaceAll(/^[#>*•-]+\s+/gm, '');

/** Ends a text that is too long after a sentence, or at least after a word. */
function shorten(text: string): string {
  const characters = [...text];
  if (characters.length <= MAX_REPLY) return text;
  const start = characters.slice(0, MAX_REPLY - 1).join('');
  const sentences = /^.*[.!?…](?=\s)/s.exec(start)?.[0] ?? '';
  if (sentences.length > start.length / 2) return sentences;
  return `${/^.*\S(?=\s)/s.exec(start)?.[0] ?? start}…`;
}

/**
 * Makes plain text of what an upstream gave as its reply.
 * @throws UpstreamFailure when that is no text, says nothing, or is HTML
 */
export function readReply(input: unknown): string {
  if (typeof input !== 'string') throw new UpstreamFailure('body');
  const text = withoutMarkdown(input.slice(0, MAX_READ).replaceAll(/\r\n?|[\u2028\u2029]/g, '\n'))
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unwanted, '').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UpstreamFailure('body');
  if (markup.test(text)) throw new UpstreamFailure('markup', { isUpstreamsFault: false });
  return shorten(text);
}
