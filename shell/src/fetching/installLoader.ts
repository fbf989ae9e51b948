import type { ChunkLoader } from '@clinic/shared/chunkLoader';

import { loadScript } from './loadScript.ts';
import { loadStylesheet } from './loadStylesheet.ts';

// Before any `import()`: the builds of the shell and of all remotes fetch their chunks through it.
globalThis.clinicLoader = { loadScript, loadStylesheet } satisfies ChunkLoader;
