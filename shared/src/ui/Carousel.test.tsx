import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { renderWithProviders } from '@clinic/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { fakeViewport, preferReducedMotion } from '../testing/fakeViewport.ts';
import { Carousel } from './Carousel.tsx';

const scrollTo = vi.fn<(to: ScrollToOptions) => void>();

/** jsdom lays nothing out: three slides of 100 px, two in view. */
function layOut(row: HTMLElement) {
  row.scrollTo = (to) => typeof to === 'object' && scrollTo(to);
  Object.defineProperties(row, { scrollWidth: { value: 300 }, clientWidth: { value: 200 } });
  Object.defineProperty(row.firstElementChild?.firstElementChild, 'clientWidth', { value: 100 });
}

/** Where the row was told to scroll to, in slides. */
const turnedTo = () => scrollTo.mock.calls.map(([{ left = Number.NaN }]) => left / 100);

afterEach(() => {
  scrollTo.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const ui = (delay?: number) => (
  <Carousel
    label="Resultados"
    slides={['uno', 'dos', 'tres'].map((id) => ({ id, content: <button type="button">Ver {id}</button> }))}
    slidesPerView={{ phone: 1, tablet: 2, desktop: 2 }}
    messages={{
      carousel: 'carrusel',
      slide: 'diapositiva',
      slides: 'Diapositivas',
      position: (position, count) => `${position} de ${count}`,
      previous: 'Anterior',
      next: 'Siguiente',
    }}
    autoplay={delay ? { delay, startLabel: 'Iniciar rotación', stopLabel: 'Detener rotación' } : undefined}
  />
);

/** A carousel that rotates every second, in view, its first two slides visible. */
function setup(delay: number | undefined = 1000) {
  vi.useFakeTimers();
  const { show, hide } = fakeViewport();
  const view = renderWithProviders(ui(delay));
  const region = screen.getByRole('region', { name: 'Resultados' });
  const row = screen.getByRole('group', { name: 'Diapositivas' });
  layOut(row);
  const slides = screen.getAllByRole('group', { name: /de 3/ });
  show(slides.slice(0, 2));
  show([region]);
  return { ...view, region, row, slides, show, hide };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('without JavaScript every slide is there and none is inert', () => {
  const body = prerenderWithProviders(ui(1000));

  expect(screen.getAllByRole('button', { name: /^Ver/ })).toHaveLength(3);
  expect(body.querySelector('[inert]')).toBeNull();
});

it('region, row and slides say what they are', () => {
  renderWithProviders(ui());

  expect(screen.getByRole('region', { name: 'Resultados' })).toHaveAttribute(
    'aria-roledescription',
    'carrusel',
  );
  expect(screen.getByRole('group', { name: 'Diapositivas' })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: '2 de 3' })).toHaveAttribute(
    'aria-roledescription',
    'diapositiva',
  );
});

it('visitor turns the slides with the buttons and the arrow keys, all the way round', () => {
  const { row } = setup(undefined);

  for (const name of ['Siguiente', 'Siguiente', 'Anterior'])
    fireEvent.click(screen.getByRole('button', { name }));
  fireEvent.keyDown(row, { key: 'ArrowLeft' });

  expect(turnedTo()).toEqual([1, 0, 1, 0]);
});

it('a turn goes on from where the visitor scrolled to', () => {
  const { row } = setup(undefined);
  const next = screen.getByRole('button', { name: 'Siguiente' });

  fireEvent.click(next);
  fireEvent.pointerDown(row);
  row.scrollLeft = 0;
  fireEvent.click(next);

  expect(turnedTo()).toEqual([1, 1]);
});

it('slides that are far off the screen can be read', () => {
  const { slides, hide } = setup();

  hide(slides);

  expect(slides.filter((slide) => slide.hasAttribute('inert'))).toEqual([]);
});

it('slides out of sight cannot be reached', () => {
  const { slides } = setup();

  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, true]);
});

it('rests behind an open dialog, and goes on when that is closed', async () => {
  setup();
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);

  await pass(3000);
  expect(scrollTo).not.toHaveBeenCalled();

  dialog.open = false;
  await pass(1000);
  expect(scrollTo).toHaveBeenCalledOnce();
});

it('the rotation button comes first and says what it does', () => {
  const { region } = setup();

  expect(region.querySelector('button')).toHaveAccessibleName('Detener rotación');
  fireEvent.click(screen.getByRole('button', { name: 'Detener rotación' }));

  expect(region.querySelector('button')).toHaveAccessibleName('Iniciar rotación');
});

it('rotates, holds under the pointer and goes on after it', async () => {
  const { region } = setup();

  await pass(1000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  await pass(5000);
  expect(scrollTo).toHaveBeenCalledTimes(1);
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  await pass(1000);

  expect(scrollTo).toHaveBeenCalledTimes(2);
});

it('stops on focus and does not go on when the focus leaves', async () => {
  setup();

  act(() => screen.getByRole('button', { name: 'Ver uno' }).focus());
  act(() => screen.getByRole('button', { name: 'Ver uno' }).blur());
  await pass(5000);

  expect(scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Iniciar rotación' })).toBeInTheDocument();
});

it('rests while it is out of the window', async () => {
  const { region, hide } = setup();

  hide([region]);
  await pass(5000);

  expect(scrollTo).not.toHaveBeenCalled();
});

it('a turn is announced only when it was asked for', async () => {
  const { container, slides, show, hide } = setup();
  const live = container.querySelector('[aria-live]');
  await pass(1000);
  expect(live).toHaveAttribute('aria-live', 'off');
  expect(live).toBeEmptyDOMElement();

  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  show(slides.slice(1));
  hide(slides.slice(0, 1));

  expect(live).toHaveAttribute('aria-live', 'polite');
  expect(live).toHaveTextContent('2 de 3');
});

it('under reduced motion it waits to be asked', async () => {
  preferReducedMotion();
  setup();
  await pass(5000);
  expect(scrollTo).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Iniciar rotación' }));
  await pass(1000);

  expect(scrollTo).toHaveBeenCalledOnce();
});
