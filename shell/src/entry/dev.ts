// What a page of the development server starts: mocked APIs first, then the site.
import '@clinic/shared/styles/global.css';
import { startMocks } from '@clinic/mocks/browser';
import { startDev } from '@tesela/host/dev';

import { head } from '#routing/head.ts';
import { site } from '#site.ts';

await startMocks();
startDev(site, head);
