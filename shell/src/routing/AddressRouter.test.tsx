import { LangProvider } from '@clinic/shared/i18n';
import { Link, useCurrentPath, useOverlay, usePagePath } from '@clinic/shared/navigation';
import { SiteProvider } from '@clinic/shared/site';
import { sampleSettings } from '@clinic/shared/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { everyPage } from '#testing/everyPage.tsx';

import { AddressRouter } from './AddressRouter.tsx';
import { ShownLocation } from './ShownLocation.tsx';

const seen = vi.fn<(path: string) => void>();

/** Stands for what there is by the hundred on a page: it goes by where the visitor is. */
const Card = memo(function Card() {
  const { path, search } = useCurrentPath();
  seen(path + search);
  return <h1>{path + search}</h1>;
});

/** Stands for what goes by the page alone, as links do. */
const Footer = memo(function Footer() {
  const { path } = usePagePath();
  seen(`page ${path}`);
  return null;
});

function Over() {
  const overlay = useOverlay();
  return (
    overlay && (
      <div role="dialog" aria-label={overlay.path}>
        <button type="button" onClick={overlay.close}>
          Close
        </button>
      </div>
    )
  );
}

const dialog = () => screen.findByRole('dialog', { name: '/diario/nota' });

beforeEach(() => {
  seen.mockClear();
  history.replaceState(null, '', '/diario');
  render(
    <SiteProvider site={sampleSettings.site}>
      <LangProvider lang="es">
        <AddressRouter>
          <ShownLocation resources={everyPage}>
            <Card />
            <Footer />
            <Over />
            <Link to="/diario/nota" overlay>
              Suero
            </Link>
            <Link to="/diario?tema=sol">Sol</Link>
            <Link to="/diario">Todo</Link>
          </ShownLocation>
        </AddressRouter>
      </LangProvider>
    </SiteProvider>,
  );
});

it('what the visitor opens over the page and closes leaves the page as it is', async () => {
  const user = userEvent.setup();

  await user.click(screen.getByText('Suero'));
  expect(location.pathname).toBe('/diario/nota');
  await user.click(within(await dialog()).getByRole('button'));

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/diario');
  expect(seen.mock.calls.flat().toSorted()).toEqual(['/diario', 'page /diario']);
});

it('visitor goes on inside the site, and back', async () => {
  const user = userEvent.setup();

  await user.click(screen.getByText('Sol'));
  expect(await screen.findByRole('heading', { name: '/diario?tema=sol' })).toBeInTheDocument();
  history.back();

  expect(await screen.findByRole('heading', { name: '/diario' })).toBeInTheDocument();
});

it('what a filter writes into the address renders nothing anew that goes by the page alone', async () => {
  const user = userEvent.setup();

  await user.click(screen.getByText('Sol'));
  await screen.findByRole('heading', { name: '/diario?tema=sol' });

  expect(seen.mock.calls.flat().filter((call) => call.startsWith('page'))).toEqual(['page /diario']);
});

it('a link to where the visitor is takes the place of their entry; any other makes a new one', async () => {
  const user = userEvent.setup();
  const before = history.length;

  await user.click(screen.getByText('Sol'));
  await user.click(screen.getByText('Sol'));
  expect(history.length).toBe(before + 1);
  // The page is the same as when the link was made, the address is not.
  await user.click(screen.getByText('Todo'));

  expect(history.length).toBe(before + 2);
  history.back();
  expect(await screen.findByRole('heading', { name: '/diario?tema=sol' })).toBeInTheDocument();
});
