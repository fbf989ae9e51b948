import { describe, expect, it } from 'vitest';

import { ask } from '#http/testing/ask.ts';
import { startHost } from '#http/testing/startHost.ts';
import { disguises } from '#testing/disguises.ts';
import * as fake from '#upstream/testing/fakeUpstream.ts';

const dangers = [
  'me quiero matar',
  'quiero suicidarme',
  'ya no quiero vivir mas',
  'mi esposo me golpea y tengo miedo',
  'no puedo respirar y se me hincha la lengua',
  'mi hijo se trago una pastilla y no despierta',
  'me duele el pecho y el brazo',
  'me cayo acido en el ojo',
  'i want to kill myself',
] as const;

/** What identifies somebody, and what of it must stay here. */
const personal: readonly (readonly [string, ...string[]])[] = [
  ['nací el 3/5/1990', '1990', '3/5'],
  ['naci el 3 de mayo de 1990', '1990', 'mayo'],
  ['fecha 03/05/90', '03/05', '90'],
  ['I was born May 3rd, 1990', 'May', '1990'],
  ['born 3 May 90', 'May'],
  ['nací un tres de mayo del noventa', 'tres de mayo', 'noventa'],
  ['mi cumpleaños es el 3 de mayo', '3 de mayo'],
  ['soy del 1990-05-03', '1990'],
  ['nacimiento: 3.5.1990', '1990', '3.5'],
  ['nacida en mayo de 1990', '1990', 'mayo'],
  ['DOB 05 03 1990', '1990', '05 03'],
  ['mi número es 300·123·45·67', '300', '123'],
  ['300_123_4567', '300', '4567'],
  ['llame al 300 x 123 x 4567', '300', '4567'],
  ['3\u200b0\u200b0\u200b1\u200b2\u200b3\u200b4\u200b5\u200b6\u200b7', '300', '4567'],
  ['3️⃣0️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣', '300', '4567'],
  ['mi cel ٣٠٠١٢٣٤٥٦٧', '٣٠٠', '300'],
  ['3OO 123 4567', '123', '4567'],
  ['tres cero cero uno dos tres cuatro cinco', 'tres', 'cuatro'],
  ['(300) / 123 / 4567', '300', '4567'],
  ['ana . gomez @ gmail . com', 'gomez', 'gmail'],
  ['ａｎａ＠ｇｍａｉｌ．ｃｏｍ', 'ana', 'gmail'],
  ['a n a @ g m a i l . c o m', 'a n a', 'gmail', 'g m a i l'],
  ['escríbame a anagomez gmail com', 'anagomez', 'gmail'],
  ['llámame Pedro Pérez', 'Pedro', 'Pérez'],
  ['llamame pedro perez', 'pedro', 'perez'],
  ['pregunte por Laura Restrepo, tengo una duda', 'Laura', 'Restrepo'],
  ['mi insta es ana.gomez', 'gomez'],
  ['búsqueme como @pedro_perez90', 'pedro', 'perez'],
  ['Ｐｅｄｒｏ Ｐéｒｅｚ quiere cita', 'Pedro', 'rez', 'Ｐ'],
];

async function start() {
  const upstream = await fake.startFakeUpstream(fake.reply('Con gusto.'));
  const { server } = await startHost({ upstream: upstream.settings.openai, chatRateLimit: 1000 });
  const tell = async (message: string): Promise<string> => (await ask(server, message)).json().response;
  return { tell, sent: () => upstream.calls.map((call) => String(fake.messageOf(call))) };
}

describe('a danger that is written so that programs do not read it is told first, and stays here', () => {
  it.each(Object.entries(disguises))('in at least 85 of 100: %s', async (_name, disguise) => {
    const { tell, sent } = await start();

    const lost: string[] = [];
    for (const danger of dangers) {
      const [first = ''] = (await tell(disguise(danger))).split('\n');
      if (!first.includes('123')) lost.push(danger);
    }

    expect(lost.length / dangers.length, lost.join('\n')).toBeLessThanOrEqual(0.15);
    expect(sent()).toEqual([]);
  });
});

it.each(personal)('of «%s» nothing personal leaves for the upstream', async (message, ...parts) => {
  const { tell, sent } = await start();

  await tell(message);

  const [seen = '', ...more] = sent();
  expect(seen).not.toBe('');
  expect(more).toEqual([]);
  for (const part of parts) expect(seen).not.toContain(part);
});
