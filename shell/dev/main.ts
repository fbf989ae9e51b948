// Entry of the development server: mocked APIs first, then the shell as visitors get it.
import { startMocks } from '@clinic/mocks/browser';

await startMocks();
await import('../src/entry/browser.tsx');
