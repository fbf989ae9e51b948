import type { ChangedPage } from '@clinic/compose/changedPages';

import type { Compared } from './takePictures.ts';

export type Difference = ChangedPage & { pictures: readonly Compared[] };

const kinds: Readonly<Record<ChangedPage['kind'], string>> = {
  added: 'new',
  removed: 'gone',
  words: 'other content',
  looks: 'other styles, same content',
};

const pixelsOf = ({ pictures }: Difference): string =>
  pictures.map(({ width, pixels }) => `${pixels} px at ${width}`).join(', ') || '–';

const countOf = ({ length }: readonly Difference[]): string =>
  length === 0 ? 'No page changes.' : `${length} ${length === 1 ? 'page changes' : 'pages change'}.`;

/** For a pull request. */
export function asMarkdown(title: string, pages: readonly Difference[]): string {
  if (pages.length === 0) return `### ${title}\n\n${countOf(pages)}\n`;
  const rows = pages.map((page) => `| \`${page.url}\` | ${kinds[page.kind]} | ${pixelsOf(page)} |`);
  return [
    `### ${title}`,
    '',
    countOf(pages),
    '',
    '| page | what | pixels |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

/** With the pictures side by side. */
export function asHtml(title: string, pages: readonly Difference[]): string {
  const sections = pages.map(
    (page) =>
      `<section><h2>${page.url}</h2><p>${kinds[page.kind]}; ${pixelsOf(page)}</p>${page.pictures
        .map(
          ({ width, before, after, changed }) =>
            `<div class="row">${[
              ['before', before],
              ['after', after],
              ['changed', changed],
            ]
              .map(
                ([label, file]) =>
                  `<figure><figcaption>${label}, ${width} px</figcaption><a href="${file}"><img src="${file}" alt="${page.url} ${label}" loading="lazy"></a></figure>`,
              )
              .join('')}</div>`,
        )
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title>
<style>body{margin:2rem auto;max-width:90rem;padding:0 1rem;font:1rem/1.5 system-ui;color:#1e2421;background:#fbf8f4}h2{margin:3rem 0 0}p{margin:0;color:#5d6560}.row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem}figure{margin:1rem 0}figcaption{color:#5d6560}img{width:100%;max-height:40rem;object-fit:cover;object-position:top;border:1px solid #d9cdbf}</style>
<h1>${title}</h1><p>${countOf(pages)}</p>${sections.join('\n')}</html>\n`;
}
