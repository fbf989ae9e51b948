import { describeMistakes } from '@tesela/content';
import { expect, it } from 'vitest';

import { source } from './schema.ts';

it('every file of content is whole, in both languages', () => {
  expect(describeMistakes(source.mistakes())).toBe('');
});
