import { describing, type NamedPage } from '@tesela/content/describe';
import { formatDay } from '@tesela/core/day';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';
import { firstSentence } from '@tesela/core/search/documents';

import { paths } from '#paths.ts';

import type { PostDocument } from './documents/blog.ts';
import type { HomeDocument } from './documents/home.ts';
import type { LegalText } from './documents/pages.ts';
import type { DoctorDocument } from './documents/team.ts';
import { source } from './schema.ts';

export const { page, say } = describing(source);

export function describeHome(home: HomeDocument): NamedPage[] {
  const { hero, specialists, results, bodyMap, testimonials, timeline } = home;
  const slides = hero.slides.flatMap((slide) =>
    page('slides', slide, {
      path: `${paths.home}#${slide.id}`,
      about: 'care',
      title: slide.headline,
      labels: { metrics: hero.metricLabels },
    }),
  );
  return page('pages/inicio', home, {
    path: paths.home,
    about: 'practice',
    title: hero.slides[0]?.headline ?? '',
    parts: slides,
    after: [
      specialists.people.map(({ name, role }) => [name, role]),
      say('results', results.items, results.facts),
      say('zones', [...bodyMap.zones.facial, ...bodyMap.zones.corporal]),
      say('testimonials', testimonials.items),
      say('timeline', timeline.events),
    ],
  });
}

export const describeDoctor = ({ doctor, words, sampleNote }: DoctorDocument): NamedPage[] =>
  page('doctors', doctor, {
    path: paths.doctor(doctor.id),
    about: 'people',
    name: doctor.name,
    search: {
      kind: 'person',
      line: doctor.role,
      words: [doctor.summary, ...doctor.focus.map(({ label }) => label)],
    },
    facts: {
      training: `${doctor.credentials.map(({ title, year, institution }) => `${title} (${year}), ${institution}`).join('; ')}.`,
    },
    labels: { ...words, registryNumber: words.registry },
    after: sampleNote,
  });

export function describePost({ summary, article, reviewer, words }: PostDocument, lang: Lang): NamedPage[] {
  const { id, title, topic, excerpt, date, updated, readingMinutes: minutes } = summary;
  const entry = { ...summary, ...article, invitation: article.serviceLink };
  return page('posts', entry, {
    path: paths.post(id),
    about: 'reading',
    name: title,
    topic,
    search: { kind: 'article', line: firstSentence(excerpt), words: [topic, excerpt] },
    after: [
      `${words.published} ${formatDay(date, lang)}`,
      updated !== date && `${words.updated} ${formatDay(updated, lang)}`,
      fill(words.readingTime, { minutes }, lang),
      `${words.reviewedBy} ${reviewer.name}, ${reviewer.profession}`,
    ],
  });
}

/** The search shows no paragraph with a placeholder, because only the page fills in the facts of the clinic. */
export const describeQuestions = (lang: Lang): NamedPage[] =>
  source.entries('faq', lang).flatMap((item) =>
    page('faq', item, {
      path: `${paths.faq}#${item.id}`,
      about: 'practice',
      name: item.question,
      search: {
        kind: 'question',
        line: firstSentence(item.answer.find((paragraph) => !paragraph.includes('{')) ?? ''),
      },
    }),
  );

export const describeLegal = (text: LegalText, lang: Lang): NamedPage[] =>
  page('legal', text, {
    path: `/${text.id}`,
    about: 'practice',
    labels: { version: text.words.version },
    after: `${text.updatedLabel} ${formatDay(text.updated, lang)}`,
  });
