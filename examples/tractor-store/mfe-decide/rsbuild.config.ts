import { defineRemoteConfig } from '@tesela/build';
import { writeDrawings } from '@tractor-store/art/write';

import { drawings } from './src/data/drawings.ts';

await writeDrawings(import.meta.dirname, drawings);

export default defineRemoteConfig(import.meta.dirname);
