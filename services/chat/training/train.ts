import { languages } from '@clinic/shared/lang';

import { featuresOf, heard, type Features } from '#learned/features.ts';
import { quantize, train, type Example } from '#learned/linear.ts';
import { partsOf } from '#safety/classify.ts';
import { calmKinds, kinds, type Kind } from '#safety/kinds.ts';
import type { Model } from '#safety/model.ts';
import type { Message } from './messages.ts';
import { embedded, varied } from './variations.ts';

/** Words. What is said of a danger in fewer drowns in what stands around it. */
const SHORT = 8;

/**
 * Each message as it is, as somebody else might have typed it, in the middle of another, and beside an aside. No part
 * of a message of every day is dangerous by itself; of a harmless one it may be: «me quiero morir… de la vergüenza».
 */
function waysOf(examples: readonly Message[], asides: readonly string[]): Features[][] {
  const calm = examples.filter(({ kind }) => kind === 'everyday').map(({ text }) => text);
  return examples.map(({ kind, text: message }, seed) => {
    const isShortDanger =
      !(calmKinds as readonly string[]).includes(kind) && message.split(' ').length < SHORT;
    const seeds = isShortDanger ? [seed, -seed, 7 * seed, -7 * seed] : [seed];
    const ways = [
      message,
      varied(message, seed),
      ...seeds.map((one) => embedded(message, calm, one)),
      embedded(message, asides, seed),
      embedded(message, asides, -seed),
    ].map(heard);
    return [...ways, ...(kind === 'everyday' ? partsOf(message) : [])].map(featuresOf);
  });
}

/** Learns from examples; the same ones give the same model. */
export function learn(all: readonly Message[]): Model {
  const examples = all.filter(({ kind }) => kind !== 'aside');
  const asides = all.filter(({ kind }) => kind === 'aside').map(({ text }) => text);
  const messages = waysOf(examples, asides);
  const labelled = (of: (example: Message) => number): Example[] =>
    examples.flatMap((example, at) =>
      (messages[at] ?? []).map((features) => ({ features, of: of(example) })),
    );
  return {
    kinds: quantize(
      train(
        labelled(({ kind }) => kinds.indexOf(kind as Kind)),
        kinds.length,
      ),
    ),
    languages: quantize(
      train(
        labelled(({ language }) => languages.indexOf(language)),
        languages.length,
        4,
      ),
    ),
  };
}
