import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderShell, shellWords } from '#testing/renderShell.tsx';

import { AreaErrorPanel } from './AreaErrorPanel.tsx';

it('visitor of an area that did not answer tries again, calls or writes', async () => {
  const retry = vi.fn();
  const { user } = renderShell(<AreaErrorPanel onRetry={retry} hasContentBelow={false} />);

  await user.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));

  expect(retry).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert')).toHaveTextContent(shellWords.es.areaError.text);
  expect(screen.getByRole('link', { name: '+57 300 000 0000' })).toHaveAttribute('href', 'tel:+573000000000');
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeVisible();
});

it('visitor learns that the content below can be read meanwhile', () => {
  renderShell(<AreaErrorPanel onRetry={() => {}} hasContentBelow />);

  expect(screen.getByRole('alert')).toHaveTextContent(shellWords.es.areaError.textWithContent);
});
