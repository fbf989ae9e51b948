import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OfferCard } from './OfferCard.tsx';

const offer = {
  title: 'Toxina botulínica',
  price: '$650.000 – $1.400.000',
  note: 'Valoración: $160.000, descontables durante 60 días.',
  path: '/tratamientos/toxina-botulinica',
};

it('visitor reads the price on one card, asks for the treatment, or reads on', async () => {
  const treatment = { title: 'Toxina botulínica', category: 'Dermatología Estética' };
  const words = { request: 'Solicitar', read: 'Ver tratamiento' };
  const { user, store } = renderWithProviders(
    <OfferCard offer={offer} treatment={treatment} words={words} />,
  );

  await user.click(screen.getByRole('button', { name: 'Solicitar' }));

  expect(screen.getByRole('article')).toHaveTextContent(/Toxina.*\$650\.000 – \$1\.400\.000.*descontables/);
  expect(store.getState().assessment).toMatchObject({ isOpen: true, serviceName: 'Toxina botulínica' });
  expect(screen.getByRole('link', { name: 'Ver tratamiento' })).toHaveAttribute('href', offer.path);
});
