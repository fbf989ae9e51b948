// Entry of the development server: mocked APIs first, then the shell as visitors get it.
import '@clinic/shared/styles/global.css';
import { chunkLoader } from '@clinic/host/chunkLoader';
import { startMocks } from '@clinic/mocks/browser';
import { PAGE_DATA_ID, type PageData } from '@clinic/shared/liveRemotes';
import * as refreshRuntime from 'react-refresh/runtime';

// In a composed page the starter script does it.
globalThis.clinicLoader = chunkLoader;
// The page has one refresh runtime, shared by all bundles like React; see platform/build/src/hot.
Object.assign(globalThis, { clinicRefresh: refreshRuntime });

const { registry } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
await startMocks(
  new Map(Object.entries(registry).map(([name, { entry }]) => [name.replace('mfe_', ''), entry])),
);
const [{ mountHot }, { site }, { head }] = await Promise.all([
  import('@clinic/host/dev'),
  import('#site.ts'),
  import('#routing/head.ts'),
]);
await mountHot(site, head);
