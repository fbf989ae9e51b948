import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import { SegmentedControl } from './SegmentedControl.tsx';

const options = [
  { value: 'day', label: 'Día' },
  { value: 'night', label: 'Noche' },
] as const;

function Chooser() {
  const [value, setValue] = useState<'day' | 'night'>('day');
  return <SegmentedControl legend="Momento" options={options} value={value} onChange={setValue} />;
}

it('visitor reaches the choice with one Tab and chooses with the arrow keys', async () => {
  const { user } = renderWithProviders(<Chooser />);
  expect(screen.getByRole('group', { name: 'Momento' })).toBeInTheDocument();

  await user.tab();
  expect(screen.getByRole('radio', { name: 'Día' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');

  expect(screen.getByRole('radio', { name: 'Noche' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Día' })).not.toBeChecked();
});

it('a value that is no option does not compile', () => {
  // @ts-expect-error there is no such option
  const wrong = <SegmentedControl legend="Momento" options={options} value="noon" onChange={() => {}} />;

  expect(wrong).toBeTruthy();
});
