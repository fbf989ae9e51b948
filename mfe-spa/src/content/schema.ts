import { defineContent } from '@clinic/content';
import { labelFile } from '@clinic/content/labels';
import { questions } from '@clinic/content/questions';

import prices from '../../content/es/slots/spa-prices.json' with { type: 'json' };
import { laserSettings } from './laserSettings.ts';
import { experience } from './schema/experience.ts';
import { laserZones, spaPage } from './schema/pages.ts';
import { precaution, section } from './schema/section.ts';

/** The content of this micro-frontend. */
export const source = defineContent(
  import.meta.url,
  {
    experiences: experience,
    sections: section,
    precautions: precaution,
    questions,
    'pages/spa': spaPage,
    'slots/spa-prices': labelFile(prices),
    'slots/laser-zones': laserZones,
  },
  { laser: laserSettings },
);
