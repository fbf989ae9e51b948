import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { fakeViewport, preferReducedMotion } from '@tesela/core/testing/fakeViewport';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Carousel } from './Carousel.tsx';
import { startEngine } from './carouselEngine.ts';

// Swiper measures, and jsdom has no layout. The gallery shows the real one.
// Other files share these modules, and must not meet the stand-in.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('./carouselEngine.ts');

const turns = { next: vi.fn(), previous: vi.fn(), update: vi.fn(), destroy: vi.fn() };
let announce: (index: number) => void = () => {};

beforeEach(() => {
  for (const turn of Object.values(turns)) turn.mockReset();
  vi.mocked(startEngine)
    .mockReset()
    .mockImplementation(({ onTurn }) => {
      announce = onTurn;
      return turns;
    });
});
afterEach(() => {
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
async function setup() {
  const { show, hide } = fakeViewport();
  const view = renderWithProviders(ui(1000));
  const region = screen.getByRole('region', { name: 'Resultados' });
  const slides = screen.getAllByRole('group', { name: /de 3/ });
  show(slides.slice(0, 2));
  show([region]);
  await waitFor(() => expect(startEngine).toHaveBeenCalledOnce());
  await act(() => Promise.resolve());
  vi.useFakeTimers();
  return { ...view, region, slides, show, hide };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The interval began before the timers were faked: leaving and coming back begins a faked one. */
function lookAway(region: HTMLElement) {
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
}

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

it('Swiper is fetched when the visitor sees the row, not before', async () => {
  const { show } = fakeViewport();
  renderWithProviders(ui());
  await act(() => Promise.resolve());
  expect(startEngine).not.toHaveBeenCalled();

  show([screen.getByRole('region', { name: 'Resultados' })]);

  await waitFor(() => expect(startEngine).toHaveBeenCalledOnce());
});

it('visitor turns the slides with the buttons and the arrow keys', async () => {
  const { user } = renderWithProviders(ui());

  await user.click(screen.getByRole('button', { name: 'Siguiente' }));
  await waitFor(() => expect(turns.next).toHaveBeenCalledOnce());
  act(() => screen.getByRole('group', { name: 'Diapositivas' }).focus());
  await user.keyboard('{ArrowLeft}');

  await waitFor(() => expect(turns.previous).toHaveBeenCalledOnce());
});

it('the row still scrolls when Swiper cannot be fetched', async () => {
  vi.mocked(startEngine).mockImplementation(() => {
    throw new Error('no network');
  });
  const { user } = renderWithProviders(ui());
  const row = screen.getByRole('group', { name: 'Diapositivas' });
  row.scrollBy = vi.fn();

  await user.click(screen.getByRole('button', { name: 'Siguiente' }));

  await waitFor(() => expect(row.scrollBy).toHaveBeenCalledOnce());
});

it('slides out of sight cannot be reached', async () => {
  const { slides } = await setup();

  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, false, true]);
});

it('rests behind an open dialog, and goes on when that is closed', async () => {
  const { region } = await setup();
  lookAway(region);
  const dialog = document.createElement('dialog');
  dialog.open = true;
  document.body.append(dialog);

  await pass(3000);
  expect(turns.next).not.toHaveBeenCalled();

  dialog.open = false;
  await pass(1000);
  expect(turns.next).toHaveBeenCalledOnce();
});

it('the rotation button comes first and says what it does', async () => {
  const { region } = await setup();
  vi.useRealTimers();

  expect(region.querySelector('button')).toHaveAccessibleName('Detener rotación');
  fireEvent.click(screen.getByRole('button', { name: 'Detener rotación' }));

  expect(region.querySelector('button')).toHaveAccessibleName('Iniciar rotación');
});

it('rotates, holds under the pointer and goes on after it', async () => {
  const { region } = await setup();
  lookAway(region);

  await pass(1000);
  expect(turns.next).toHaveBeenCalledTimes(1);
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  await pass(5000);
  expect(turns.next).toHaveBeenCalledTimes(1);
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  await pass(1000);

  expect(turns.next).toHaveBeenCalledTimes(2);
});

it('stops on focus and does not go on when the focus leaves', async () => {
  const { region } = await setup();
  lookAway(region);

  act(() => screen.getByRole('button', { name: 'Ver uno' }).focus());
  act(() => screen.getByRole('button', { name: 'Ver uno' }).blur());
  await pass(5000);

  expect(turns.next).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Iniciar rotación' })).toBeInTheDocument();
});

it('rests while it is out of the window', async () => {
  const { region, hide } = await setup();
  lookAway(region);

  hide([region]);
  await pass(5000);

  expect(turns.next).not.toHaveBeenCalled();
});

it('a turn is announced only when it was asked for', async () => {
  const { container } = await setup();
  const live = container.querySelector('[aria-live]');
  expect(live).toHaveAttribute('aria-live', 'off');
  expect(live).toBeEmptyDOMElement();

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Siguiente' })));
  act(() => announce(1));

  expect(live).toHaveAttribute('aria-live', 'polite');
  expect(live).toHaveTextContent('2 de 3');
});

it('under reduced motion it waits to be asked', async () => {
  preferReducedMotion();
  await setup();
  await pass(5000);
  expect(turns.next).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Iniciar rotación' }));
  await pass(1000);

  expect(turns.next).toHaveBeenCalledOnce();
});
