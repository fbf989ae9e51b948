import { Link, useCurrentPath, useOverlay } from '@clinic/shared/navigation';
import { screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { everyPage } from '#testing/everyPage.tsx';
import { renderShell } from '#testing/renderShell.tsx';

import { ShownLocation } from './ShownLocation.tsx';

/** A page that shows which page it is, what lies over it, and ways to go on. */
function Page() {
  const { path } = useCurrentPath();
  const overlay = useOverlay();
  const navigate = useNavigate();
  return (
    <>
      <h1>{path}</h1>
      {overlay && (
        <div role="dialog" aria-label={overlay.path}>
          <button type="button" onClick={overlay.close}>
            Close
          </button>
          <Link to="/diario/nota">Whole page</Link>
        </div>
      )}
      <Link to="/diario/nota" overlay>
        Suero
      </Link>
      <Link to="/faq">Faq</Link>
      <button type="button" onClick={() => void navigate(1)}>
        Forward
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

const open = () =>
  renderShell(
    <ShownLocation resources={everyPage}>
      <Page />
    </ShownLocation>,
    { path: '/diario' },
  );

const heading = () => screen.getByRole('heading', { level: 1 });
const address = () => screen.getByRole('status', { name: 'address' });
const press = (name: string) => screen.getByText(name);

it('visitor opens a product over the grid: the address is the product’s, the grid stays', async () => {
  const { user } = open();

  await user.click(press('Suero'));

  expect(screen.getByRole('dialog', { name: '/diario/nota' })).toBeInTheDocument();
  expect(heading()).toHaveTextContent('/diario');
  expect(address()).toHaveTextContent('/diario/nota');
});

it('the tab is named after the product while it is open', async () => {
  document.title = 'Tienda';
  const { user } = open();

  await user.click(press('Suero'));
  await vi.waitFor(() => expect(document.title).toBe('/diario/nota · Arrayán'));
  await user.click(press('Close'));

  expect(document.title).toBe('Tienda');
});

it('closing leads back to the grid, and forward opens it again', async () => {
  const { user } = open();
  await user.click(press('Suero'));

  await user.click(press('Close'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toHaveTextContent(/^\/diario$/);
  await user.click(press('Forward'));

  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it('from the dialog, the visitor goes on to the product’s own page', async () => {
  const { user } = open();
  await user.click(press('Suero'));

  await user.click(press('Whole page'));

  expect(await screen.findByText('/diario/nota', { selector: 'h1' })).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('coming back from elsewhere to the address of what lay over the grid shows the page of its own', async () => {
  const { user } = open();
  await user.click(press('Suero'));
  await user.click(press('Faq'));
  expect(await screen.findByText('/faq', { selector: 'h1' })).toBeInTheDocument();

  await user.click(press('Back'));

  expect(await screen.findByText('/diario/nota', { selector: 'h1' })).toBeInTheDocument();
});
