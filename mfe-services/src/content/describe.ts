import type { PriceSettings } from '@clinic/shared/priceSettings';
import { rangeOf, searchPrice, treatmentPriceOf } from '@clinic/shared/siteFacts';
import { describing, type NamedPage } from '@tesela/content/describe';
import { textOf } from '@tesela/core/descriptions';
import type { Lang } from '@tesela/core/lang';
import { firstSentence } from '@tesela/core/search/documents';

import { paths } from '#paths.ts';

import type { AreaDocument } from './areaDocuments.ts';
import type { PriceDocument } from './priceDocument.ts';
import type { ProblemDocument, ProblemList } from './problemDocuments.ts';
import { source } from './schema.ts';
import type { TreatmentDocument } from './treatmentDocuments.ts';

type Context = { lang: Lang; prices: PriceSettings };

export const { page } = describing(source);

const part = (path: string, about: NamedPage['about'], title: string, text: unknown): NamedPage => ({
  path,
  about,
  title,
  text: textOf(title, text),
});

export function describeTreatment(treatment: TreatmentDocument, { lang, prices }: Context): NamedPage[] {
  const { id, title, titleLang, description, feels, expect, problems, area, words } = treatment;
  const price = treatmentPriceOf(id, prices, lang);
  return page('services', treatment, {
    path: paths.treatment(id),
    about: 'care',
    category: area.category,
    name: title,
    titleLang,
    facts: { ...expect, feels },
    search: {
      kind: 'treatment',
      line: firstSentence(description),
      words: problems.map(({ label }) => label),
      ...searchPrice(id, prices.priceRanges, lang),
    },
    labels: { ...words, expect: words },
    after: [
      price && `${words.price}: ${price.range}. ${price.valuation}`,
      problems.length > 0 && `${words.problems}: ${problems.map(({ label }) => label).join(', ')}`,
    ],
  });
}

export function describeArea(document: AreaDocument): NamedPage[] {
  const { area, services, technology, words } = document;
  const labels = { expect: words, notFor: words.notFor };
  const parts = technology.items.flatMap((device) => {
    const { id, name, notFor, expect } = device;
    const facts = { ...expect, ...(notFor && { notFor }) };
    return page('technology', device, { path: paths.card(area, id), about: 'care', name, facts, labels });
  });
  const after = services.map(({ title, line }) => [title, line]);
  return page('areas', document, { path: paths.area(area), about: 'care', parts, after });
}

/** The search finds a problem by its causes, too. */
export function describeProblem(problem: ProblemDocument, { items }: ProblemList, { lang, prices }: Context) {
  const { slug, name, causes, note, care, shelves, doctors, reading, closing, words } = problem;
  const path = paths.problem(slug);
  const line = items.find(({ link }) => link === path)?.gloss ?? '';
  const treatments = care.map(({ title, text, id }) => [title, text, treatmentPriceOf(id, prices, lang)]);
  const links = [...shelves, ...doctors, ...reading].map(({ label }) => label);
  return page('problems', problem, {
    path,
    about: 'care',
    name,
    search: { kind: 'condition', line, words: causes.map((cause) => cause.name) },
    labels: words,
    parts: [part(`${path}#atencion`, 'care', words.care, treatments)],
    after: [note, links, closing.heading, closing.text],
  });
}

/** The page of prices, then the part of each area and that about payment. */
export function describePrices(document: PriceDocument, lang: Lang): NamedPage[] {
  const { includes, sessions, performedBy, toConfirm } = document.words.list;
  const { heading, facts } = document.paying;
  const parts = document.areas.map(({ area, heading: title, treatments }) => {
    const each = treatments.map(({ title: name, range, valuation = '', ...of }) => [
      [name, range ? `${rangeOf(range, lang)}. ${valuation}` : toConfirm],
      [includes, of.includes, sessions, of.sessions, performedBy, of.performedBy],
    ]);
    return part(`${paths.prices}#${area}`, 'practice', title, each);
  });
  return [
    ...page('pages/precios', document, { path: paths.prices, about: 'practice', parts }),
    part(`${paths.prices}#pagos`, 'practice', heading, facts),
  ];
}
