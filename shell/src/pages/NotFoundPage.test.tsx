import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderShell } from '#testing/renderShell.tsx';

import { NotFoundPage } from './NotFoundPage.tsx';

it('visitor of a wrong address goes on to the main pages or asks', () => {
  renderShell(<NotFoundPage />, { path: '/no-existe' });

  expect(screen.getByRole('heading', { level: 1, name: 'No encontramos esta página' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Inicio' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Talleres' })).toHaveAttribute('href', '/talleres');
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://wa.me/573000000000'),
  );
});

it('visitor of a wrong English address stays in English', () => {
  renderShell(<NotFoundPage />, { lang: 'en', path: '/nothing' });

  expect(screen.getByRole('heading', { level: 1, name: 'We could not find this page' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Diary' })).toHaveAttribute('href', '/en/diario');
});
