import type { Rule } from '../patterns.ts';

/** What visitors ask about, and where the site tells of it. */
export type Topic = Rule & {
  /** Without language: `/faq#dolor`. A topic whose page is gone is not offered. */
  path: string;
};
