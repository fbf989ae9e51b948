import { LangProvider } from '@clinic/shared/i18n';
import { Link, useCurrentPath, useOverlay } from '@clinic/shared/navigation';
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
            <Over />
            <Link to="/diario/nota" overlay>
              Suero
            </Link>
            <Link to="/diario?tema=sol">Sol</Link>
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
  expect(new Set(seen.mock.calls.flat())).toEqual(new Set(['/diario']));
  expect(seen).toHaveBeenCalledOnce();
});

it('visitor goes on inside the site, and back', async () => {
  const user = userEvent.setup();

  await user.click(screen.getByText('Sol'));
  expect(await screen.findByRole('heading', { name: '/diario?tema=sol' })).toBeInTheDocument();
  history.back();

  expect(await screen.findByRole('heading', { name: '/diario' })).toBeInTheDocument();
});
