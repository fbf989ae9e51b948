import { languages, type Lang } from '@clinic/shared/languages';
import { describeMistakes } from '@tesela/content';
import { describe, expect, it } from 'vitest';

import { blogDocument, postDocuments } from './documents/blog.ts';
import { homeDocument } from './documents/home.ts';
import { aboutDocument, complaintsDocument, faqDocument, legalDocuments } from './documents/pages.ts';
import { doctorDocuments, teamDocument } from './documents/team.ts';
import { source } from './schema.ts';

const read = (lang: Lang) => ({
  home: homeDocument(lang),
  about: aboutDocument(lang),
  team: teamDocument(lang),
  doctors: doctorDocuments(lang),
  blog: blogDocument(lang),
  posts: postDocuments(lang),
  faq: faqDocument(lang),
  complaints: complaintsDocument(lang),
  legal: legalDocuments(lang),
});

const contents = { es: read('es'), en: read('en') };

/** Lists every text of a content tree with its place, such as `home.hero.slides.0.title`. */
function textsOf(value: unknown, place = ''): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => textsOf(item, place ? `${place}.${key}` : key));
}

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe.each(languages)('content in %s', (lang) => {
  it('leaves no text empty', () => {
    const empty = textsOf(contents[lang]).filter(([, text]) => text.trim() === '');

    expect(empty).toEqual([]);
  });

  it('tells those who do not see a picture what it shows, each in its own words', () => {
    const { home, about, blog } = contents[lang];
    const alts = [
      about.imageAlt,
      ...home.results.items.map(({ alt }) => alt),
      ...blog.posts.map(({ imageAlt }) => imageAlt),
    ];

    const poor = alts.filter((alt) => alt.length < 20 || /^(?:imagen|foto|image|photo|picture)\b/i.test(alt));

    expect(poor).toEqual([]);
    expect(repeated(alts)).toEqual([]);
  });

  it('repeats no anchor within a page', () => {
    const { home, faq, legal, posts } = contents[lang];

    expect(repeated(idsOf(home.hero.slides))).toEqual([]);
    expect(repeated(idsOf(home.results.items))).toEqual([]);
    expect(repeated(idsOf([...home.bodyMap.zones.facial, ...home.bodyMap.zones.corporal]))).toEqual([]);
    expect(repeated(idsOf(faq.items))).toEqual([]);
    const texts = [...legal, ...posts.map(({ article }) => article)];
    for (const { sections } of texts) expect(repeated(idsOf(sections))).toEqual([]);
  });

  it('gives each doctor the profession that the title certifies', () => {
    for (const { doctor } of contents[lang].doctors)
      expect(doctor.profession).toMatch(/^(?:Médic[ao] ciruj.n[ao]?|Physician), .*dermatolog/i);
  });

  it('says what each article rests on', () => {
    for (const {
      summary: { id },
      review: { sources },
    } of contents[lang].posts) {
      expect({ id, enough: sources.length >= 2 }).toEqual({ id, enough: true });
      expect(sources.every(({ text, url }) => text.length > 10 && /^https:|^undefined/.test(`${url}`))).toBe(
        true,
      );
    }
  });

  it('relates no article with itself', () => {
    for (const { summary, related } of contents[lang].posts) expect(idsOf(related)).not.toContain(summary.id);
  });

  it('keeps the figures of the specification', () => {
    const { home, about, faq, posts } = contents[lang];
    const asked = ['sin-remision', 'primera-consulta', 'dolor', 'resultados', 'pagos'];

    expect(posts.length).toBeGreaterThanOrEqual(6);
    expect(home.timeline.events.map(({ year }) => year).slice(0, 8)).toEqual([
      2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025,
    ]);
    expect(home.testimonials.items.length).toBeGreaterThanOrEqual(4);
    expect(about.timeline.find(({ id }) => id === 'vision')?.targetYear).toBe(2028);
    expect(idsOf(faq.items).filter((id) => asked.includes(id))).toEqual(asked);
  });

  it('describes each page in a length that search engines show', () => {
    const { home, about, team, blog, faq, complaints, legal } = contents[lang];

    for (const { meta } of [home, about, team, blog, faq, complaints, ...legal]) {
      expect(meta.title.length).toBeLessThanOrEqual(65);
      expect(meta.description.length).toBeGreaterThanOrEqual(70);
      expect(meta.description.length).toBeLessThanOrEqual(170);
    }
  });
});

it('both languages have the same anchors, links, pictures, dates and reviewers', () => {
  const facts = (lang: Lang) =>
    textsOf(contents[lang]).filter(([place]) =>
      /(?<!words)\.(id|link|(?:image|before)\.name|date|updated)$/.test(place),
    );

  expect(facts('en')).toEqual(facts('es'));
});

it('both languages have a text in the same places', () => {
  const places = (lang: Lang) => textsOf(contents[lang]).map(([place]) => place);

  expect(places('en')).toEqual(places('es'));
});

it('every file of content is whole, in both languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});
