import { expect, it } from 'vitest';

import { shortenHistory } from './history.ts';
import type { Manifest } from './manifest.ts';

const entry = (part: string, to: string): Manifest['history'][number] => ({
  at: '2026-05-01T12:00:00.000Z',
  action: `promote ${part}@${to}`,
  changes: [{ part, package: part, to }],
  shell: { package: 'shell', version: '1.0.0', integrity: 'sha512-a' },
  remotes: {},
  settings: '',
});

it('a team that seldom releases can go back however often others do', () => {
  const busy = Array.from({ length: 80 }, (_, index) => entry('mfe_stall', `2.${80 - index}.0`));
  const history = [...busy, entry('mfe_sweets', '1.1.0'), entry('mfe_sweets', '1.0.0')];

  const kept = shortenHistory(history);

  expect(kept.slice(0, 50)).toEqual(busy.slice(0, 50));
  expect(kept.slice(50).map(({ action }) => action)).toEqual([
    'promote mfe_sweets@1.1.0',
    'promote mfe_sweets@1.0.0',
  ]);
});
