import '#layout/global.css';
import { prerenderSite } from '@tesela/host/prerender';

import { head } from '#head.ts';
import { site } from '#site.ts';

export const { contract, assertRemote, paths, uses, prerenderPage } = prerenderSite(site, head);
