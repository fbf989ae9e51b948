import { renderWithProviders, selectAssessment } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { AssessmentButton } from './AssessmentButton.tsx';
import { WhatsappLink } from './WhatsappLink.tsx';

it('visitor asks for an assessment of a service', async () => {
  const { store, user } = renderWithProviders(
    <AssessmentButton serviceName="Microneedling" category="Dermatología Estética">
      Saber más
    </AssessmentButton>,
  );

  await user.click(screen.getByRole('button', { name: 'Saber más' }));

  expect(selectAssessment(store.getState())).toMatchObject({ isOpen: true, serviceName: 'Microneedling' });
});

it('the WhatsApp link opens the clinic’s chat in a new tab', () => {
  renderWithProviders(<WhatsappLink message="Hola">Escribir</WhatsappLink>);

  const link = screen.getByRole('link', { name: 'Escribir' });
  expect(link).toHaveAttribute('href', 'https://wa.me/573000000000?text=Hola');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});
