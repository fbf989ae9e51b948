import { expect, it } from 'vitest';

import { nameChunks } from './chunkNames.ts';

it('the chunk of a page or piece is called as its file, where compose reads the name', () => {
  const code = nameChunks(`page(paths.help, () => import('#pages/HelpPage.tsx'), { slots: ['faq'] });
slot(()=>import("./Faq.tsx"));`);

  expect(code).toContain(
    'page(paths.help, Object.assign(() => import(/* webpackChunkName: "HelpPage" */ "#pages/HelpPage.tsx"), { chunk: "HelpPage" }), {',
  );
  expect(code).toContain('{ chunk: "Faq" }');
});

it('what has a name by hand keeps it', () => {
  const code = `page: () => import(/* webpackChunkName: "help" */ '#pages/HelpPage.tsx')`;

  expect(nameChunks(code)).toBe(code);
});
