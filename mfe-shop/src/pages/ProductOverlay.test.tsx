import { renderWithProviders } from '@clinic/shared/testing';
import { AddressBarProvider, type SitePath } from '@tesela/core/navigation';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

import type { Catalogue } from '#content/products.ts';
import { shopDocuments } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { ProductOverlay } from './ProductOverlay.tsx';

const id = 'fluido-solar-invisible-fps-50';
const name = 'Fluido Solar Invisible FPS 50+';
const made = shopDocuments('es', { prices: { [id]: 128_000 } });
const content = made.lists.all;
const whole = Object.fromEntries(made.products.map((one) => [paths.product(one.product.id), one]));
const { products } = content;

beforeEach(() => localStorage.clear());

type Options = { path?: SitePath; listed?: Catalogue; known?: Record<string, unknown> };

function open({ path = paths.product(id), listed = products, known = whole }: Options = {}) {
  const close = vi.fn();
  const address = { pathname: path, search: '', hash: '', key: 'over', state: { overlayOn: paths.shop } };
  const ui = (
    <AddressBarProvider value={{ read: () => address, subscribe: () => () => {}, back: close }}>
      <ProductOverlay products={listed} content={content} />
    </AddressBarProvider>
  );
  return { close, ...renderWithProviders(ui, { path: paths.shop, documents: known }) };
}

const dialog = () => within(screen.getByRole('dialog'));

it('visitor sees at once what the list knows, and then the rest', async () => {
  open();

  expect(screen.getByRole('dialog', { name })).toBeVisible();
  expect(dialog().getByText('$128.000,00')).toBeVisible();
  expect(dialog().getByText('Cargando los detalles del producto')).toBeInTheDocument();

  expect(await dialog().findByText(/dos dedos de producto/)).toBeVisible();
  expect(dialog().getByText('La mayoría de las pieles')).toBeVisible();
});

it('visitor sees a product that the list below does not show', async () => {
  open({ listed: [] });

  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
});

it('visitor can still buy and read on when the details do not come', async () => {
  open({ known: {} });

  expect(await dialog().findByText(/no pudimos cargar los demás detalles/)).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Agregar al carrito' })).toBeVisible();
  expect(dialog().getByRole('link', { name: 'Ver la página completa' })).toHaveAttribute(
    'href',
    paths.product(id),
  );
});

it('visitor types a quantity, presses Enter, adds, and the dialog stays until they go on', async () => {
  const { user, close } = open();
  const field = dialog().getByRole('spinbutton', { name: 'Cantidad' });
  expect(field).toHaveValue(1);

  await user.clear(field);
  await user.type(field, '3{Enter}');
  await user.click(dialog().getByRole('button', { name: 'Agregar al carrito' }));
  expect(dialog().getByText(`Agregado: 3 × ${name}`)).toHaveAttribute('role', 'status');
  expect(close).not.toHaveBeenCalled();

  await user.click(dialog().getByRole('button', { name: 'Seguir comprando' }));
  expect(close).toHaveBeenCalledOnce();
});

it('pressing Escape again while it closes goes back only once', () => {
  const { close } = open();

  for (let presses = 0; presses < 2; presses += 1) {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  }

  expect(close).toHaveBeenCalledOnce();
});

it('another page over the list is not its business', () => {
  open({ path: paths.view('capilar') });

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
