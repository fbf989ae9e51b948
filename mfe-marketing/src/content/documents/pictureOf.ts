import type { NamedPicture } from '@clinic/shared/kit/Picture';

import { pictures, type PictureName } from '#pictures.data.ts';

/** A picture with all that a page needs to show it. */
export const pictureOf = (name: PictureName): NamedPicture => ({ name, ...pictures[name] });
