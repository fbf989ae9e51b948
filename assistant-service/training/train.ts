import { languages } from '@clinic/shared/lang';

import { featuresOf, type Features } from '#learned/features.ts';
import { quantize, train, type Example } from '#learned/linear.ts';
import { kinds } from '#safety/kinds.ts';
import type { Model } from '#safety/model.ts';
import type { Labelled } from './examples.ts';
import { embedded, varied } from './variations.ts';

/** Each message as it is, as somebody else might have typed it, in the middle of another, and beside an aside. */
function waysOf(examples: readonly Labelled[], asides: readonly string[]): Features[][] {
  const calm = examples.filter(({ kind }) => kind === 'everyday').map(({ message }) => message);
  return examples.map(({ message }, seed) =>
    [
      message,
      varied(message, seed),
      embedded(message, calm, seed),
      embedded(message, asides, seed),
      embedded(message, asides, -seed),
    ].map(featuresOf),
  );
}

/** Learns from examples; the same ones give the same model. */
export function learn(examples: readonly Labelled[], asides: readonly string[]): Model {
  const messages = waysOf(examples, asides);
  const labelled = (of: (example: Labelled) => number): Example[] =>
    examples.flatMap((example, at) =>
      (messages[at] ?? []).map((features) => ({ features, of: of(example) })),
    );
  return {
    kinds: quantize(
      train(
        labelled(({ kind }) => kinds.indexOf(kind)),
        kinds.length,
      ),
    ),
    languages: quantize(
      train(
        labelled(({ lang }) => languages.indexOf(lang)),
        languages.length,
        4,
      ),
    ),
  };
}
