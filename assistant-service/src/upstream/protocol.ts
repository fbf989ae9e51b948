import type { Lang } from '@clinic/shared/lang';

export type Question = {
  message: string;
  /** Language of the page, and of the answer. */
  lang: Lang;
  /** Makes the instructions and the facts for a model; a service of the clinic has its own. */
  prompt: () => string;
};

/**
 * Asks an upstream once, without retries.
 * @returns what it gave where the reply should stand, still unchecked
 * @throws UpstreamFailure; any other error is a fault of the service
 */
export type Protocol = (question: Question, signal: AbortSignal) => Promise<unknown>;
