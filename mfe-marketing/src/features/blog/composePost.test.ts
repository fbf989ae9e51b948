import { expect, it } from 'vitest';

import { content as blog } from '#content/es/blog.ts';
import { article } from '#testing/article.ts';

import { composePost } from './composePost.ts';

it('an article meets its summary, its reviewer and its related posts', () => {
  const post = composePost(blog, article);

  expect(post.summary.id).toBe('melasma');
  expect(post.reviewer).toMatchObject({
    slug: 'laura-echeverri',
    name: 'Dra. Laura Echeverri',
    profession: expect.stringContaining('Dermatología'),
  });
  expect(post.related.map(({ id }) => id)).toEqual(['proteccion-solar', 'laser-que-esperar']);
});

it.each([
  { lacks: 'its summary', broken: { ...article, id: 'perdido' }, named: '"perdido"' },
  { lacks: 'a related post', broken: { ...article, related: ['nada'] }, named: '"nada"' },
  { lacks: 'its reviewer', broken: { ...article, reviewedBy: 'nadie' }, named: '"nadie"' },
])('an article that lacks $lacks is refused with the missing name', ({ broken, named }) => {
  expect(() => composePost(blog, broken)).toThrow(named);
});
