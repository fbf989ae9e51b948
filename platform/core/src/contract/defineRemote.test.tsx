import { expect, it } from 'vitest';

import { CONTRACT_VERSION, type PageDefinition } from './contract.ts';
import { defineRemote, page, redirect, slot } from './defineRemote.ts';

const postPage: PageDefinition<{ heading: string }> = {
  Component: ({ content, params }) => <h1 id={params.id}>{content.heading}</h1>,
  meta: ({ content, lang }) => ({ title: `${content.heading} ${lang}`, description: '' }),
};

/** As the build names the chunk of a file. */
const load = Object.assign(async () => ({ page: postPage }), { chunk: 'PostPage' });
const post = page('/posts/:id', load, { slots: [] });

it('a page says what stands in its document', async () => {
  const { element, meta } = await post.load('en', { id: 'one' }, Promise.resolve({ heading: 'One' }));

  expect(element.props).toEqual({ content: { heading: 'One' }, params: { id: 'one' } });
  expect(meta.title).toBe('One en');
});

it('its documents say which pages there are, and compose preloads the chunk of its file', () => {
  expect(post).toMatchObject({ hasData: true, paths: [] });
  expect(post.chunks('es', { id: 'uno' })).toEqual(['PostPage']);
});

it('keeps the same component for every path, so that moving between them keeps its state', async () => {
  const [first, second] = await Promise.all(
    ['uno', 'dos'].map((id) => post.load('es', { id }, Promise.resolve({ heading: id }))),
  );

  expect(first?.element.type).toBe(second?.element.type);
});

it('a piece that is lent is the one export of its file, with its document as words', async () => {
  const Line = ({ content }: { content: string }) => <p>{content}</p>;
  const lent = slot(async () => ({ Line }));

  const element = await lent.load('es', Promise.resolve('Hola'));

  expect(element).toMatchObject({ type: Line, props: { content: 'Hola' } });
  await expect(slot(async () => ({ Line, other: Line })).load('es')).rejects.toThrow('one export');
});

it('pages and pieces wait for a touch, unless they say otherwise', async () => {
  const cart = slot(async () => ({ Cart: () => null }), { defer: 'visible', stored: ['cart'] });

  expect(post.hydration).toEqual({ defer: 'touch' });
  expect(cart.hydration).toEqual({ defer: 'visible', stored: ['cart'] });
});

it('a remote states the contract that it was built for', () => {
  const remote = defineRemote({
    name: 'mfe_sweets',
    routes: [redirect('/sweets', '/sweets/facial')],
    slots: {},
  });

  expect(remote.contract).toBe(CONTRACT_VERSION);
});
