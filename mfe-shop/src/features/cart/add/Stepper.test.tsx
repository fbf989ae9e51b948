import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';

import { Stepper } from './Stepper.tsx';

function setup(initial: number) {
  const onChange = vi.fn();
  function Quantity() {
    const [value, setValue] = useState(initial);
    return (
      <Stepper
        value={value}
        min={1}
        max={12}
        labels={{
          field: 'Cantidad',
          decrease: 'Quitar uno',
          increase: 'Agregar uno',
          status: { one: '{count} unidad', other: '{count} unidades' },
        }}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  const { user } = renderWithProviders(<Quantity />);
  return { user, onChange, field: screen.getByRole('spinbutton', { name: 'Cantidad' }) };
}

it('visitor takes one more and hears how many there are', async () => {
  const { user, field } = setup(2);

  await user.click(screen.getByRole('button', { name: 'Agregar uno' }));

  expect(field).toHaveValue(3);
  expect(screen.getByRole('status')).toHaveTextContent('3 unidades');
});

it('the button at the end keeps its focus and does nothing', async () => {
  const { user, field, onChange } = setup(2);
  const decrease = screen.getByRole('button', { name: 'Quitar uno' });

  await user.click(decrease);
  expect(decrease).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');

  expect(decrease).toHaveFocus();
  expect(field).toHaveValue(1);
  expect(onChange).toHaveBeenCalledOnce();
});

it.each([
  { typed: '7', ends: 7, calls: [7] },
  { typed: '99', ends: 12, calls: [9, 12] },
  { typed: '0', ends: 1, calls: [1] },
])('visitor types $typed and gets $ends', async ({ typed, ends, calls }) => {
  const { user, field, onChange } = setup(2);

  await user.clear(field);
  await user.type(field, typed);
  await user.tab();

  expect(field).toHaveValue(ends);
  expect(onChange.mock.calls.flat()).toEqual(calls);
});

it('an emptied field goes back to what it was', async () => {
  const { user, field, onChange } = setup(4);

  await user.clear(field);
  await user.tab();

  expect(field).toHaveValue(4);
  expect(onChange).not.toHaveBeenCalled();
});
