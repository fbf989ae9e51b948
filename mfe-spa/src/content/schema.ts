import { clinicFactLabels } from '@clinic/shared/clinicFactLabels';
import { languages } from '@clinic/shared/languages';
import { defineContent } from '@tesela/content';
import { labelFile } from '@tesela/content/labels';
import { questionsOf } from '@tesela/content/questions';

import prices from '../../content/es/slots/spa-prices.json' with { type: 'json' };
import { laserSettings } from './laserSettings.ts';
import { experience } from './schema/experience.ts';
import { laserZones, spaPage } from './schema/pages.ts';
import { precaution, section } from './schema/section.ts';

/** The content of this micro-frontend. */
export const source = defineContent(
  import.meta.url,
  languages,
  {
    experiences: experience,
    sections: section,
    precautions: precaution,
    questions: questionsOf(clinicFactLabels),
    'pages/spa': spaPage,
    'slots/spa-prices': labelFile(prices),
    'slots/laser-zones': laserZones,
  },
  { laser: laserSettings },
);
