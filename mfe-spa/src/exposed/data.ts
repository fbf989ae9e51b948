import { priceSettings, type PriceSettings } from '@clinic/shared/priceSettings';
import { describePages } from '@tesela/content/describe';
import type { MakeDocuments, RemoteData } from '@tesela/core/contract';
import { DESCRIPTIONS } from '@tesela/core/descriptions';
import type { RemoteLinks } from '@tesela/core/frame';
import type { Lang } from '@tesela/core/lang';

import { describeSection } from '#content/describe.ts';
import { laserSettings, type LaserSettings } from '#content/laserSettings.ts';
import { describeZones, laserZones } from '#content/laserZones.ts';
import { source } from '#content/schema.ts';
import { pricedTreatment, spaDocuments } from '#content/spaDocuments.ts';
import { paths, type SectionId } from '#paths.ts';

function linksIn(lang: Lang): RemoteLinks {
  const { menu: label } = source.single('pages/spa', lang);
  const sections = source.entries('sections', lang).map(({ id, menu }) => ({
    // The kind is fixed, so every id is a section.
    to: paths.section(id as SectionId),
    label: menu,
  }));
  return {
    menu: [{ order: 30, to: paths.root, label, below: sections }],
    footer: [{ order: 30, heading: label, links: sections }],
  };
}

export const links = { es: linksIn('es'), en: linksIn('en') } satisfies RemoteData['links'];

export const settings = { site: priceSettings, laser: laserSettings } satisfies RemoteData['settings'];

export const documents: MakeDocuments<{ site: PriceSettings; laser: LaserSettings }> = ({
  lang,
  settings: { site, laser },
}) => {
  const sections = Object.values(spaDocuments(lang));
  const zones = laserZones(lang, laser, site);
  const ofZones = zones && describeZones(lang, laser, zones);
  const described = sections.flatMap((document) => describeSection(document, { lang, prices: site }));
  const treatment = described.find(({ path }) => path.endsWith(`#${laser.treatment}`));
  if (ofZones && treatment) treatment.offers = ofZones.offers;
  return {
    ...Object.fromEntries(
      sections.map((document) => [
        paths.section(document.section.id),
        { ...document, ...(document.section.id === 'laser' && zones && { zones }) },
      ]),
    ),
    'spa-prices': {
      words: source.single('slots/spa-prices', lang),
      treatments: sections.flatMap(({ section }) =>
        section.experiences.map((each) => pricedTreatment(each, section.assessmentCategory, site, lang)),
      ),
      ...(zones && { zones }),
    },
    [DESCRIPTIONS]: describePages(
      lang,
      source.entries('questions', lang),
      [...described, ...(ofZones?.search ?? [])],
      () => 'care',
    ),
  };
};
