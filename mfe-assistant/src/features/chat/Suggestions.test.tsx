import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { Suggestions } from './Suggestions.tsx';

const words = { meant: '¿Pregunta por…?', write: 'Escribir a la clínica' };
const said = { id: 1, sender: 'bot', text: 'No lo sé.', lang: 'es' } as const;

it('visitor chooses what was meant, and it is asked', async () => {
  const onChoose = vi.fn<(message: string) => void>();
  const chips = [{ label: 'Toxina', message: 'Toxina botulínica' }];
  render(<Suggestions message={{ ...said, chips }} words={words} onChoose={onChoose} />);

  await userEvent.click(screen.getByRole('button', { name: 'Toxina' }));

  expect(onChoose).toHaveBeenCalledWith('Toxina botulínica');
});

it('visitor writes to the clinic with a message prepared', () => {
  const links = [{ label: 'Escribir por WhatsApp', href: 'https://wa.me/573001112233?text=Hola' }];
  render(<Suggestions message={{ ...said, links }} words={words} onChoose={() => {}} />);

  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/573001112233?text=Hola',
  );
});
