import { fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { foreign, type ForeignPiece } from './foreign.tsx';

type Props = { name: string };

const html = ({ name }: Props) => `<button>${name}</button>`;

const piece = vi.fn<ForeignPiece<Props>['mount']>((element, props) => {
  element.innerHTML = html(props);
  return {
    update: (next) => void (element.innerHTML = html(next)),
    unmount: () => element.replaceChildren(),
  };
});

const reported = vi.fn();

beforeEach(() => vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** As on a page that compose has made. */
function prerendered(text: string): HTMLElement {
  const container = document.createElement('main');
  container.innerHTML = `<div>${text}</div>`;
  document.body.append(container);
  return container;
}

const show = (mount: ForeignPiece<Props>['mount']) => {
  const Piece = foreign<Props>({ html, mount });
  const options = { container: prerendered(html({ name: 'Hecho' })), hydrate: true };
  const { rerender, unmount } = render(<Piece name="Hecho" />, options);
  return { showName: (name: string) => rerender(<Piece name={name} />), unmount };
};

it('a piece takes over its HTML, shows other props, sends events, and goes with its area', async () => {
  const { showName, unmount } = show(piece);
  showName('De una vez');
  await vi.waitFor(() => expect(piece).toHaveBeenCalledOnce());
  const [element, first] = piece.mock.calls[0] ?? [];
  const heard = vi.fn();
  document.body.addEventListener('chosen', heard, { once: true });

  showName('Otro');
  fireEvent(screen.getByRole('button', { name: 'Otro' }), new CustomEvent('chosen', { bubbles: true }));
  unmount();

  expect(first).toEqual({ name: 'Hecho' });
  expect(heard).toHaveBeenCalledOnce();
  expect(element?.childNodes).toHaveLength(0);
  expect(reported).not.toHaveBeenCalled();
});

it('in strict mode it is mounted once', async () => {
  const Piece = foreign<Props>({ html, mount: piece });
  render(<Piece name="Nuevo" />, { wrapper: StrictMode });

  expect(await screen.findByRole('button', { name: 'Nuevo' })).toBeVisible();
  expect(piece).toHaveBeenCalledOnce();
});

it('what comes while it starts is shown when it has started, and an area that is gone stays empty', async () => {
  const started = Promise.withResolvers<void>();
  const slow: typeof piece = vi.fn(async (...all) => {
    await started.promise;
    return piece(...all);
  });
  const { showName } = show(slow);
  const gone = show(slow);
  await vi.waitFor(() => expect(slow).toHaveBeenCalledTimes(2));

  showName('Otro');
  gone.unmount();
  started.resolve();

  expect(await screen.findByRole('button', { name: 'Otro' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hecho' })).toBeNull();
});

const broken = new Error('broken');

it.each<[string, ForeignPiece<Props>['mount']]>([
  [
    'cannot start',
    (element) => {
      element.replaceChildren('half');
      throw broken;
    },
  ],
  [
    'cannot change',
    (element) => {
      element.replaceChildren('half');
      return {
        update: () => {
          throw broken;
        },
        unmount: () => {},
      };
    },
  ],
])('a piece that %s leaves its HTML, and its error is reported', async (_what, mount) => {
  const { showName } = show(mount);

  await vi.waitFor(() => {
    showName('Otro');
    expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
  });

  expect(screen.getByRole('button', { name: 'Hecho' })).toBeVisible();
  expect(screen.queryByText('half')).toBeNull();
});

it('a piece that cannot end is reported, and its area goes', async () => {
  const { showName, unmount } = show(async (...all) => ({
    ...(await piece(...all)),
    unmount: () => {
      throw broken;
    },
  }));
  showName('Otro');
  await screen.findByRole('button', { name: 'Otro' });

  unmount();

  expect(reported).toHaveBeenCalledExactlyOnceWith(broken);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a piece that never starts leaves its HTML', async () => {
  const never = vi.fn(() => new Promise<never>(() => {}));
  const { unmount } = show(never);
  await vi.waitFor(() => expect(never).toHaveBeenCalled());

  expect(screen.getByRole('button', { name: 'Hecho' })).toBeVisible();
  unmount();
});
