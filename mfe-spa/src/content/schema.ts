import { defineContent } from '@clinic/content';
import { questions } from '@clinic/content/questions';

import { laserSettings } from './laserSettings.ts';
import { experience } from './schema/experience.ts';
import { precaution, section } from './schema/section.ts';
import { laserZones, spaPage, spaPrices } from './schema/words.ts';

/** The content of this micro-frontend. */
export const source = defineContent(
  import.meta.url,
  {
    experiences: experience,
    sections: section,
    precautions: precaution,
    questions,
    'pages/spa': spaPage,
    'slots/spa-prices': spaPrices,
    'slots/laser-zones': laserZones,
  },
  { laser: laserSettings },
);
