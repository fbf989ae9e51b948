// Entry of the development server: mocked APIs first, then the shell as visitors get it.
import '@clinic/shared/styles/global.css';

import { startMocks } from '@clinic/mocks/browser';
import { loader } from '#fetching/loader.ts';
import * as refreshRuntime from 'react-refresh/runtime';

// In a composed page its own script does it.
globalThis.clinicLoader = loader;
// One refresh runtime for the page, lent like React; see platform/build/src/hot.
Object.assign(globalThis, { clinicRefresh: refreshRuntime });

await startMocks();
const { mountHot } = await import('./hotReload.ts');
await mountHot();
