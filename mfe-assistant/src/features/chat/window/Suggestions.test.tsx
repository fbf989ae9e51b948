import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { Suggestions } from './Suggestions.tsx';

const words = {
  meant: '¿Pregunta por…?',
  write: 'Escribir a la clínica',
  assessment: 'Solicitar valoración',
};
const said = { id: 1, sender: 'bot', text: 'No lo sé.', lang: 'es' } as const;

it('visitor chooses what was meant, and it is asked', async () => {
  const onChoose = vi.fn<(message: string) => void>();
  const chips = [{ label: 'Toxina', message: 'Toxina botulínica' }];
  const { user } = renderWithProviders(
    <Suggestions message={{ ...said, chips }} words={words} onChoose={onChoose} />,
  );

  await user.click(screen.getByRole('button', { name: 'Toxina' }));

  expect(onChoose).toHaveBeenCalledWith('Toxina botulínica');
});

it('visitor writes to the clinic with a message prepared', () => {
  const links = [{ label: 'Escribir por WhatsApp', href: 'https://wa.me/573001112233?text=Hola' }];
  renderWithProviders(<Suggestions message={{ ...said, links }} words={words} onChoose={() => {}} />);

  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/573001112233?text=Hola',
  );
});

it('visitor asks for the assessment of the treatment that the answer is about', async () => {
  const treatment = { title: 'Microneedling', category: 'Dermatología Estética' };
  const { user, store } = renderWithProviders(
    <Suggestions message={{ ...said, treatment }} words={words} onChoose={() => {}} />,
  );

  await user.click(screen.getByRole('button', { name: 'Solicitar valoración' }));

  expect(store.getState().assessment).toMatchObject({
    isOpen: true,
    serviceName: 'Microneedling',
    category: 'Dermatología Estética',
  });
});
