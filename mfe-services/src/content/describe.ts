import type { NamedPage } from '@clinic/shared/describePages';
import { textOf } from '@clinic/shared/descriptions';
import type { Lang } from '@clinic/shared/lang';
import type { PriceSettings } from '@clinic/shared/priceSettings';
import { firstSentence, priceFrom } from '@clinic/shared/search/documents';
import { rangeOf, treatmentPriceOf } from '@clinic/shared/siteFacts';

import { paths } from '#paths.ts';

import type { AreaDocument, Device } from './areaDocuments.ts';
import type { PriceDocument } from './priceDocument.ts';
import type { ProblemDocument, ProblemList } from './problemDocuments.ts';
import type { TreatmentDocument } from './treatmentDocuments.ts';

type Context = { lang: Lang; prices: PriceSettings };

const expected = [
  'duration',
  'sessions',
  'recovery',
  'idealFor',
  'notFor',
  'preparation',
  'aftercare',
] as const;

/** Describes a treatment for the search and the assistant. */
export function describeTreatment(treatment: TreatmentDocument, context: Context): NamedPage {
  const { id, title, titleLang, description, feels, expect, problems, area, words } = treatment;
  const price = treatmentPriceOf(id, context.prices, context.lang);
  return {
    path: paths.treatment(id),
    about: 'care',
    category: area.category,
    name: title,
    title,
    titleLang,
    facts: expect,
    search: {
      kind: 'treatment',
      line: firstSentence(description),
      ...priceFrom(id, context.prices.priceRanges),
    },
    text: textOf(
      [title, description, price && `${words.price}: ${price.range}. ${price.valuation}`],
      problems.length > 0 && `${words.problems}: ${problems.map(({ label }) => label).join(', ')}`,
      expected.map((fact) => [words[fact], expect[fact]]),
      [words.feels, feels],
    ),
  };
}

function describeDevice(device: Device, { area, words }: AreaDocument): NamedPage {
  const { id, name, description, expect, notFor } = device;
  return {
    path: paths.card(area, id),
    about: 'care',
    name,
    title: name,
    facts: { ...expect, ...(notFor && { notFor }) },
    text: textOf(
      [name, description],
      (['duration', 'sessions', 'recovery'] as const).map((fact) => [words[fact], expect[fact]]),
      notFor && [words.notFor, notFor],
    ),
  };
}

/**
 * Describes an area for the search and the assistant.
 * @returns the page of the area, then each of its devices
 */
export function describeArea(document: AreaDocument): NamedPage[] {
  const { area, title, subtitle, services, technology, words, related, closing } = document;
  const devices = technology.items.map((device) => describeDevice(device, document));
  const texts = (named: readonly NamedPage[]) => named.map(({ text }) => text);
  const page: NamedPage = {
    path: paths.area(area),
    about: 'care',
    title,
    text: textOf(
      [title, subtitle, services.map((service) => [service.title, service.line])],
      [technology.heading, technology.lead, texts(devices), words.technologyNote],
      [related.heading, related.items.map(({ kicker, label }) => [kicker, label])],
      [closing.heading, closing.text],
    ),
  };
  return [page, ...devices];
}

/**
 * Describes a problem for the search, which also finds it by its causes, and for the assistant.
 * @returns the page of the problem, then its section about the care at the clinic
 */
export function describeProblem(problem: ProblemDocument, list: ProblemList, context: Context): NamedPage[] {
  const { slug, name, lead, causes, note, soon, emergency, home, shelves, words } = problem;
  const path = paths.problem(slug);
  const care: NamedPage = {
    path: `${path}#atencion`,
    about: 'care',
    title: words.care,
    text: textOf(
      words.care,
      problem.care.map(({ title, text, id }) => [
        title,
        text,
        treatmentPriceOf(id, context.prices, context.lang),
      ]),
    ),
  };
  const page: NamedPage = {
    path,
    about: 'care',
    name,
    title: name,
    search: {
      kind: 'condition',
      line: list.items.find(({ link }) => link === path)?.gloss ?? '',
      words: causes.map((cause) => cause.name),
    },
    text: textOf(
      [name, lead, words.causes, causes, note],
      [words.soon, soon, emergency && [words.emergency, emergency]],
      care.text,
      [words.home, home],
      shelves.length > 0 && [words.products, shelves.map(({ label }) => label)],
      problem.doctors.map(({ label }) => [words.related.doctor, label]),
      problem.reading.map(({ label }) => label),
      [problem.closing.heading, problem.closing.text],
    ),
  };
  return [page, care];
}

export const describeProblems = ({ heading, lead, items }: ProblemList): NamedPage => ({
  path: paths.problems,
  about: 'care',
  title: heading,
  text: textOf(
    heading,
    lead,
    items.map(({ name, gloss }) => [name, gloss]),
  ),
});

/**
 * Describes the prices for the search and the assistant.
 * @returns the page of prices, then the section of each area and the section about payment
 */
export function describePrices(document: PriceDocument, lang: Lang): NamedPage[] {
  const { heading, lead, areas, words, paying, closing } = document;
  const partOf = (anchor: string, title: string, ...said: readonly unknown[]): NamedPage => ({
    path: `${paths.prices}#${anchor}`,
    about: 'practice',
    title,
    text: textOf(title, said),
  });
  const { list } = words;
  const parts = [
    ...areas.map(({ area, heading: title, treatments }) =>
      partOf(
        area,
        title,
        treatments.map((each) => [
          each.title,
          each.range ? `${rangeOf(each.range, lang)}. ${each.valuation ?? ''}` : list.toConfirm,
          [list.includes, each.includes, list.sessions, each.sessions, list.performedBy, each.performedBy],
        ]),
      ),
    ),
    partOf('pagos', paying.heading, paying.facts),
  ];
  const page: NamedPage = {
    path: paths.prices,
    about: 'practice',
    title: heading,
    text: textOf(
      [heading, lead],
      parts.map(({ text }) => text),
      [closing.heading, closing.lead],
    ),
  };
  return [page, ...parts];
}
