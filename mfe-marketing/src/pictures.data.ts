import path from 'node:path';

import { listPictures } from '@clinic/build/pictures';

import { pictures as made } from './pictures.gen.ts';

/** Every picture of this team's pages: those of art/, and the photos that lie in pictures/. */
export const pictures = await listPictures(path.resolve(import.meta.dirname, '..'), made);

export type { PictureName } from './pictures.gen.ts';
