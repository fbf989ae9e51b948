import { renderWithProviders } from '@clinic/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Dialog } from './Dialog.tsx';

function open() {
  const onClose = vi.fn();
  const view = renderWithProviders(
    <Dialog heading="Solicitar valoración" closeLabel="Cerrar" onClose={onClose}>
      <p>Formulario</p>
    </Dialog>,
  );
  return { ...view, onClose, dialog: screen.getByRole('dialog', { name: 'Solicitar valoración' }) };
}

it('visitor closes with the button', async () => {
  const { user, onClose } = open();

  await user.click(screen.getByRole('button', { name: 'Cerrar' }));

  expect(onClose).toHaveBeenCalledOnce();
});

it('visitor closes by pressing on the backdrop, but not inside', () => {
  const { dialog, onClose } = open();

  fireEvent.mouseDown(screen.getByText('Formulario'));
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.mouseDown(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

it('Escape asks the owner to close rather than closing behind its back', () => {
  const { dialog, onClose } = open();

  const cancel = new Event('cancel', { cancelable: true });
  fireEvent(dialog, cancel);

  expect(onClose).toHaveBeenCalledOnce();
  expect(cancel.defaultPrevented).toBe(true);
});

it('the page behind does not scroll while it is open', () => {
  const { unmount } = open();
  expect(document.documentElement.style.overflow).toBe('hidden');

  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});
