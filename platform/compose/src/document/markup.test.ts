import { expect, it } from 'vitest';

import { readMarkup } from './markup.ts';

it('what a component writes as style stands in the page’s stylesheet, once', () => {
  const { html, stylesheets } = readMarkup(
    '<i class="a" style="--split:50%"></i><b style="--split:50%" data-style="x">style=&quot;b&quot;</b><p>none</p>',
  );

  expect(html).not.toContain(' style=');
  expect(html).toContain('data-style="x">style=&quot;b&quot;</b><p>none</p>');
  const [, name = ''] = /data-css="(\w+)"/.exec(html) ?? [];
  expect(html.split(name)).toHaveLength(3);
  expect(stylesheets.map(({ css }) => css)).toEqual([`[data-css="${name}"]:not(#_){--split:50%}`]);
});

it('quotes in a style are the style’s own, and a page without any keeps its bytes', () => {
  const { stylesheets } = readMarkup('<q style="quotes:&quot;«&quot; &#x27;»&#x27;"></q>');

  expect(stylesheets[0]?.css).toContain(`{quotes:"«" "»"}`);
  expect(readMarkup('<p>«style»</p>')).toMatchObject({ html: '<p>«style»</p>', stylesheets: [] });
});

it('a style that would end its rule is refused', () => {
  expect(() => readMarkup('<i style="color:red}body{display:none"></i>')).toThrow(
    'has declarations that are not allowed',
  );
});

it.each([
  ['--x:(', '--x:()'],
  ['--x:&quot;a', '--x:"a"'],
  ['--x:/*', '--x:'],
])('a style that is left open takes no other along: %s', (style, closed) => {
  const { stylesheets } = readMarkup(`<i style="${style}"></i><b style="top:0"></b>`);

  expect(stylesheets[0]?.css).toMatch(
    /^\[data-css="\w+"\]:not\(#_\)\{[^}]*\}\[data-css="\w+"\]:not\(#_\)\{top:0\}$/,
  );
  expect(stylesheets[0]?.css).toContain(`{${closed}}`);
});

it('a component that renders a stylesheet is refused, and told what to use', () => {
  const render = () => readMarkup('<main><style data-href="x">h2{color:red}</style></main>');

  expect(render).toThrow(
    'A component renders <style>, which would apply to the whole page: use a CSS Module.',
  );
});

it('the picture that a component marks is preloaded from its first source, whatever stands before it', () => {
  const picture = (sizes: string, more = '') =>
    `<picture><source type="image/avif" srcSet="/a.avif 1x" sizes="${sizes}"/><source srcSet="/a.webp"/><img${more} src="/a.jpg"/></picture>`;

  const { preloads } = readMarkup(
    picture('1px') + '<img src="/b.jpg"/>' + picture('(a &gt; 1) &quot;x&quot;', ' fetchPriority="high"'),
  );

  expect(preloads).toEqual([
    '<link rel="preload" as="image" fetchpriority="high" type="image/avif" imagesrcset="/a.avif 1x" imagesizes="(a &gt; 1) &quot;x&quot;">',
  ]);
  expect(readMarkup(picture('1px')).preloads).toEqual([]);
});
