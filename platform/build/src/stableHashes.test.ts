import { expect, it } from 'vitest';

import { sortHashes } from './stableHashes.ts';

it('hashes of chunks stand in the order of their names, whatever order the bundler chose', () => {
  const code =
    'a.sriHashes={8:"sha256-b=",k:"sha256-c=",10:"sha256-a+/="},a.r=1,a.sriExtractCssHashes={d:"x",c:"y"}';

  const sorted = sortHashes(code).reduceRight(
    (text, { start, end, sorted: list }) => text.slice(0, start) + list + text.slice(end),
    code,
  );

  expect(sorted).toBe(
    'a.sriHashes={10:"sha256-a+/=",8:"sha256-b=",k:"sha256-c="},a.r=1,a.sriExtractCssHashes={c:"y",d:"x"}',
  );
});
