// Entry of the development server: mocked APIs first, then the shell as visitors get it.
import '#fetching/installLoader.ts';
import '@clinic/shared/styles/global.css';

import { startMocks } from '@clinic/mocks/browser';
import * as refreshRuntime from 'react-refresh/runtime';

// One refresh runtime for the page, lent like React; see shared/preset/hot.
Object.assign(globalThis, { clinicRefresh: refreshRuntime });

await startMocks();
const { mountHot } = await import('./hotReload.ts');
await mountHot();
