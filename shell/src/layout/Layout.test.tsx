import { SlotProvider, type SlotProps } from '@tesela/core/slot';
import { stubBrowser } from '@tesela/host/testing/stubBrowser';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderShell } from '#testing/renderShell.tsx';

import { Layout } from './Layout.tsx';
import { WidgetRegion } from './WidgetRegion.tsx';

// Other test files share these modules and must not get this mock.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@tesela/host/RemotePage', () => ({ RemotePage: () => <h1>Página</h1> }));

beforeEach(() => void stubBrowser());
afterEach(() => vi.unstubAllGlobals());

const NamedSlot = ({ name }: SlotProps) => <p>{name}</p>;

const renderLayout = (options: Parameters<typeof renderShell>[1] = {}) =>
  renderShell(
    <SlotProvider value={NamedSlot}>
      <Layout />
      <div id="beside">
        <WidgetRegion />
      </div>
    </SlotProvider>,
    options,
  );

it('visitor with a keyboard skips to the content first', async () => {
  const { user } = renderLayout();

  await user.tab();

  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ir al contenido' })).toHaveAttribute('href', '#contenido');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'contenido');
});

it.each([
  ['/', false],
  ['/talleres', true],
  ['/talleres/cocina', true],
  ['/talleres-de-antes', false],
  ['/diario', false],
])('on %s a widget of the workshops is there: %s', (path, isThere) => {
  renderLayout({ path });

  expect(screen.queryByText('basket') !== null).toBe(isThere);
});

it('a widget of the workshops is there on the English pages, too', () => {
  renderLayout({ path: '/talleres', lang: 'en' });

  expect(screen.getByText('basket')).toBeVisible();
});

it.each(['/', '/talleres', '/no-existe'])('a widget of every page is there on %s', (path) => {
  renderLayout({ path });

  expect(screen.getByText('helper')).toBeVisible();
});

it('the open menu keeps the page behind it out of reach', async () => {
  const { user } = renderLayout();

  await user.click(screen.getByRole('button', { name: 'Menú' }));

  for (const role of ['main', 'contentinfo', 'complementary']) {
    expect(screen.getByRole(role).closest('[inert]')).not.toBeNull();
  }
});
