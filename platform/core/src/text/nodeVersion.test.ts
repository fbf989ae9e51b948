import { expect, test } from 'vitest';

import { explainNode } from './nodeVersion.ts';

test('an older Node is told which one is needed; a newer one is not', () => {
  expect(explainNode('20.20.2')).toMatch(/needs Node 24 or newer; this is 20\.20\.2/);
  expect(explainNode('24.0.0')).toBeUndefined();
  expect(explainNode('26.1.0')).toBeUndefined();
});
