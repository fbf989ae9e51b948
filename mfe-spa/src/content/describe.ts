import type { NamedPage } from '@clinic/shared/describePages';
import type { Description } from '@clinic/shared/descriptions';
import { textOf } from '@clinic/shared/descriptions';
import { fill } from '@clinic/shared/fill';
import type { PricedTreatment } from '@clinic/shared/kit/PriceList';
import type { Lang } from '@clinic/shared/lang';
import type { PriceSettings } from '@clinic/shared/priceSettings';
import { priceFrom } from '@clinic/shared/search/documents';
import { treatmentPriceOf } from '@clinic/shared/siteFacts';
import { sayValuation } from '@clinic/shared/valuation';

import { paths } from '#paths.ts';

import type { SpaDocument, SpaExperience } from './spaDocuments.ts';

/** Returns the facts of an experience for the assistant, with the same values as on its page. */
function factsOf(
  { metrics, care, uses }: SpaExperience,
  { precautions }: SpaDocument['layout'],
): Description['facts'] {
  const { duration, frequency = metrics.paceAtHome, recovery } = metrics;
  return {
    duration,
    ...(frequency && { frequency }),
    ...(recovery && { recovery }),
    sessions: care.sessions,
    preparation: care.preparation,
    aftercare: care.aftercare,
    results: care.results,
    idealFor: care.forWhom,
    notFor: textOf(care.notFor, ...uses.map((exposure) => precautions[exposure]?.text)).replaceAll('\n', ' '),
  };
}

/** Describes an experience for the search and the assistant. */
function describeExperience(
  experience: SpaExperience,
  { layout }: SpaDocument,
  { lang, prices }: { lang: Lang; prices: PriceSettings },
): NamedPage {
  const { id, section, title, titleLang, kind, shortDescription, metrics, care, uses } = experience;
  const { words } = layout;
  const price = treatmentPriceOf(id, prices, lang);
  const labelled = <K extends string>(labels: Record<K, string>, values: Partial<Record<K, string>>) =>
    (Object.keys(values) as K[]).map((key) => [labels[key], values[key]]); // these are the keys of `values`
  return {
    path: paths.experience(section, id),
    about: 'care',
    name: title,
    title,
    titleLang,
    facts: factsOf(experience, layout),
    search: {
      kind: 'experience',
      line: shortDescription,
      words: [kind],
      ...priceFrom(id, prices.priceRanges),
    },
    text: textOf(
      [title, kind, price && fill(words.price, price, lang)],
      labelled(words.metrics, metrics),
      experience.description,
      [words.includes, experience.highlights, words.technology, experience.technology],
      labelled(words.care, care),
      uses
        .map((exposure) => layout.precautions[exposure])
        .map((each) => each && `${each.name}. ${each.text}`),
      words.review,
      uses.includes('laser') && [words.devices, '{laserDevices}.'],
      [words.steps, experience.steps, words.addOns, experience.addOns],
    ),
  };
}

/** Describes a section and its experiences for the search and the assistant. */
export function describeSection(
  document: SpaDocument,
  context: { lang: Lang; prices: PriceSettings },
): NamedPage[] {
  const { layout, section } = document;
  const experiences = section.experiences.map((each) => describeExperience(each, document, context));
  const page: NamedPage = {
    path: paths.section(section.id),
    about: 'care',
    title: section.heading,
    text: textOf(
      [layout.kicker, layout.heading, layout.lead, section.heading, section.intro],
      experiences.map(({ text }) => text),
    ),
  };
  return [page, ...experiences];
}

/** Returns an experience as a row of the price list. */
export const pricedTreatment = (
  { id, section, title, titleLang, kind, highlights, care }: SpaExperience,
  { priceRanges, visits }: PriceSettings,
  lang: Lang,
): PricedTreatment => {
  const range = priceRanges.find((one) => one.id === id);
  return {
    path: paths.experience(section, id),
    title,
    ...(titleLang && { titleLang }),
    kind,
    ...(range && {
      range: { from: range.from, to: range.to },
      valuation: sayValuation(range.valuation, visits.assessment, lang),
    }),
    includes: `${highlights.join('\u00A0· ')}.`,
    sessions: care.sessions,
    performedBy: care.performedBy,
  };
};
