import { createRequire } from 'node:module';

import { fromNpx } from './fromNpx.mjs';

export const loadSharp = () => createRequire(import.meta.url)(fromNpx('sharp'));
