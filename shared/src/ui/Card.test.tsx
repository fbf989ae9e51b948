import { renderWithProviders } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Card } from './Card.tsx';

it('visitor follows a card by its heading, the only thing in it that can be pressed', async () => {
  const { user } = renderWithProviders(
    <Card to="/blog/acne" heading="Acné adulto" headingLevel={3} cue="Leer más" />,
  );

  await user.tab();

  const card = screen.getByRole('article');
  const link = within(card).getByRole('link', { name: 'Acné adulto' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '/blog/acne');
  expect(within(card).queryByText('Leer más')).toHaveAttribute('aria-hidden', 'true');
});

it('a card with a footer keeps its own buttons and is no link', () => {
  renderWithProviders(
    <Card heading="Sérum C" headingLevel={2} footer={<button type="button">Agregar</button>} />,
  );

  expect(screen.getByRole('heading', { level: 2, name: 'Sérum C' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Agregar' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('a card that is a link takes no footer, so that nothing interactive is nested', () => {
  const link = { to: '/blog', heading: 'Blog', headingLevel: 2 } as const;
  // @ts-expect-error a link card has no footer
  const wrong = <Card {...link} footer={<button type="button">No</button>} />;

  expect(wrong).toBeTruthy();
});
