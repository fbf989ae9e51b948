import { languages } from '@clinic/shared/lang';

import { featuresOf, partsOf, type Features } from '#safety/classify.ts';
import { calmKinds, kinds, type Kind } from '#safety/danger.ts';
import type { Model } from '#safety/model.ts';
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

/** Trains both classifiers; the same messages give the same model. */
export function learn(all: readonly Message[]): Model {
  const examples = all.filter(({ kind }) => kind !== 'aside');
  const asides = all.filter(({ kind }) => kind === 'aside').map(({ text }) => text);
  const messages = variantsOf(examples, asides);
  const fit = (of: (example: Message) => number, classes: number, epochs?: number) => {
    const labelled = examples.flatMap((example, at) =>
      (messages[at] ?? []).map((features): Example => ({ features, of: of(example) })),
    );
    return quantize(train(labelled, classes, epochs));
  };
  return {
    kinds: fit(({ kind }) => kinds.indexOf(kind as Kind), kinds.length),
    languages: fit(({ language }) => languages.indexOf(language), languages.length, 4),
  };
}
