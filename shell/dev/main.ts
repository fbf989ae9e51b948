// Entry of the development server: mocked APIs first, then the shell as visitors get it.
import '@clinic/shared/styles/global.css';
import { startMocks } from '@clinic/mocks/browser';
import { PAGE_DATA_ID, type PageData } from '@tesela/core/liveRemotes';
import { chunkLoader } from '@tesela/host/chunkLoader';
import * as refreshRuntime from 'react-refresh/runtime';

// In a composed page the starter script does it.
globalThis.teselaLoader = chunkLoader;
// The page has one refresh runtime, shared by all bundles like React; see platform/build/src/hot.
Object.assign(globalThis, { teselaRefresh: refreshRuntime });

const { registry } = JSON.parse(document.getElementById(PAGE_DATA_ID)?.textContent ?? '') as PageData;
await startMocks(
  new Map(Object.entries(registry).map(([name, { entry }]) => [name.replace('mfe_', ''), entry])),
);
const [{ mountHot }, { site }, { head }] = await Promise.all([
  import('@tesela/host/dev'),
  import('#site.ts'),
  import('#routing/head.ts'),
]);
await mountHot(site, head);
