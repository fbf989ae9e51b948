import { expect, it } from 'vitest';

import { openFoldsOnPaper } from './openFoldsOnPaper.ts';

it('visitor of an older browser prints what is folded, and finds it as it was', () => {
  document.body.innerHTML = '<details open id="open"></details><details><details></details></details>';
  const open = () => document.querySelectorAll('details[open]').length;
  openFoldsOnPaper();

  dispatchEvent(new Event('beforeprint'));
  expect(open()).toBe(3);

  dispatchEvent(new Event('afterprint'));
  expect(open()).toBe(1);
  expect(document.getElementById('open')).toHaveProperty('open', true);
});
