import { readSearch } from '#content/readSearch.ts';

export const { people, posts, questions } = readSearch('en');

/** The end of every page. */
export const contact = {
  title: 'Contact, address and opening hours',
  line: 'Where we are, when we are open, and how to call or write to us.',
};
