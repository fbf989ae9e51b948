import { expect, it } from 'vitest';

import { readArticle } from './article.ts';

it('an article in Markdown becomes sections with anchors, paragraphs, lists and notes', () => {
  const { sections, mistakes } = readArticle(
    '## Qué es {#que-es}\n\nEl «paño» no duele\nni se contagia.\n\n- La luz: 2*3 \\* 4.\n- El calor.\n\n> Mire la ventana.\n\n## Cuándo consultar\n\nPronto.\n',
  );

  expect(mistakes).toEqual([]);
  expect(sections).toEqual([
    {
      id: 'que-es',
      heading: 'Qué es',
      blocks: [
        { kind: 'paragraph', text: 'El «paño» no duele ni se contagia.' },
        { kind: 'list', items: ['La luz: 2*3 * 4.', 'El calor.'] },
        { kind: 'note', text: 'Mire la ventana.' },
      ],
    },
    { id: 'cuando-consultar', heading: 'Cuándo consultar', blocks: [{ kind: 'paragraph', text: 'Pronto.' }] },
  ]);
});

it.each([
  ['HTML', '## A\n\n<script>alert(1)</script>\n', 3, 'HTML'],
  ['bold text', '## A\n\nEsto **cura**.\n', 3, 'bold or slanted words'],
  ['a link', '## A\n\nLea [esto](javascript:alert).\n', 3, 'a link'],
  ['a picture', '## A\n\nTexto.\n\n![foto](x.jpg)\n', 5, 'a picture'],
  ['a list of numbers', '## A\n\n1. Uno\n', 3, 'a numbered list'],
  ['a heading of another size', '## A\n\n### B\n', 3, 'a heading of another size'],
  ['a table', '## A\n\n| a |\n| - |\n| 1 |\n', 3, 'a table'],
])('%s is named with its line', (_what, markdown, line, what) => {
  const { mistakes } = readArticle(markdown);

  expect(mistakes).toEqual([{ line, message: expect.stringContaining(what) }]);
});

it('text before the first heading and an anchor that is there twice are named', () => {
  expect(readArticle('Texto.\n\n## A\n\n## A\n').mistakes.map(({ message }) => message)).toEqual([
    'must begin with a heading: ## …',
    expect.stringContaining('"a" twice'),
  ]);
});
