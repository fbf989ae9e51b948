import { UpstreamFailure } from './failure.ts';

/** Characters that are read; an answer has fewer. */
const MAX_READ = 4000;

/** Controls, lone surrogates, and what changes the direction of a text or hides in it; emoji keep their joiners. */
const unwanted = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]|(?!\u200d)\p{Cf}/gu;

const markup = /<[a-z!/?]|&(?:#\w{1,10}|[a-z]{1,32});/i;

/** Models like Markdown, which the chat window shows as it stands. */
const withoutMarkdown = (text: string): string =>
  text
    .replaceAll(/!?\[([^\]\n]{0,200})\]\(([^)\s]{0,200})\)/g, '$1 $2')
    .replaceAll(/\*\*|__|`+/g, '')
    .replaceAll(/^[#>*•-]+\s+/gm, '');

/**
 * Makes plain text of what an upstream gave as its reply.
 * @throws UpstreamFailure when that is no text, says nothing, or is HTML
 */
export function readReply(input: unknown): string {
  if (typeof input !== 'string') throw new UpstreamFailure('body');
  const start = input.slice(0, MAX_READ);
  // A character that stands for many is not a longer way to say something.
  if (start.normalize('NFKC').length > 2 * MAX_READ) throw new UpstreamFailure('too_large');
  const text = withoutMarkdown(start.replaceAll(/\r\n?|[\u2028\u2029]/g, '\n'))
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(unwanted, '').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(text)) throw new UpstreamFailure('body');
  if (markup.test(text.normalize('NFKC'))) throw new UpstreamFailure('markup', false);
  return text;
}

/** Where a sentence ends and the next begins; «evil . com» and «a. m.» go on. */
const border = /(?<=[.!?…])\s+(?=[\p{Lu}¿¡«“"])|\n+/u;

/** The sentences of a text that comes in pieces, each as soon as the next one begins. */
export async function* sentencesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    rest += piece;
    const sentences = rest.split(border);
    rest = sentences.pop() ?? '';
    for (const sentence of sentences) if (sentence.trim()) yield sentence.trim();
  }
  // What a model broke off has no end.
}
