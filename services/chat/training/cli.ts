import { writeFileSync } from 'node:fs';

import { featuresOf, partsOf, type Features } from '#safety/classify.ts';
import { calmKinds, kinds, type MessageKind } from '#safety/danger.ts';
import { modelFile, pack, type Weights } from '#safety/model.ts';
import { wordsFile } from '#text/vocabulary.ts';
import { fold, phoneticTokens } from '#text/words.ts';

import { fingerprint, readMessages, readQuestions, type Message } from './messages.ts';
import { quantize, train, type Example } from './regression.ts';
import { broken, embedded, varied } from './variations.ts';

/** Words of a short danger, which the words around it hide easily. */
const SHORT = 8;

/**
 * Each message as it is, as somebody else might have typed it, in the middle of another, and beside an aside. No part
 * of a message of every day is dangerous by itself; of a harmless one it may be: «me quiero morir… de la vergüenza».
 */
function variantsOf(examples: readonly Message[], asides: readonly string[]): Features[][] {
  const calm = examples.filter(({ kind }) => kind === 'everyday').map(({ text }) => text);
  return examples.map(({ kind, text: message, language }, seed) => {
    const isShortDanger =
      !(calmKinds as readonly string[]).includes(kind) && message.split(' ').length < SHORT;
    const seeds = isShortDanger ? [seed, -seed, 7 * seed, -7 * seed] : [seed];
    const variants = [
      message,
      varied(message, seed),
      ...(language === 'en' ? [broken(message)] : []),
      ...seeds.map((one) => embedded(message, calm, one)),
      embedded(message, asides, seed),
      embedded(message, asides, -seed),
    ].map(phoneticTokens);
    return [...variants, ...(kind === 'everyday' ? partsOf(message) : [])].map(featuresOf);
  });
}

/** Trains the classifier; the same messages give the same model. */
function learn(all: readonly Message[]): Weights {
  const messages = all.filter(({ kind }) => kind !== 'aside');
  const asides = all.filter(({ kind }) => kind === 'aside').map(({ text }) => text);
  const variants = variantsOf(messages, asides);
  const examples = messages.flatMap(({ kind }, at) =>
    (variants[at] ?? []).map((features): Example => ({ features, of: kinds.indexOf(kind as MessageKind) })),
  );
  return quantize(train(examples, kinds.length));
}

/** A word with fewer uses is as likely a typo. */
const FEWEST = 3;

/** Words of one letter, in either language. */
const single = 'yaeoui';

/** The vocabulary, the commonest word first: letters that run together are segmented by it. */
function commonWords(messages: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of messages.flatMap((message) => fold(message).split(' ')))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .filter(
      ([word, count]) =>
        count >= FEWEST && /^[a-z]+$/.test(word) && (word.length > 1 || single.includes(word)),
    )
    .toSorted(([a, one], [b, other]) => other - one || a.localeCompare(b, 'en'))
    .map(([word]) => word)
    .join(' ');
}

const messages = [...readMessages(), ...readQuestions()];
const bytes = pack(learn(messages), fingerprint());
writeFileSync(modelFile, bytes);
writeFileSync(wordsFile, `${JSON.stringify(commonWords(messages.map(({ text }) => text)))}\n`);
console.log(`${messages.length} messages, ${Math.round(bytes.length / 1024)} kB`);
