import type { MakeDocuments } from '@clinic/shared/contract';
import type { Lang } from '@clinic/shared/lang';
import type { PricedTreatment } from '@clinic/shared/kit/PriceList';

import { paths, sectionIds, type SectionId } from '#paths.ts';
import { content as enCapilar } from './en/capilar.ts';
import { content as enCorporal } from './en/corporal.ts';
import { content as enFacial } from './en/facial.ts';
import { content as enLaser } from './en/laser.ts';
import { content as esCapilar } from './es/capilar.ts';
import { content as esCorporal } from './es/corporal.ts';
import { content as esFacial } from './es/facial.ts';
import { content as esLaser } from './es/laser.ts';
import type { PriceSettings } from './priceSettings.ts';
import type { SpaPageContent } from './pageTypes.ts';

const pages: Record<Lang, Record<SectionId, SpaPageContent>> = {
  es: { facial: esFacial, capilar: esCapilar, corporal: esCorporal, laser: esLaser },
  en: { facial: enFacial, capilar: enCapilar, corporal: enCorporal, laser: enLaser },
};

/** The document of the slot `spa-prices`, in one language: every experience, with its range if there is one. */
export const documents: MakeDocuments<{ site: PriceSettings }> = ({ lang, settings: { site } }) => {
  const treatments = sectionIds.flatMap((section) =>
    pages[lang][section].section.experiences.map(({ id, title, titleLang, kind, highlights, care }) => {
      const range = site.priceRanges.find((one) => one.id === id);
      return {
        path: paths.experience(section, id),
        title,
        ...(titleLang && { titleLang }),
        kind,
        ...(range && { range: { from: range.from, to: range.to } }),
        includes: `${highlights.join('\u00A0· ')}.`,
        sessions: care.sessions,
        performedBy: care.performedBy,
      } satisfies PricedTreatment;
    }),
  );
  return { 'spa-prices': treatments };
};
