import type { Lang } from '@clinic/shared/lang';
import { languages } from '@clinic/shared/lang';

import { featuresOf, heard, type Features } from '#learned/features.ts';
import { probabilitiesOf } from '#learned/linear.ts';
import { classify } from './classify.ts';
import { levelOf, type Danger } from './level.ts';
import { isMinor } from './minor.ts';
import { readModel, type Model } from './model.ts';

/** What there is to know of a message before anything else reads it. */
export type Assessment = {
  /** None where there is none. */
  danger: Danger | undefined;
  /** Who writes is a child or a teenager. */
  isMinor: boolean;
  /** What the message is written in, where that is beyond doubt. */
  lang: Lang | undefined;
};

let model: Model | undefined;

const wordsOf = (message: string): number => message.trim().split(/\s+/).length;

/** How sure the language must be: «botox» is in both. */
const BEYOND_DOUBT = 0.97;

function langOf(weights: Model['languages'], message: string, features: Features): Lang | undefined {
  // A word or two are as likely a name.
  if (wordsOf(message) < 3) return undefined;
  const likelihood = probabilitiesOf(weights, features);
  return languages.find((_, at) => (likelihood[at] ?? 0) >= BEYOND_DOUBT);
}

/**
 * Decides before anything else reads a message, and before it may go anywhere. Both languages are tried whatever the
 * page's: frightened people write in their own.
 */
export function assess(message: string, learned: Model = (model ??= readModel())): Assessment {
  const words = heard(message);
  const features = featuresOf(words);
  return {
    danger: levelOf(classify(learned.kinds, message, words, features)),
    isMinor: isMinor(message),
    lang: langOf(learned.languages, message, features),
  };
}
