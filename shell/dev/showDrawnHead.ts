import { splitPath } from '@clinic/shared/lang';
import type { HeadTag } from '@clinic/shared/prerender';

import { frameOf } from '../src/layout/frames/frame.ts';
import type { Page } from '../src/page/page.ts';
import { notFoundMeta } from '../src/pages/notFoundMeta.ts';
import type { Resources } from '../src/remotes/resources.ts';
import { describeHead } from '../src/routing/head.ts';

function make({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.dataset.page = '';
  if (text) element.textContent = text;
  return element;
}

/** Writes the head that compose writes into a prerendered page. */
export async function showDrawnHead(page: Page, resources: Resources | undefined): Promise<void> {
  const { lang, path } = splitPath(location.pathname);
  const loaded = await resources?.pages.get(lang, path);
  const meta = loaded?.kind === 'page' ? loaded.meta : notFoundMeta(frameOf(page, lang).words);
  const { title, tags } = describeHead({ meta, lang, path, site: page.data.site });
  document.documentElement.lang = lang;
  document.title = title;
  for (const element of document.head.querySelectorAll('[data-page]')) element.remove();
  document.head.append(...tags.map(make));
}
