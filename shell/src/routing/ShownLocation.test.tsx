import { LangProvider } from '@clinic/shared/i18n';
import { Link, useCurrentPath, useOverlay } from '@clinic/shared/navigation';
import { SiteProvider } from '@clinic/shared/site';
import { sampleSettings } from '@clinic/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

import { createFrames } from '#layout/frames/frames.ts';
import { ResourcesProvider } from '#remotes/ResourcesContext.ts';
import { everyPage } from '#testing/everyPage.tsx';

import { OverlayTitle } from './OverlayTitle.tsx';
import { ShownLocation } from './ShownLocation.tsx';
import { createBrowserHistory } from './siteHistory.ts';

const seen = vi.fn<(path: string) => void>();

/** Stands for what there is by the hundred on a page: it goes by where the visitor is. */
const Page = memo(function Page() {
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
        <Link to="/diario/nota">Whole page</Link>
      </div>
    )
  );
}

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByText(name));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialog = () => screen.findByRole('dialog', { name: '/diario/nota' });

beforeEach(() => {
  seen.mockClear();
  history.pushState(null, '', '/diario');
  render(
    <SiteProvider site={sampleSettings.site}>
      <LangProvider lang="es">
        <ResourcesProvider value={everyPage}>
          <ShownLocation
            history={createBrowserHistory()}
            frames={createFrames(async () => ({}))}
            resources={everyPage}
          >
            <Page />
            <Over />
            <OverlayTitle />
            <Link to="/diario/nota" overlay>
              Suero
            </Link>
            <Link to="/faq">Faq</Link>
            <Link to="/diario?tema=sol">Sol</Link>
            <Link to="/diario">Todo</Link>
          </ShownLocation>
        </ResourcesProvider>
      </LangProvider>
    </SiteProvider>,
  );
});

it('visitor opens a product over the grid and closes it: the address is the product’s, the grid is left alone', async () => {
  await press('Suero');

  expect(await dialog()).toBeInTheDocument();
  expect(location.pathname).toBe('/diario/nota');
  await press('Close');

  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/diario');
  expect(seen.mock.calls.flat()).toEqual(['/diario']);
});

it('the tab is named after the product while it is open', async () => {
  document.title = 'Tienda';

  await press('Suero');
  await vi.waitFor(() => expect(document.title).toBe('/diario/nota · Arrayán'));
  await press('Close');

  await vi.waitFor(() => expect(document.title).toBe('Tienda'));
});

it('forward opens again what was closed', async () => {
  await press('Suero');
  await press('Close');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  history.forward();

  expect(await dialog()).toBeInTheDocument();
});

it('from the dialog, the visitor goes on to the product’s own page', async () => {
  await press('Suero');

  await press('Whole page');

  expect(await heading('/diario/nota')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('coming back from elsewhere to the address of what lay over the grid shows the page of its own', async () => {
  await press('Suero');
  await press('Faq');
  expect(await heading('/faq')).toBeInTheDocument();

  history.back();

  expect(await heading('/diario/nota')).toBeInTheDocument();
});

it('visitor goes on inside the page, and back', async () => {
  await press('Sol');
  expect(await heading('/diario?tema=sol')).toBeInTheDocument();

  history.back();

  expect(await heading('/diario')).toBeInTheDocument();
});

it('a link to where the visitor is takes the place of their entry; any other makes a new one', async () => {
  const before = history.length;

  await press('Sol');
  await press('Sol');
  expect(history.length).toBe(before + 1);
  await press('Todo');

  expect(history.length).toBe(before + 2);
  history.back();
  expect(await heading('/diario?tema=sol')).toBeInTheDocument();
});
