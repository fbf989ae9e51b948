import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Suggestions } from './Suggestions.tsx';

const words = {
  write: 'Escribir a la clínica',
  assessment: 'Solicitar valoración',
};
const said = { id: 1, sender: 'bot', text: 'No lo sé.', lang: 'es' } as const;

it('visitor writes to the clinic with a message prepared', () => {
  const links = [{ label: 'Escribir por WhatsApp', href: 'https://wa.me/573001112233?text=Hola' }];
  renderWithProviders(<Suggestions message={{ ...said, links }} words={words} />);

  expect(screen.getByRole('link', { name: 'Escribir por WhatsApp' })).toHaveAttribute(
    'href',
    'https://wa.me/573001112233?text=Hola',
  );
});

it('visitor asks for the assessment of the treatment that the answer is about', async () => {
  const treatment = { title: 'Microneedling', category: 'Dermatología Estética' };
  const { user, store } = renderWithProviders(<Suggestions message={{ ...said, treatment }} words={words} />);

  await user.click(screen.getByRole('button', { name: 'Solicitar valoración' }));

  expect(store.getState().assessment).toMatchObject({
    isOpen: true,
    serviceName: 'Microneedling',
    category: 'Dermatología Estética',
  });
});

it('visitor asks for the doctor that the answer is about, and the treatment stays open', async () => {
  const doctor = 'Dra. Mariana Restrepo';
  const { user, store } = renderWithProviders(<Suggestions message={{ ...said, doctor }} words={words} />);

  await user.click(screen.getByRole('button', { name: 'Solicitar valoración' }));

  expect(store.getState().assessment).toMatchObject({ isOpen: true, serviceName: '', doctor });
});
