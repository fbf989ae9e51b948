import path from 'node:path';

import { listPictures } from '@tesela/build/pictures';

import { pictures as made } from './pictures.gen.ts';

/** All pictures of this micro-frontend: the generated ones of art/ and the photos of pictures/. */
export const pictures = await listPictures(path.resolve(import.meta.dirname, '..'), made);

export type { PictureName } from './pictures.gen.ts';
