import '#layout/global.css';
import { startSite } from '@clinic/host/browser';

startSite({ loadApp: () => import('./app.ts') });
