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
