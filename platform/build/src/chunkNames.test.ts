import { expect, it } from 'vitest';

import { nameChunks, noteChunks } from './chunkNames.ts';

it('the chunk of a file that is loaded when it is needed is called as the file', () => {
  const code = nameChunks(
    `/** \`import('./search.ts')\` */\nconst { search } = await import('./search.ts');\nload(()=>import("#a/Form.tsx"));`,
  );

  expect(code).toBe(
    '/** `import(\'./search.ts\')` */\nconst { search } = await import(/* webpackChunkName: "search" */ "./search.ts");\nload(()=>import(/* webpackChunkName: "Form" */ "#a/Form.tsx"));',
  );
});

it('compose reads the name where a page or a slot is declared', () => {
  const code = noteChunks(`page(paths.help, () => import('#pages/HelpPage.tsx'), { slots: ['faq'] });`);

  expect(code).toBe(
    `page(paths.help, Object.assign(() => import('#pages/HelpPage.tsx'), { chunk: "HelpPage" }), { slots: ['faq'] });`,
  );
});
