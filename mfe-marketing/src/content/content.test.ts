import { describeFaults } from '@clinic/content';
import { languages, type Lang } from '@clinic/shared/lang';
import { describe, expect, it } from 'vitest';

import { source } from '#content/schema.ts';
import { doctorSlugs, postIds } from '#content/ids.data.ts';

import { content as aboutEn } from './en/about.data.ts';
import { content as blogEn } from './en/blog.ts';
import { content as faqEn } from './en/faq.data.ts';
import { content as homeEn } from './en/home.ts';
import { articles as articlesEn } from './en/posts.data.ts';
import { content as privacyEn } from './en/privacy.ts';
import { content as teamEn } from './en/team.ts';
import { content as termsEn } from './en/terms.ts';
import { content as aboutEs } from './es/about.data.ts';
import { content as blogEs } from './es/blog.ts';
import { content as faqEs } from './es/faq.data.ts';
import { content as homeEs } from './es/home.ts';
import { articles as articlesEs } from './es/posts.data.ts';
import { content as privacyEs } from './es/privacy.ts';
import { content as teamEs } from './es/team.ts';
import { content as termsEs } from './es/terms.ts';

const indexes = { es: articlesEs, en: articlesEn };
const lists = {
  es: { home: homeEs, about: aboutEs, team: teamEs, blog: blogEs, faq: faqEs, legal: [privacyEs, termsEs] },
  en: { home: homeEn, about: aboutEn, team: teamEn, blog: blogEn, faq: faqEn, legal: [privacyEn, termsEn] },
};

async function everything(lang: Lang) {
  const loaded = await Promise.all(Object.values(indexes[lang]).map((load) => load()));
  return { ...lists[lang], articles: loaded };
}

/** Every text of a content tree with the place where it stands, e.g. `home.hero.slides.0.title`. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, place ? `${place}.${key}` : key));
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(languages)('content in %s', (lang) => {
  it('leaves no text empty', async () => {
    const empty = textsOf(await everything(lang)).filter(([, text]) => text.trim() === '');

    expect(empty).toEqual([]);
  });

  it('tells those who do not see a picture what it shows, each in its own words', () => {
    const { home, about, blog } = lists[lang];
    const alts = [
      about.imageAlt,
      ...home.results.items.map(({ alt }) => alt),
      ...blog.posts.map(({ imageAlt }) => imageAlt),
    ];

    const poor = alts.filter((alt) => alt.length < 20 || /^(?:imagen|foto|image|photo|picture)\b/i.test(alt));

    expect(poor).toEqual([]);
    expect(repeated(alts)).toEqual([]);
  });

  it('has words for every path that the remote owns', () => {
    expect(lists[lang].team.doctors.map(({ slug }) => slug)).toEqual(doctorSlugs);
    expect(idsOf(lists[lang].blog.posts)).toEqual(postIds);
    expect(Object.keys(indexes[lang]).sort()).toEqual(postIds.toSorted());
  });

  it('repeats no anchor within a page', async () => {
    const { home, faq, legal, articles } = await everything(lang);

    expect(repeated(idsOf(home.hero.slides))).toEqual([]);
    expect(repeated(idsOf(home.results.items))).toEqual([]);
    expect(repeated(idsOf([...home.bodyMap.zones.facial, ...home.bodyMap.zones.corporal]))).toEqual([]);
    expect(repeated(idsOf(faq.items))).toEqual([]);
    for (const { sections } of [...legal, ...articles]) expect(repeated(idsOf(sections))).toEqual([]);
  });

  it('names doctors alike in the team and in the blog', () => {
    const { team, blog } = lists[lang];

    for (const { slug, name, role, profession } of team.doctors) {
      expect(blog.reviewers[slug]).toEqual({ name, role, profession });
      expect(profession).toMatch(/^(?:Médic[ao] ciruj.n[ao]?|Physician), .*dermatolog/i);
    }
  });

  it('says what each article rests on', async () => {
    const { articles } = await everything(lang);

    for (const { id, references } of articles) {
      expect({ id, enough: references.length >= 2 }).toEqual({ id, enough: true });
      expect(
        references.every(({ text, url }) => text.length > 10 && /^https:|^undefined/.test(`${url}`)),
      ).toBe(true);
    }
  });

  it('relates no article with itself', async () => {
    const { articles } = await everything(lang);

    for (const { id, related } of articles) expect(related).not.toContain(id);
  });

  it('keeps the figures of the specification', () => {
    const { home, about, faq } = lists[lang];

    expect(home.timeline.events.map(({ year }) => year)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ]);
    expect(home.testimonials.items.map(({ rating }) => rating)).toEqual([5, 5, 5, 5]);
    expect(about.timeline.find(({ id }) => id === 'vision')?.targetYear).toBe(2028);
    expect(idsOf(faq.items).slice(0, 5)).toEqual([
      'sin-remision',
      'primera-consulta',
      'dolor',
      'resultados',
      'pagos',
    ]);
  });

  it('describes each page in a length that search engines show', () => {
    const { home, about, team, blog, faq, legal } = lists[lang];

    for (const { meta } of [home, about, team, blog, faq, ...legal]) {
      expect(meta.title.length).toBeLessThanOrEqual(65);
      expect(meta.description.length).toBeGreaterThanOrEqual(70);
      expect(meta.description.length).toBeLessThanOrEqual(170);
    }
  });
});

it('both languages have the same anchors, links, pictures, dates and reviewers', async () => {
  const facts = async (lang: Lang) =>
    textsOf(await everything(lang)).filter(([place]) =>
      /(?<!words)\.(id|slug|link|image|date|updated|reviewedBy|related\.\d+)$/.test(place),
    );

  expect(await facts('en')).toEqual(await facts('es'));
});

it('both languages have a text in the same places', async () => {
  const places = async (lang: Lang) => textsOf(await everything(lang)).map(([place]) => place);

  expect(await places('en')).toEqual(await places('es'));
});

it('every file of content is whole, in both languages', () => {
  expect(describeFaults(source.faults())).toBe('');
});
