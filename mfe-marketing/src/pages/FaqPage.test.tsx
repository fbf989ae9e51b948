import { renderWithProviders } from '@clinic/shared/testing';
import { Link } from '@tesela/core/navigation';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import { faqDocument } from '#content/documents/pages.ts';

import { page } from './FaqPage.tsx';

const faq = <page.Component content={faqDocument('es')} params={{}} />;
// jsdom does not implement `scrollIntoView`.
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const answer = (pattern: RegExp) => screen.getByText(pattern);

it('visitor opens two questions and both stay open', async () => {
  const { user } = renderWithProviders(faq, { path: '/faq' });
  expect(answer(/tarjetas de crédito/)).not.toBeVisible();

  await user.click(screen.getByRole('heading', { name: 'Antes de su primera visita' }));
  await user.click(screen.getByText('¿Qué medios de pago reciben?'));
  await user.click(screen.getByText('¿Los procedimientos duelen?'));

  expect(answer(/tarjetas de crédito/)).toBeVisible();
  expect(answer(/anestesia tópica/)).toBeVisible();
});

it('visitor who arrives by a link to one question finds it open and the others closed', () => {
  renderWithProviders(faq, { path: '/faq#pagos' });

  expect(answer(/tarjetas de crédito/)).toBeVisible();
  expect(answer(/anestesia tópica/)).not.toBeVisible();
});

it('visitor who follows a link to a question while on the page sees it open', async () => {
  const { user } = renderWithProviders(
    <>
      <Link to="/faq#dolor">¿Duele?</Link>
      {faq}
    </>,
    { path: '/faq' },
  );

  await user.click(screen.getByRole('link', { name: '¿Duele?' }));

  expect(answer(/anestesia tópica/)).toBeVisible();
});

it('visitor asks something else by WhatsApp', () => {
  renderWithProviders(faq, { path: '/faq' });

  expect(screen.getByRole('link', { name: 'Preguntar por WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/\d+\?text=Hola/),
  );
});

it('visitor finds the questions about orders together, with the way to the conditions', async () => {
  const { user } = renderWithProviders(faq, { path: '/faq' });
  const orders = within(screen.getByRole('region', { name: 'Pedidos y productos' }));

  await user.click(orders.getByText('Pedidos y productos'));
  await user.click(orders.getByText(/pedido no ha llegado/));

  expect(orders.getByText(/ese mismo día hábil/)).toBeVisible();
  expect(orders.getByRole('link', { name: 'Garantía y cambios' })).toHaveAttribute(
    'href',
    '/terminos#garantia',
  );
  expect(orders.queryByText('¿Hay parqueadero?')).not.toBeInTheDocument();
});
