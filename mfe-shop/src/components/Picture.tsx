import { createPicture } from '@clinic/shared/ui/Picture';

import { pictures, type PictureName } from '#pictures.gen.ts';

/** Shows a picture of this micro-frontend by its name. */
export const Picture = createPicture(pictures);

/** For names that come from elsewhere, e.g. from a cart that the browser kept. */
export const isPictureName = (name: string): name is PictureName => Object.hasOwn(pictures, name);
