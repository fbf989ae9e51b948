import { readDoctors } from '#content/readDoctors.ts';
import { readSummaries } from '#content/readPosts.ts';
import { source } from '#content/schema.ts';

export const people = readDoctors('en').map(({ slug, name, role, summary, focus }) => ({
  slug,
  name,
  role,
  words: [summary, ...focus.map(({ label }) => label)],
}));

export const posts = readSummaries('en').map(({ id, title, excerpt, topic }) => ({
  id,
  title,
  excerpt,
  topic,
}));

export const questions = source.entries('faq', 'en').map(({ id, question, answer }) => ({
  id,
  question,
  // What names facts of the clinic is said on the page alone.
  line: answer.find((paragraph) => !paragraph.includes('{')) ?? '',
}));

/** The end of every page. */
export const contact = {
  title: 'Contact, address and opening hours',
  line: 'Where we are, when we are open, and how to call or write to us.',
};
