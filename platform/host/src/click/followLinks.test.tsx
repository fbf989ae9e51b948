import { expect, it, vi } from 'vitest';

import { followLinks } from './followLinks.ts';
import type { Tab } from './tab.ts';

it('follows a link, too, where React stops the click because the area is not hydrated yet', () => {
  const follow = vi.fn<Tab['follow']>();
  followLinks({ follow } as unknown as Tab);
  document.body.innerHTML =
    '<div><main data-area="page"><a href="/late">Late</a></main><p data-area="news" data-hydrated><a href="/news">News</a></p></div>';
  const [late, news] = document.querySelectorAll('a');
  document
    .querySelector('div')
    ?.addEventListener('click', (event) => event.target === late && event.stopPropagation(), true);

  late?.click();
  news?.click();

  expect(follow.mock.calls).toEqual([[late], [news]]);
});
