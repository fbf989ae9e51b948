import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Timeline } from './Timeline.tsx';

it('events are a list in order, each with its year and a heading', () => {
  render(
    <Timeline
      headingLevel={3}
      events={[
        { id: 'laser', year: 2019, title: 'Láser', text: 'El primero.' },
        { id: 'scan', year: 2024, title: 'Escáner', text: 'De piel.' },
      ]}
    />,
  );

  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Láser',
    'Escáner',
  ]);
  expect(screen.getByText('2019')).toHaveAttribute('datetime', '2019');
});
