// Entry of the development server: mocked APIs first, then the shell as visitors get it.
import '#fetching/installLoader.ts';
import '@clinic/shared/styles/global.css';

import { startMocks } from '@clinic/mocks/browser';
import * as refreshRuntime from 'react-refresh/runtime';

import { hotReload } from './hotReload.ts';

// One refresh runtime for the page, lent like React; see shared/preset/hot.
Object.assign(globalThis, { clinicRefresh: refreshRuntime });

await startMocks();
const { mount } = await import('../src/entry/mount.tsx');
hotReload(await mount());
