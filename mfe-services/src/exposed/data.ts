import { priceSettings, type PriceSettings } from '@clinic/shared/priceSettings';
import { describePages } from '@tesela/content/describe';
import type { MakeDocuments, RemoteData } from '@tesela/core/contract';
import { DESCRIPTIONS } from '@tesela/core/descriptions';
import type { RemoteLinks } from '@tesela/core/frame';
import type { Lang } from '@tesela/core/lang';

import { areaDocument } from '#content/areaDocuments.ts';
import { describeArea, describePrices, describeProblem, describeTreatment, page } from '#content/describe.ts';
import { priceDocument } from '#content/priceDocument.ts';
import { problemDocuments, problemList, problemsDocument, problemsHere } from '#content/problemDocuments.ts';
import { source } from '#content/schema.ts';
import { treatmentDocuments } from '#content/treatmentDocuments.ts';
import { areas, paths, type Area } from '#paths.ts';

function linksIn(lang: Lang): RemoteLinks {
  const named = source.entries('areas', lang).map(({ id, menu }) => ({
    // The ids of this kind of content are fixed and equal to those of `paths`, so the type is safe.
    to: paths.area(id as Area),
    label: menu,
  }));
  const { menu: label } = source.single('pages/areas', lang);
  const links = [
    ...named,
    { to: paths.problems, label: source.single('pages/problems', lang).menu },
    { to: paths.prices, label: source.single('pages/precios', lang).menu },
  ];
  return {
    menu: [{ order: 20, to: paths.area('clinica'), label, below: links }],
    footer: [{ order: 20, heading: label, links }],
  };
}

export const links = { es: linksIn('es'), en: linksIn('en') } satisfies RemoteData['links'];

export const settings = { site: priceSettings } satisfies RemoteData['settings'];

export const documents: MakeDocuments<{ site: PriceSettings }> = ({ lang, settings: { site } }) => {
  const context = { lang, prices: site };
  const pages = areas.map((area) => areaDocument(area, lang));
  const treatments = treatmentDocuments(lang);
  const problems = problemDocuments(lang);
  const list = problemList(lang);
  const prices = priceDocument(lang, site);
  const described = [
    ...page('pages/problems', list, {
      path: paths.problems,
      about: 'care',
      after: list.items.map(({ name, gloss }) => [name, gloss]),
    }),
    ...problems.flatMap((problem) => describeProblem(problem, list, context)),
    ...pages.flatMap(describeArea),
    ...treatments.flatMap((treatment) => describeTreatment(treatment, context)),
    ...describePrices(prices, lang),
  ];
  return {
    ...Object.fromEntries(pages.map((page) => [paths.area(page.area), page])),
    ...Object.fromEntries(treatments.map((treatment) => [paths.treatment(treatment.id), treatment])),
    ...Object.fromEntries(problems.map((problem) => [paths.problem(problem.slug), problem])),
    [paths.problems]: problemsDocument(lang),
    [paths.prices]: prices,
    problems: list,
    'problems-here': problemsHere(lang),
    [DESCRIPTIONS]: describePages(lang, source.entries('questions', lang), described, (path) =>
      path === paths.prices ? 'practice' : 'care',
    ),
  };
};
