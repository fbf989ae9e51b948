import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { fakeViewport, preferReducedMotion } from '@tesela/core/testing/fakeViewport';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Video } from './Video.tsx';

const ui = (
  <Video
    poster={<img src="/vapor.webp" alt="Vapor sobre la piel" />}
    sources={[{ src: '/vapor.webm', type: 'video/webm' }]}
    playLabel="Reproducir video"
    pauseLabel="Pausar video"
  >
    Su navegador no muestra videos.
  </Video>
);

const play = vi.fn(() => Promise.resolve());
const pause = vi.fn();

beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function setup() {
  const { show, hide } = fakeViewport();
  const { user, container } = renderWithProviders(ui);
  const frame = [container.firstElementChild].filter((element) => element !== null);
  return { user, container, enter: () => show(frame), leave: () => hide(frame) };
}

it('without JavaScript the poster is there and nothing plays or loads', () => {
  const body = prerenderWithProviders(ui);

  const video = body.querySelector('video');
  expect(screen.getByRole('img', { name: 'Vapor sobre la piel' })).toBeInTheDocument();
  expect(video).not.toHaveAttribute('autoplay');
  expect(video).toHaveAttribute('preload', 'none');
  expect(video).toHaveTextContent('Su navegador no muestra videos.');
});

it('plays silently while it is in the window and only then', () => {
  const { container, enter, leave } = setup();
  expect(play).not.toHaveBeenCalled();

  enter();
  expect(play).toHaveBeenCalledOnce();
  expect(container.querySelector('video')?.muted).toBe(true);

  leave();
  expect(pause).toHaveBeenCalledOnce();
});

it('visitor pauses, and it stays paused when it comes into view again', async () => {
  const { user, enter, leave } = setup();
  enter();

  await user.click(screen.getByRole('button', { name: 'Pausar video' }));
  leave();
  enter();

  expect(screen.getByRole('button', { name: 'Reproducir video' })).toBeInTheDocument();
  expect(pause).toHaveBeenCalledOnce();
  expect(play).toHaveBeenCalledOnce();
});

it.each([
  ['less motion', preferReducedMotion],
  ['less data', () => vi.stubGlobal('navigator', { ...navigator, connection: { saveData: true } })],
])('a visitor who asked for %s gets the poster until pressing play', async (_, ask) => {
  ask();
  const { enter } = setup();
  enter();
  expect(play).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole('button', { name: 'Reproducir video' }));

  expect(play).toHaveBeenCalledOnce();
});

it('a browser that refuses to play by itself leaves the button on play', async () => {
  play.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  const { enter } = setup();

  enter();

  expect(await screen.findByRole('button', { name: 'Reproducir video' })).toBeInTheDocument();
});

it('a video that cannot be shown leaves its poster, without a button that does nothing', () => {
  const { container, enter } = setup();
  enter();

  for (const source of container.querySelectorAll('source')) fireEvent.error(source);

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Vapor sobre la piel' })).toBeInTheDocument();
});
