import '@clinic/shared/styles/global.css';
import { startSite } from '@tesela/host/browser';

import { hasOtherNotice } from '#layout/hasOtherNotice.ts';

startSite({ loadApp: () => import('./app.ts'), saysMore: hasOtherNotice });
