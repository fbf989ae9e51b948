import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { assistantDocument } from '#content/assistantDocument.ts';

import { ReplyText } from './ReplyText.tsx';

function read(text: string) {
  renderWithProviders(<ReplyText text={text} words={assistantDocument('es').chat.reply} />);
  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  ['Lo encuentra en /faq#pagos', [['Preguntas frecuentes', '/faq#pagos']]],
  ['Datos en /#contacto', [['Contacto', '/#contacto']]],
  ['«Melasma» en /blog/melasma', [['Melasma', '/blog/melasma']]],
  ['Todo empieza en /', [['Inicio', '/']]],
  [
    'Lea /spa/facial y /tienda/anti-acne',
    [
      ['Spa facial', '/spa/facial'],
      ['Tienda: antiacné', '/tienda/anti-acne'],
    ],
  ],
])('visitor reads %j with the names of the pages', (reply, links) => {
  expect(read(reply)).toEqual(links);
});

it('visitor tells two articles of one reply apart', () => {
  expect(read('Lea /blog/melasma o /blog/acne-adulto')).toEqual([
    ['/blog/melasma', '/blog/melasma'],
    ['/blog/acne-adulto', '/blog/acne-adulto'],
  ]);
});

it('visitor finds WhatsApp linked where it is named, and knows that it opens apart', () => {
  expect(read('Escríbanos por WhatsApp: https://wa.me/573000000000')).toEqual([
    ['WhatsApp (se abre en otra pestaña)', 'https://wa.me/573000000000'],
  ]);
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener');
  expect(document.body).toHaveTextContent(/^Escríbanos por WhatsApp \(se abre/);
});

it.each([
  '/admin/panel',
  'Abierto 24 /7',
  '<a href="https://evil.example">x</a>',
  'https://wa.me/573009999999',
])('%j, which is not the clinic’s, stays text', (reply) => {
  expect(read(reply)).toEqual([]);
  expect(document.body).toHaveTextContent(reply);
});

it('visitor calls for help by a tap on the number', () => {
  expect(read('Llame ya al 123.\nIntoxicaciones: 018000 916012, o el 192, opción 4.')).toEqual([
    ['123', 'tel:123'],
    ['018000 916012', 'tel:018000916012'],
    ['192', 'tel:192'],
  ]);
});

it('visitor sees what an answer is about, or whom to call, before its other lines', () => {
  const { container } = renderWithProviders(
    <ReplyText text={'Llame ya al 123.\nNo se quede a solas.'} words={assistantDocument('es').chat.reply} />,
  );

  expect(container.querySelector('strong')).toHaveTextContent(/^Llame ya al 123\.$/);
  expect(container).toHaveTextContent('No se quede a solas.');
});
