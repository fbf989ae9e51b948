import { languages } from '@clinic/shared/lang';

import { featuresOf, type Features } from '#learned/features.ts';
import { quantize, train, type Example } from '#learned/linear.ts';
import { kinds } from '#safety/kinds.ts';
import type { Model } from '#safety/model.ts';
import type { Labelled } from './examples.ts';
import { embedded, varied } from './variations.ts';

/** Each message as it is, once as somebody else might have typed it, and once in the middle of another. */
function waysOf(examples: readonly Labelled[]): Features[][] {
  const calm = examples.filter(({ kind }) => kind === 'everyday').map(({ message }) => message);
  return examples.map(({ message }, seed) =>
    [message, varied(message, seed), embedded(message, calm, seed)].map(featuresOf),
  );
}

/** Learns from examples; the same ones give the same model. */
export function learn(examples: readonly Labelled[]): Model {
  const messages = waysOf(examples);
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
