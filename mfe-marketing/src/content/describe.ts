import type { ArticleSection } from '@clinic/content/article';
import { formatDay } from '@clinic/shared/day';
import type { NamedPage } from '@clinic/shared/describePages';
import { textOf } from '@clinic/shared/descriptions';
import { fill } from '@clinic/shared/fill';
import type { Lang, SitePath } from '@clinic/shared/lang';
import { firstSentence } from '@clinic/shared/search/documents';

import { paths } from '#paths.ts';

import type { BlogDocument, PostDocument, PostSummary } from './documents/blog.ts';
import type { AboutDocument, ComplaintsDocument, FaqDocument, LegalText } from './documents/pages.ts';
import type { DoctorDocument, TeamDocument } from './documents/team.ts';

export const describeAbout = ({
  heading,
  lead,
  quote,
  timeline,
  values,
  next,
}: AboutDocument): NamedPage => ({
  path: paths.about,
  about: 'practice',
  title: heading,
  text: textOf(
    [heading, lead, quote],
    timeline.map(({ title, text }) => [title, text]),
    values,
    [next.text, next.linkLabel],
  ),
});

export const describeTeam = ({ heading, lead, doctors, sampleNote }: TeamDocument): NamedPage => ({
  path: paths.team,
  about: 'people',
  title: heading,
  text: textOf(
    [heading, lead],
    doctors.map(({ role, name, profession, summary }) => [role, name, profession, summary]),
    sampleNote,
  ),
});

export const describeDoctor = ({ doctor, words, sampleNote }: DoctorDocument): NamedPage => ({
  path: paths.doctor(doctor.id),
  about: 'people',
  name: doctor.name,
  title: doctor.name,
  search: {
    kind: 'person',
    line: doctor.role,
    words: [doctor.summary, ...doctor.focus.map(({ label }) => label)],
  },
  facts: {
    training: `${doctor.credentials.map(({ title, year, institution }) => `${title} (${year}), ${institution}`).join('; ')}.`,
  },
  text: textOf(
    [doctor.role, doctor.name, doctor.profession, doctor.summary],
    [words.languages, doctor.languages.join(' · '), words.registry, doctor.registryNumber],
    doctor.bio,
    words.credentials,
    doctor.credentials.map(({ title, institution, year }) => [`${year} ${title}`, institution]),
    words.focus,
    doctor.focus.map(({ label }) => label),
    sampleNote,
  ),
});

export const describeBlog = ({ heading, lead, posts, readingTime }: BlogDocument, lang: Lang): NamedPage => ({
  path: paths.blog,
  about: 'reading',
  title: heading,
  text: textOf(
    [heading, lead],
    posts.map((post) => [post.topic, post.title, post.excerpt, factsOf(post, readingTime, lang)]),
  ),
});

const factsOf = ({ date, readingMinutes: minutes }: PostSummary, readingTime: string, lang: Lang) => [
  formatDay(date, lang),
  fill(readingTime, { minutes }, lang),
];

const textOfSection = ({ heading, blocks }: ArticleSection): string =>
  textOf(
    heading,
    blocks.map((block) => (block.kind === 'list' ? block.items : block.text)),
  );

/**
 * Describes an article for the search and the assistant.
 * @returns the page of the article, then each of its sections
 */
export function describePost(
  { summary, article, reviewer, review, words }: PostDocument,
  lang: Lang,
): NamedPage[] {
  const { id, title, topic, excerpt, date, updated } = summary;
  const { intro, sections, serviceLink } = article;
  const parts = sections.map((section): NamedPage => ({
    path: `${paths.post(id)}#${section.id}`,
    about: 'reading',
    title: section.heading,
    text: textOfSection(section),
  }));
  const page: NamedPage = {
    path: paths.post(id),
    about: 'reading',
    name: title,
    topic,
    title,
    search: { kind: 'article', line: firstSentence(excerpt), words: [topic, excerpt] },
    text: textOf(
      [topic, title],
      `${words.published} ${formatDay(date, lang)}`,
      updated !== date && `${words.updated} ${formatDay(updated, lang)}`,
      fill(words.readingTime, { minutes: summary.readingMinutes }, lang),
      `${words.reviewedBy} ${reviewer.name}, ${reviewer.profession}`,
      intro,
      parts.map(({ text }) => text),
      [review.heading, review.sources.map(({ text }) => text)],
      [serviceLink.text, serviceLink.label],
    ),
  };
  return [page, ...parts];
}

/**
 * Describes the questions for the search and the assistant.
 * @returns the page of questions, then each question
 */
export function describeFaq({ heading, lead, subjects, items, more }: FaqDocument): NamedPage[] {
  const questions = items.map((item) => ({
    subject: item.subject,
    described: {
      path: `${paths.faq}#${item.id}`,
      about: 'practice',
      name: item.question,
      title: item.question,
      search: {
        kind: 'question',
        // The search shows no paragraph with a placeholder, because only the page fills in the facts of the clinic.
        line: firstSentence(item.answer.find((paragraph) => !paragraph.includes('{')) ?? ''),
      },
      text: textOf(item.question, item.answer, item.more?.label),
    } satisfies NamedPage,
  }));
  const page: NamedPage = {
    path: paths.faq,
    about: 'practice',
    title: heading,
    text: textOf(
      [heading, lead],
      Object.entries(subjects).map(([id, subject]) => [
        subject,
        questions.filter((each) => each.subject === id).map(({ described }) => described.text),
      ]),
      [more.heading, more.text, more.whatsappLabel],
    ),
  };
  return [page, ...questions.map(({ described }) => described)];
}

/** The labels of the form are left out, because they contain no information. */
export const describeComplaints = ({ heading, lead, next }: ComplaintsDocument): NamedPage => ({
  path: paths.complaints,
  about: 'practice',
  title: heading,
  text: textOf(heading, lead, next),
});

/**
 * Describes a legal text for the search and the assistant.
 * @returns the page of the legal text, then each of its sections
 */
export function describeLegal(
  { id, heading, version, updated, updatedLabel, intro, sampleNote, sections, words }: LegalText,
  lang: Lang,
): NamedPage[] {
  const path: SitePath = `/${id}`;
  const parts = sections.map((section): NamedPage => ({
    path: `${path}#${section.id}`,
    about: 'practice',
    title: section.heading,
    text: textOf(section.heading, section.paragraphs, section.list),
  }));
  const page: NamedPage = {
    path,
    about: 'practice',
    title: heading,
    text: textOf(
      heading,
      [`${words.version} ${version}`, `${updatedLabel} ${formatDay(updated, lang)}`],
      [intro, sampleNote],
      parts.map(({ text }) => text),
    ),
  };
  return [page, ...parts];
}
