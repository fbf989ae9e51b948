import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { content } from '#content/es/home.ts';

import { ResultsGallery } from './ResultsGallery.tsx';

const { results } = content;
const gallery = <ResultsGallery results={results} words={content.carousel} />;

afterEach(() => document.body.replaceChildren());

/** Opens the first result from the grid. */
async function open() {
  const view = renderWithProviders(gallery);
  const [first] = screen.getAllByRole('button', { name: 'Rojez difusa: comparar antes y después' });
  if (!first) throw new Error('The gallery has no first result.');
  await view.user.click(first);
  const dialog = within(screen.getByRole('dialog', { name: 'Rojez difusa' }));
  return { ...view, opener: first, dialog, slider: dialog.getByRole('slider') };
}

it('visitor opens a result and reads what it is about and that it is a simulation', async () => {
  const { dialog } = await open();

  expect(dialog.getByText(/^La rojez persistente/)).toBeInTheDocument();
  expect(dialog.getByText('Simulación ilustrativa')).toBeInTheDocument();
  expect(dialog.getByText(results.disclaimer)).toBeInTheDocument();
});

it('visitor moves the line between before and after and hears how much of each is shown', async () => {
  const { slider } = await open();
  expect(slider).toHaveAttribute('aria-valuetext', '50 % antes, 50 % después');

  fireEvent.change(slider, { target: { value: '70' } });

  expect(slider).toHaveAttribute('aria-valuetext', '70 % antes, 30 % después');
  expect(document.querySelector<HTMLElement>('[style*="--split"]')?.style.getPropertyValue('--split')).toBe(
    '70%',
  );
});

it('visitor sees one of the two whole without dragging', async () => {
  const { user, dialog, slider } = await open();

  await user.click(dialog.getByRole('button', { name: 'Antes' }));
  expect(slider).toHaveValue('100');
  await user.click(dialog.getByRole('button', { name: 'Después' }));

  expect(slider).toHaveValue('0');
  expect(dialog.getByRole('button', { name: 'Después' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByRole('button', { name: 'Antes' })).toHaveAttribute('aria-pressed', 'false');
});

it('visitor closes the comparison and is back at the result', async () => {
  const { user, dialog, opener } = await open();

  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('each result begins in the middle, whatever was done with the one before', async () => {
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Antes' }));
  await user.click(dialog.getByRole('button', { name: 'Cerrar' }));

  const [second] = screen.getAllByRole('button', { name: /^Manchas solares/ });
  if (second) await user.click(second);

  expect(within(screen.getByRole('dialog', { name: 'Manchas solares' })).getByRole('slider')).toHaveValue(
    '50',
  );
});

it('without JavaScript every result is there with its description', () => {
  prerenderWithProviders(gallery);

  const grid = within(screen.getAllByRole('list')[0] ?? document.body);
  expect(grid.getAllByRole('listitem')).toHaveLength(6);
  for (const { modalDescription } of results.items)
    expect(grid.getByText(modalDescription)).toBeInTheDocument();
});
