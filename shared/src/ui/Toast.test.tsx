import { fireEvent, render, screen, act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Toast, type ToastMessage } from './Toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function setup(action?: ToastMessage['action']) {
  const onDismiss = vi.fn();
  const toast = (message: ToastMessage | null) => (
    <>
      <button type="button">Quitar</button>
      <Toast message={message} dismissLabel="Cerrar aviso" stay={5000} onDismiss={onDismiss} />
    </>
  );
  const { rerender } = render(toast(null));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(toast({ id: '1', text: 'Producto eliminado', action }));
  return { onDismiss };
}

it('the words come into a region that was there before, so that they are announced', () => {
  setup();

  expect(screen.getByRole('status')).toHaveTextContent('Producto eliminado');
});

it('goes by itself after its time', () => {
  const { onDismiss } = setup();

  pass(4999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);

  expect(onDismiss).toHaveBeenCalledOnce();
});

it('stays while the pointer is on it', () => {
  const { onDismiss } = setup();
  const place = screen.getByRole('status');

  fireEvent.pointerEnter(place);
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.pointerLeave(place);
  pass(5000);

  expect(onDismiss).toHaveBeenCalledOnce();
});

it('stays while the focus is in it; Escape dismisses it and the focus goes back', () => {
  const { onDismiss } = setup();
  const before = screen.getByRole('button', { name: 'Quitar' });

  act(() => before.focus());
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus());
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cerrar aviso' }), { key: 'Escape' });

  expect(onDismiss).toHaveBeenCalledOnce();
  expect(before).toHaveFocus();
});

it('visitor takes back what was done', () => {
  const onAction = vi.fn();
  const { onDismiss } = setup({ label: 'Deshacer', onAction });

  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));

  expect(onAction).toHaveBeenCalledOnce();
  expect(onDismiss).toHaveBeenCalledOnce();
});
