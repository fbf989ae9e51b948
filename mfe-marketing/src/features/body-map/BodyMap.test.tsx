import { renderWithProviders } from '@clinic/shared/testing';
import { prerenderWithProviders } from '@clinic/shared/testing/prerender';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { homeDocument } from '#content/documents/home.ts';

import { BodyMap } from './BodyMap.tsx';

const { bodyMap } = homeDocument('es');
const { facial, corporal } = bodyMap.zones;
const map = <BodyMap bodyMap={bodyMap} />;

const zoneOfFigure = (id: string) => {
  const zone = document.querySelector(`path#${id}`);
  if (!zone) throw new Error(`The figures have no zone "${id}".`);
  return zone;
};
const buttonOf = (name: string) => screen.getByRole('button', { name });
const linkOf = (name: string) => screen.queryByRole('link', { name: `Descubrir Más: ${name}` });

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('every zone that the words describe is drawn in its figure, and no other', () => {
  renderWithProviders(map);

  const drawn = Array.from(document.querySelectorAll('path.zone'), ({ id }) => id);

  expect(drawn).toEqual([...facial, ...corporal].map(({ id }) => id));
});

it('visitor without JavaScript finds both figures and every zone with its link', () => {
  const page = within(prerenderWithProviders(map));

  expect(page.getByRole('heading', { level: 3, name: 'Facial' })).toBeVisible();
  expect(page.getByRole('heading', { level: 3, name: 'Corporal' })).toBeVisible();
  expect(page.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [...facial, ...corporal].map(({ link }) => link),
  );
  for (const { description } of [...facial, ...corporal]) expect(page.getByText(description)).toBeVisible();
  expect(page.queryByRole('button')).not.toBeInTheDocument();
});

it('visitor points at a zone, sees its card, leaves, and the card is gone', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderWithProviders(map);

  await user.hover(zoneOfFigure('labios'));
  expect(linkOf('Labios')).toHaveAttribute('href', '/tratamientos/acido-hialuronico');
  expect(buttonOf('Labios')).toHaveAttribute('aria-pressed', 'true');
  expect(zoneOfFigure('labios')).toHaveAttribute('data-shown');

  await user.unhover(zoneOfFigure('labios'));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(linkOf('Labios')).not.toBeInTheDocument();
  expect(zoneOfFigure('labios')).not.toHaveAttribute('data-shown');
  expect(screen.getByText(bodyMap.hint)).toBeVisible();
});

it('visitor finds a zone chosen, so that the map shows what it is for, and Esc clears it', async () => {
  const { user } = renderWithProviders(map);
  expect(linkOf('Frente')).toBeVisible();
  expect(buttonOf('Frente')).toHaveAttribute('aria-pressed', 'true');

  await user.keyboard('{Escape}');

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('visitor moves from a zone to its card without losing it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = renderWithProviders(map);

  await user.hover(zoneOfFigure('frente'));
  await user.hover(screen.getByRole('link', { name: 'Descubrir Más: Frente' }));
  await act(() => vi.advanceTimersByTimeAsync(1000));

  expect(linkOf('Frente')).toBeVisible();
});

it('visitor pins a zone of the figure: pointing elsewhere keeps it, a click beside the zones lets it go', async () => {
  const { user } = renderWithProviders(map);

  await user.click(zoneOfFigure('cuello'));
  await user.hover(zoneOfFigure('frente'));
  expect(linkOf('Cuello')).toBeVisible();
  expect(linkOf('Frente')).not.toBeInTheDocument();

  await user.unhover(zoneOfFigure('frente'));
  const drawing = zoneOfFigure('cuello').closest('svg');
  if (drawing) await user.click(drawing);
  await waitFor(() => expect(screen.queryByRole('link')).not.toBeInTheDocument());
});

it('visitor with a keyboard goes from a zone to its link, on to the next zone, and closes the card with Esc', async () => {
  const { user } = renderWithProviders(map);

  await user.tab();
  expect(screen.getByRole('radio', { name: 'Facial' })).toHaveFocus();
  await user.tab();
  expect(buttonOf('Frente')).toHaveFocus();
  expect(buttonOf('Frente')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('status')).toHaveTextContent(facial[0]?.description ?? '');
  await user.tab();
  expect(linkOf('Frente')).toHaveFocus();
  for (const problem of ['Acné', 'Manchas y melasma', 'Lunares']) {
    await user.tab();
    expect(screen.getByRole('link', { name: problem })).toHaveFocus();
  }
  await user.tab();
  expect(buttonOf('Contorno de ojos')).toHaveFocus();
  expect(linkOf('Frente')).not.toBeInTheDocument();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.keyboard('{Enter}');
  expect(linkOf('Contorno de ojos')).toBeVisible();
});

it('visitor reads in the card of a zone what people come for and the least that its treatments cost', async () => {
  const { user } = renderWithProviders(map);

  await user.click(buttonOf('Labios'));

  const problems = within(screen.getByRole('navigation', { name: 'Se consulta por: Labios' }));
  expect(problems.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/problemas/manchas',
    '/problemas/vello',
    '/problemas/lunares',
  ]);
  expect(screen.getAllByText('Desde $900.000')[0]).toBeVisible();
});

it('visitor changes to the body: its six zones take the place of those of the face', async () => {
  const { user } = renderWithProviders(map);
  await user.click(buttonOf('Labios'));

  await user.click(screen.getByRole('radio', { name: 'Corporal' }));

  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
    corporal.map(({ title }) => title),
  );
  await user.click(buttonOf('Brazos'));
  expect(linkOf('Brazos')).toHaveAttribute('href', '/tratamientos/control');
});
