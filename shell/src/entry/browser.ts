import '@clinic/shared/styles/global.css';
import { attempt } from '@clinic/host/attempt';
import { startSite } from '@clinic/host/browser';

import { hasOtherNotice } from '#layout/hasOtherNotice.ts';
import { openFoldsOnPaper } from '#layout/openFoldsOnPaper.ts';

attempt(openFoldsOnPaper);
startSite({ loadApp: () => import('./app.ts'), saysMore: hasOtherNotice });
