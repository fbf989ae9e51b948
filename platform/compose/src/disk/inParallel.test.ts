import { expect, it } from 'vitest';

import { inParallel } from './inParallel.ts';

it('throws what the first item threw, when the others under way are done', async () => {
  const bad = Promise.withResolvers<void>();
  let isSlowDone = false;

  const working = inParallel(['slow', 'bad'], async (item) => {
    if (item === 'bad') {
      bad.resolve();
      throw new Error('bad item');
    }
    await bad.promise;
    // The failure has been seen by everybody who waits for it before this one goes on.
    await new Promise(setImmediate);
    isSlowDone = true;
  });

  await expect(working).rejects.toThrow('bad item');
  expect(isSlowDone).toBe(true);
});
