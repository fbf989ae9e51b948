import { expect, it } from 'vitest';

import { documents, site } from '#testing/fixtures.ts';
import { createAnswer } from './answer.ts';

const { answer } = createAnswer(documents, site);
const closing = 'Si es urgente, llame al 123 o vaya a urgencias.';

it('a short question of everyday is answered with a fact and nothing else', () => {
  expect(answer('¿a qué hora abren?', 'es').reply).not.toContain(closing);
});

it('who tells more than a question is told whom to call, whatever was understood of it', () => {
  const told = 'me mudé hace poco a este barrio con mi familia y quisiera saber a qué hora abren ustedes';

  expect(answer(told, 'es')).toMatchObject({ kind: 'hours', reply: expect.stringContaining(closing) });
});
