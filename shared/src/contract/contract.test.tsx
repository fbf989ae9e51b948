import { describe, expect, it } from 'vitest';

import { CONTRACT_VERSION, defineRemote, page, redirect, type PageDefinition } from './contract.ts';

const postPage: PageDefinition<{ heading: string }> = {
  Component: ({ content, params }) => <h1 id={params.id}>{content.heading}</h1>,
  meta: ({ content, lang }) => ({ title: `${content.heading} ${lang}`, description: '' }),
};

const post = page<{ heading: string }>('/blog/:id', {
  chunk: 'post',
  paths: ['/blog/uno'],
  contentChunk: ({ id = '' }) => id,
  page: async () => ({ page: postPage }),
  content: { es: async () => ({ heading: 'Uno' }), en: async () => ({ heading: 'One' }) },
});

describe('a page of a remote', () => {
  it('loads its component with the words of the language and gives its metadata', async () => {
    const { element, meta } = await post.load('en', { id: 'uno' });

    expect(element.props).toEqual({ content: { heading: 'One' }, params: { id: 'uno' } });
    expect(meta.title).toBe('One en');
  });

  it('keeps the same component for every path, so that moving between them keeps its state', async () => {
    const [first, second] = await Promise.all([
      post.load('es', { id: 'uno' }),
      post.load('es', { id: 'dos' }),
    ]);

    expect(first.element.type).toBe(second.element.type);
  });

  it('names the chunks that compose must preload', () => {
    expect(post.chunks('es', { id: 'uno' })).toEqual(['post', 'post.es.uno']);
  });
});

it('a remote states the contract that it was built for', () => {
  const remote = defineRemote({ name: 'mfe_spa', routes: [redirect('/spa', '/spa/facial')], slots: {} });

  expect(remote.contract).toBe(CONTRACT_VERSION);
});
