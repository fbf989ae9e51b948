import '#layout/global.css';
import { startSite } from '@tesela/host/browser';

import { keepBoundaries } from '#layout/keepBoundaries.ts';

keepBoundaries();
startSite({ loadApp: () => import('./app.ts') });
