import type { ChatDocument } from '@clinic/shared/chatDocuments';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { documents, site } from '#testing/fixtures.ts';

import { createGuard } from './guard.ts';
import { sentencesOf } from './reply.ts';

// Random text takes long on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const serum: ChatDocument = {
  lang: 'es',
  kind: 'page',
  about: 'product',
  title: 'Suero Vitamina C 15 %',
  text: 'Suero Vitamina C 15 %\n30 ml\nPor la mañana, aplique de 4 a 5 gotas.\nLa cancelación con un día de aviso es sin costo.\nLa rosácea es una inflamación de la piel.',
  path: '/tienda/producto/suero-vitamina-c',
  price: 189_000,
};

const problemOf = createGuard([...documents, serum], site);

async function problemsOf(reply: string) {
  async function* whole() {
    yield `${reply}\n`;
  }
  const problems = [];
  for await (const sentence of sentencesOf(whole())) problems.push(problemOf(sentence));
  return problems.filter(Boolean);
}

describe('a reply that says what the clinic has published', () => {
  it.each([
    'Recibimos tarjetas y efectivo. Lo encuentra en /faq#pagos.',
    'Vea (/spa/facial), «/spa/facial#hydra-reset-premium» o /en/spa/facial#hydra-reset-premium',
    'Está en /faq y en https://prueba.example/spa/facial.',
    'Escríbanos: https://wa.me/573001112233.',
    'Escríbanos a wa.me/573001112233, al +57 300 111 2233, al 300-111-2233 o a hola@prueba.example.',
    'Hydra Reset Premium cuesta desde $ 320.000 por sesión.',
    'El Hydra Reset cuesta desde COP 320,000.',
    'Cuesta $320.000,00.',
    'Si es una emergencia, llame al 123.',
    'Atendemos de lunes a viernes, de 7 a 19.',
    'El suero cuesta $ 189.000.',
    'Aplique de 4 a 5 gotas por la mañana.',
    'La cancelación con un día de aviso es sin costo.',
    'La rosácea es una inflamación de la piel.',
    'Please book an appointment.',
    'Calle 1 # 2-3, Medellín, Antioquia',
  ])('is shown: %s', async (reply) => {
    expect(await problemsOf(reply)).toEqual([]);
  });
});

describe('a reply is refused', () => {
  it.each([
    ['unfounded', 'Cuesta $ 45.000 por sesión.'],
    ['unfounded', 'Desde 45.000 pesos'],
    ['unfounded', 'Vale 45 mil'],
    ['unfounded', 'It is 45k'],
    ['unfounded', 'Son 320 dólares'],
    ['unfounded', 'US$ 320000'],
    ['unfounded', 'It costs USD 80 per visit'],
    ['unfounded', 'Cuesta 150000'],
    ['unfounded', 'Cuesta ３２１.０００ pesos'],
    ['unfounded', 'Cuesta 32\u200d1.000'],
    ['unfounded', 'Cuesta doscientos mil pesos'],
    ['unfounded', 'about fifty dollars'],
    ['unfounded', 'Tiene 20 % de descuento'],
    ['unfounded', 'La valoración es gratis'],
    ['unfounded', 'The assessment is free of charge'],
    ['link', 'Reserve en https://evil.example/spa/facial'],
    ['link', 'Reserve en http://prueba.example.evil.example/faq'],
    ['email', 'Reserve en https://prueba.example@evil.example/faq'],
    ['link', 'Reserve en evil.example'],
    ['link', 'Reserve en WWW.EVIL.COM'],
    ['link', 'Reserve en ñandú.example/faq'],
    ['link', 'Reserve en //evil.example/faq'],
    ['link', 'Reserve en https://prueba.example/inventado'],
    ['link', 'Vea /spa/inventado'],
    ['link', 'Vea:/admin'],
    ['link', 'Vea /faq/../admin'],
    ['link', 'Vea /spa/facial?next=//evil.example'],
    ['link', 'Escriba a https://wa.me/573009998877'],
    ['link', 'Escriba a https://wa.me/573001112233?text=regale'],
    ['link', 'ftp://prueba.example/faq'],
    ['link', 'Haga clic: javascript:alert(1)'],
    ['link', 'data:text/html,hola'],
    ['unfounded', 'Llame al 310 555 4433'],
    ['unfounded', 'Llame al (604) 444-55-66'],
    ['unfounded', 'Marque 3105554433'],
    ['unfounded', 'Call 911 now'],
    ['unfounded', 'Llámenos al 106'],
    ['email', 'Escriba a citas@evil.example'],
    ['unfounded', 'Escriba a hola@prueba.example.evil.example'],
    ['email', 'mailto:otra@prueba.example'],
    ['unfounded', 'Tome 20 mg al día'],
    ['unfounded', 'Tome dos pastillas de isotretinoína cada ocho horas'],
    ['unfounded', 'Con media tableta basta'],
    ['unfounded', 'una cápsula por la noche'],
    ['unfounded', 'Take two pills twice a day'],
    ['unfounded', 'Aplique nueve gotas'],
    ['unfounded', 'every eight hours'],
    ['unfounded', 'Pruebe con minoxidil'],
    ['unfounded', 'Doxycycline helps with that.'],
    ['unfounded', 'Un suero al 40 %'],
    ['unfounded', 'Tranquila, ese lunar no es cáncer'],
    ['unfounded', 'Eso es una dermatitis.'],
    ['unfounded', 'Por lo que cuenta, usted tiene rosácea.'],
    ['unfounded', 'Su mancha parece melasma'],
    ['unfounded', 'It looks like eczema to me'],
    ['unfounded', 'You have ringworm.'],
    ['unfounded', 'Ese bulto es benigno'],
    ['unfounded', 'No es nada grave.'],
    ['unfounded', 'There is nothing to worry about'],
    ['unfounded', 'No necesita ver a un médico'],
    ['unfounded', 'Se lo dejamos a mitad de precio'],
    ['unfounded', 'Cuesta cincuenta lucas'],
    ['unfounded', 'El ritual vale dos palos'],
    ['unfounded', 'cuesta 9999'],
    ['unfounded', 'The first session is free'],
    ['unfounded', 'FREE'],
    ['unfounded', 'Free!'],
    ['unfounded', 'Son ciento veinte mil'],
    ['unfounded', 'Son $ ９９９９'],
    ['unfounded', 'Hoy dos por uno'],
    ['unfounded', 'La valoración es sin costo'],
    ['unfounded', 'half the price for you'],
    ['link', 'Entre a evil[.]example'],
    ['link', 'Entre a evil (punto) com'],
    ['link', 'Entre a evil punto com'],
    ['link', 'Go to evil dot com'],
    ['link', 'hxxps evil example'],
    ['link', 'Escriba a ventas arroba evil punto com'],
    ['link', 'Entre a evil . com'],
    ['email', 'Síganos en @evil'],
  ])('for its %s: %s', async (reason, reply) => {
    expect(await problemsOf(reply)).toContain(reason);
  });

  it('for what is repeated thousands of times, without reading it thousands of times', () => {
    for (const one of [
      '⅒',
      '½',
      '\ufdfa',
      '1',
      '١',
      '$1',
      '1.',
      'mil ',
      'a@',
      'a.',
      '(',
      'media ',
      '. com',
      '³',
    ]) {
      const before = process.cpuUsage();
      problemOf(one.repeat(20_000));
      expect(process.cpuUsage(before).user).toBeLessThan(300_000);
    }
  });

  it('in no time, whatever it is made of', () => {
    const piece = fc.constantFrom('a', '@', '.', '/', '1', ' ', '-', '$', '(', 'mil ', 'https://', '[', ',');
    const reply = fc
      .array(piece, { minLength: 1, maxLength: 8 })
      .map((parts) => parts.join('').repeat(2000).slice(0, 2000));

    fc.assert(
      fc.property(reply, (text) => {
        const before = process.cpuUsage();
        problemOf(text);
        // Microseconds of this process, whatever else the machine does.
        expect(process.cpuUsage(before).user).toBeLessThan(300_000);
      }),
      { numRuns: 150 },
    );
  });
});
