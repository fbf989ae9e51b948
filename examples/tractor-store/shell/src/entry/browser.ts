import '#layout/global.css';
import { startSite } from '@tesela/host/browser';

startSite({ loadApp: () => import('./app.ts') });
