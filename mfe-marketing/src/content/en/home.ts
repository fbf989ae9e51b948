import type { HomeContent } from '#content/types.ts';

import { home } from './home.data.ts';

export const content: HomeContent = {
  ...home,
  carousel: {
    messages: {
      carousel: 'carousel',
      slide: 'slide',
      slides: 'Slides',
      position: (position, count) => `${position} of ${count}`,
      previous: 'Previous',
      next: 'Next',
    },
    startLabel: 'Start the rotation',
    stopLabel: 'Stop the rotation',
  },
  hero: {
    ...home.hero,
    label: 'Our services',
    metricLabels: { sessions: 'Sessions', recovery: 'Recovery', idealFor: 'Ideal for' },
    assessmentLabel: 'Request an assessment',
  },
  specialists: {
    ...home.specialists,
    linkLabel: 'Meet the team',
  },
  results: {
    ...home.results,
    carouselLabel: 'Before and after simulations',
    openLabel: 'compare before and after',
    comparison: {
      before: 'Before',
      after: 'After',
      slider: 'Compare before and after',
      share: (before, after) => `${before}% before, ${after}% after`,
      sides: 'Show',
      close: 'Close',
    },
  },
  bodyMap: {
    ...home.bodyMap,
    modeLegend: 'Part of the body',
    modeLabels: { facial: 'Face', corporal: 'Body' },
    linkLabel: 'Discover more',
  },
  testimonials: {
    ...home.testimonials,
    carouselLabel: 'Testimonials from visitors',
    ratingLabel: (rating) => `${rating} out of 5 stars`,
  },
};
