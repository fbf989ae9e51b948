import type { PriceSettings } from '@clinic/shared/priceSettings';
import { searchPrice, treatmentPriceOf } from '@clinic/shared/siteFacts';
import { describing, type NamedPage } from '@tesela/content/describe';
import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';

import { paths } from '#paths.ts';

import { source } from './schema.ts';
import type { SpaDocument, SpaExperience } from './spaDocuments.ts';

const { page, say } = describing(source);

type Context = { lang: Lang; prices: PriceSettings };

function describeExperience(
  experience: SpaExperience,
  layout: SpaDocument['layout'],
  context: Context,
): NamedPage[] {
  const { id, section, title, titleLang, kind, metrics, care, uses } = experience;
  const { forWhom: idealFor, performedBy: _by, notFor, ...told } = care;
  const { duration, frequency = metrics.paceAtHome, recovery } = metrics;
  const { words } = layout;
  const price = treatmentPriceOf(id, context.prices, context.lang);
  const precautions = uses.flatMap((exposure) => layout.precautions[exposure] ?? []);
  return page('experiences', experience, {
    path: paths.experience(section, id),
    about: 'care',
    name: title,
    titleLang,
    // The same values as on its page.
    facts: {
      ...told,
      duration,
      idealFor,
      ...(frequency && { frequency }),
      ...(recovery && { recovery }),
      notFor: [notFor, ...precautions.map(({ text }) => text)].join(' '),
    },
    search: {
      kind: 'experience',
      line: experience.shortDescription,
      words: [kind],
      ...searchPrice(id, context.prices.priceRanges, context.lang),
    },
    labels: { ...words, highlights: words.includes },
    after: [
      price && fill(words.price, price, context.lang),
      precautions.map(({ name, text }) => `${name}. ${text}`),
      words.review,
      uses.includes('laser') && [words.devices, '{laserDevices}.'],
    ],
  });
}

/** Describes a section, then its experiences. */
export function describeSection({ layout, section }: SpaDocument, context: Context): NamedPage[] {
  return page('sections', section, {
    path: paths.section(section.id),
    about: 'care',
    title: section.heading,
    before: say('pages/spa', layout),
    parts: section.experiences.flatMap((each) => describeExperience(each, layout, context)),
  });
}
