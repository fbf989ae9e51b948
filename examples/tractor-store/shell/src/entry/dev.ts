import '#layout/global.css';
import { startDev } from '@tesela/host/dev';

import { head } from '#head.ts';
import { site } from '#site.ts';

startDev(site, head);
