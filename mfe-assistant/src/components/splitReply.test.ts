import fc from 'fast-check';
import { expect, it } from 'vitest';

import { splitReply, type ReplyPart } from './splitReply.ts';

const text = (value: string): ReplyPart => ({ kind: 'text', text: value });
const page = (path: `/${string}`, title?: string): ReplyPart => ({
  kind: 'page',
  path,
  ...(title && { title }),
});
const whatsapp = (url: string): ReplyPart => ({ kind: 'whatsapp', url });

const call = (number: string): ReplyPart => ({ kind: 'call', number });
const contacts = { whatsapp: '573000000000', helplines: ['123', '018000 916012', '106'] };

it.each<[string, ReplyPart[]]>([
  ['Hola.', [text('Hola.')]],
  ['Vea /spa/facial.', [text('Vea '), page('/spa/facial'), text('.')]],
  ['/faq#pagos', [page('/faq#pagos')]],
  ['(/tienda, /blog)', [text('('), page('/tienda'), text(', '), page('/blog'), text(')')]],
  ['Vea «Melasma» en /blog/melasma', [text('Vea '), page('/blog/melasma', 'Melasma')]],
  ['“Skin”, at /en/blog · ok', [page('/blog', 'Skin'), text(' · ok')]],
  ['See /en/spa/facial', [text('See '), page('/spa/facial')]],
  [
    'Escriba a https://wa.me/573000000000.',
    [text('Escriba a '), whatsapp('https://wa.me/573000000000'), text('.')],
  ],
  [
    'https://wa.me/573000000000?text=Hola%20a, ya',
    [whatsapp('https://wa.me/573000000000?text=Hola%20a'), text(', ya')],
  ],
  ['por WhatsApp: https://wa.me/573000000000', [text('por '), whatsapp('https://wa.me/573000000000')]],
  ['Datos en /#contacto', [text('Datos en '), page('/#contacto')]],
  ['At /en#contacto', [text('At '), page('/#contacto')]],
  [
    '123: llame ya. Línea 018000 916012, o el 106.',
    [call('123'), text(': llame ya. Línea '), call('018000 916012'), text(', o el '), call('106'), text('.')],
  ],
  ['Lo encuentra en /.', [text('Lo encuentra en '), page('/'), text('.')]],
])('visitor reads %j with its links', (reply, parts) => {
  expect(splitReply(reply, contacts)).toEqual(parts);
});

it.each([
  'Atendemos 24/7 y/o con cita, hoy / mañana',
  '//evil.example/spa',
  'https://evil.example/spa',
  'http://wa.me/573000000000',
  'https://wa.me.evil.example/573000000000',
  'https://wa.me/573009999999',
  'https://wa.me/5730000000001',
  'javascript:alert(1)',
  'Calle 10 #123-45, $123.000 a 1.123 o 123.000; 1234, 106-2 y 106/24',
  '<a href="https://evil.example">spa</a>',
])('nothing in %j becomes a link', (reply) => {
  expect(splitReply(reply, contacts)).toEqual([text(reply)]);
});

it('no part of a reply gets lost, but the word that became the link', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('/spa/facial', ' ', 'https://wa.me/573000000000', '/faq#pagos', '/#contacto', '123', '.'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const reply = pieces.join('');

      const parts = splitReply(reply, contacts).map((part) => {
        if (part.kind === 'text') return part.text;
        if (part.kind === 'call') return part.number;
        return part.kind === 'page' ? part.path : part.url;
      });

      expect(parts.join('')).toBe(reply);
    }),
  );
});
