import type { SearchWords } from '../types.ts';

export const words: SearchWords = {
  meta: {
    title: 'Search',
    description: 'Search the clinic’s treatments, rituals, products, articles, questions and specialists.',
  },
  heading: 'Search the site',
  label: 'What are you looking for?',
  example: 'Dark spots, botox, sunscreen…',
  submit: 'Search',
  close: 'Close the search',
  suggestions: 'Suggestions',
  all: (count) => (count === 1 ? 'See the result on its page' : `See all ${count} results`),
  loading: 'Getting the search ready…',
  results: {
    kinds: {
      condition: 'What is bothering you',
      treatment: 'Treatments',
      experience: 'Rituals and laser',
      product: 'Products',
      person: 'Specialists',
      article: 'Articles',
      question: 'Questions',
      page: 'Pages',
    },
    one: '1 result for “{query}”',
    many: '{count} results for “{query}”',
    none: 'We found nothing for “{query}”. Try another word, or choose a subject.',
    likely: 'What most people look for',
  },
  help: {
    heading: 'Can’t find it?',
    text: 'Write to us and we will tell you where it is, or whether we do it.',
    assistant: 'You can also ask the assistant, by the chat button.',
    whatsapp: {
      label: 'Ask on WhatsApp',
      message: 'Hello, I am looking for information that I did not find on the site.',
    },
  },
  noScript: 'Write what you are looking for and press “Search”. If no results appear, write to us or call.',
};
