import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { carouselWords } from '#components/carouselWords.ts';
import { homeDocument } from '#content/documents/home.ts';

import { ResultsGallery } from './ResultsGallery.tsx';

const { results, carousel } = homeDocument('es');
const gallery = <ResultsGallery results={results} words={carouselWords(carousel, 'es')} />;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  document.body.replaceChildren();
});

const thumbnail = (name: string) => screen.getByRole('button', { name: `${name}: comparar antes y después` });

/** Renders the gallery and opens the first result. */
async function open() {
  const view = renderWithProviders(gallery);
  const first = thumbnail('Rojez difusa');
  await view.user.click(first);
  const dialog = within(screen.getByRole('dialog', { name: 'Rojez difusa' }));
  return { ...view, opener: first, dialog, slider: dialog.getByRole('slider') };
}

it('visitor opens a result and reads what it is about and that it is a simulation', async () => {
  const { dialog } = await open();

  expect(dialog.getByText(/^La rojez persistente/)).toBeInTheDocument();
  expect(dialog.getByText('Se juzga entre las 8 y las 12 semanas.')).toBeInTheDocument();
  expect(dialog.getByText(results.disclaimer)).toBeInTheDocument();
});

it('visitor moves the line between before and after and hears how much of each is shown', async () => {
  const { slider } = await open();
  expect(slider).toHaveAttribute('aria-valuetext', '50 % antes, 50 % después');

  fireEvent.change(slider, { target: { value: '70' } });

  expect(slider).toHaveAttribute('aria-valuetext', '70 % antes, 30 % después');
  expect(
    document.querySelector<HTMLElement>('dialog [style*="--split"]')?.style.getPropertyValue('--split'),
  ).toBe('70%');
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

it('visitor compares the first result on the page itself, without opening anything', async () => {
  const { user } = renderWithProviders(gallery);
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Rojez difusa');

  await user.click(screen.getByRole('button', { name: 'Después' }));

  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuetext', '0 % antes, 100 % después');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('visitor chooses by keyboard which result is large', () => {
  renderWithProviders(gallery);

  act(() => thumbnail('Poro visible').focus());

  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Poro visible');
  expect(screen.getByRole('slider')).toHaveValue('50');
});

it('visitor chooses by resting the pointer on a result, not by passing over it', () => {
  renderWithProviders(gallery);
  vi.useFakeTimers();

  fireEvent.pointerEnter(thumbnail('Manchas solares'), { pointerType: 'mouse' });
  fireEvent.pointerLeave(thumbnail('Manchas solares'), { pointerType: 'mouse' });
  fireEvent.pointerEnter(thumbnail('Tono desigual'), { pointerType: 'mouse' });
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Rojez difusa');
  act(() => void vi.runAllTimers());

  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Tono desigual');
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

  await user.click(thumbnail('Manchas solares'));

  expect(within(screen.getByRole('dialog', { name: 'Manchas solares' })).getByRole('slider')).toHaveValue(
    '50',
  );
});

it('visitor sees all results in the tone of skin that they chose, also the next time', async () => {
  const { user, unmount } = renderWithProviders(gallery);
  const inTone = (tone: string) => screen.getAllByRole('img', { name: new RegExp(`en piel ${tone}:`) });
  expect(inTone('morena')).toHaveLength(2);

  await user.click(screen.getByRole('radio', { name: 'Negra' }));
  unmount();
  renderWithProviders(gallery);

  expect(screen.getByRole('radio', { name: 'Negra' })).toBeChecked();
  expect(inTone('negra')).toHaveLength(results.items.length + 1);
});

it('a kept tone that does not exist changes nothing', () => {
  localStorage.setItem('clinic.skin-tone', 'azul');

  renderWithProviders(gallery);

  expect(screen.getByRole('radio', { name: 'Varios' })).toBeChecked();
});

it('the page carries every result once, with its description', () => {
  prerenderWithProviders(gallery);

  const slides = screen.getAllByRole('group', { name: new RegExp(`de ${results.items.length}$`) });
  expect(slides).toHaveLength(results.items.length);
  for (const [index, { modalDescription, alt }] of results.items.entries()) {
    const slide = within(slides[index] ?? document.body);
    expect(slide.getByText(modalDescription)).toBeInTheDocument();
    const [, shows = ''] = alt.split('{tone}');
    expect(screen.getAllByRole('img', { name: (name) => name.endsWith(shows) })).toHaveLength(
      index === 0 ? 2 : 1,
    );
  }
});
