// Entry of the development server: mocked APIs first, then the shell as visitors get it.
// The shell offers to remotes what it imports itself. Remotes in production builds want the one runtime of
// JSX, remotes in development the other; here both meet.
import 'react/jsx-dev-runtime';
import 'react/jsx-runtime';

import { startMocks } from '@clinic/mocks/browser';

await startMocks();
await import('../src/entry/browser.ts');
