import type { CarouselMessages } from '@clinic/shared/kit/Carousel';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

type Texts = Omit<CarouselMessages, 'position'> & {
  /** Template, such as `{position} de {count}`. */
  position: string;
  startLabel: string;
  stopLabel: string;
};

/** The words that all carousels of a page share. */
export type CarouselWords = { messages: CarouselMessages; startLabel: string; stopLabel: string };

export const carouselWords = (texts: Texts, lang: Lang): CarouselWords => {
  const { startLabel, stopLabel, position: text, ...messages } = texts;
  return {
    messages: { ...messages, position: (position, count) => fill(text, { position, count }, lang) },
    startLabel,
    stopLabel,
  };
};
