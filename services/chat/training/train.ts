import { featuresOf, partsOf, type Features } from '#safety/classify.ts';
import { calmKinds, kinds, type MessageKind } from '#safety/danger.ts';
import type { Weights } from '#safety/model.ts';
import { phoneticTokens } from '#text/words.ts';

import type { Message } from './messages.ts';
import { quantize, train, type Example } from './regression.ts';
import { embedded, varied } from './variations.ts';

/** Words of a short danger, which the words around it hide easily. */
const SHORT = 8;

/**
 * Each message as it is, as somebody else might have typed it, in the middle of another, and beside an aside. No part
 * of a message of every day is dangerous by itself; of a harmless one it may be: «me quiero morir… de la vergüenza».
 */
function variantsOf(examples: readonly Message[], asides: readonly string[]): Features[][] {
  const calm = examples.filter(({ kind }) => kind === 'everyday').map(({ text }) => text);
  return examples.map(({ kind, text: message }, seed) => {
    const isShortDanger =
      !(calmKinds as readonly string[]).includes(kind) && message.split(' ').length < SHORT;
    const seeds = isShortDanger ? [seed, -seed, 7 * seed, -7 * seed] : [seed];
    const variants = [
      message,
      varied(message, seed),
      ...seeds.map((one) => embedded(message, calm, one)),
      embedded(message, asides, seed),
      embedded(message, asides, -seed),
    ].map(phoneticTokens);
    return [...variants, ...(kind === 'everyday' ? partsOf(message) : [])].map(featuresOf);
  });
}

/** Trains the classifier; the same messages give the same model. */
export function learn(all: readonly Message[]): Weights {
  const messages = all.filter(({ kind }) => kind !== 'aside');
  const asides = all.filter(({ kind }) => kind === 'aside').map(({ text }) => text);
  const variants = variantsOf(messages, asides);
  const examples = messages.flatMap(({ kind }, at) =>
    (variants[at] ?? []).map((features): Example => ({ features, of: kinds.indexOf(kind as MessageKind) })),
  );
  return quantize(train(examples, kinds.length));
}
