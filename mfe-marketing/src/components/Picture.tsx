import { createPicture } from '@clinic/shared/kit/Picture';

import { pictures } from '#pictures.data.ts';

/** Shows a picture of this micro-frontend by its name. */
export const Picture = createPicture(pictures);
