import { renderWithProviders } from '@clinic/shared/testing';
import { selectAssessment } from '@clinic/shared/store';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { AssessmentButton } from './AssessmentButton.tsx';
import { IconButton, LinkButton } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { ErrorPanel } from './ErrorPanel.tsx';
import { Field } from './Field.tsx';
import { Section } from './Section.tsx';
import { WhatsappLink } from './WhatsappLink.tsx';

it('a section is named by its heading', () => {
  renderWithProviders(<Section heading="Preguntas" kicker="Ayuda" lead="Lo que suelen preguntarnos" />);

  expect(screen.getByRole('region', { name: 'Preguntas' })).toHaveTextContent('Ayuda');
});

it('an icon button has a name', () => {
  renderWithProviders(<IconButton label="Cerrar">×</IconButton>);

  expect(screen.getByRole('button', { name: 'Cerrar' })).toBeInTheDocument();
});

it.each([
  ['es', '/ayuda'],
  ['en', '/en/ayuda'],
] as const)('a link in %s leads to %s', (lang, href) => {
  renderWithProviders(<LinkButton to="/ayuda">Ayuda</LinkButton>, { lang });

  expect(screen.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', href);
});

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

it('a field ties its hint and its error to the control', () => {
  renderWithProviders(
    <Field id="phone" label="Teléfono" hint="Con indicativo" error="Escriba su teléfono">
      {(control) => <input {...control} />}
    </Field>,
  );

  const input = screen.getByRole('textbox', { name: 'Teléfono' });
  expect(input).toHaveAccessibleDescription('Con indicativo Escriba su teléfono');
  expect(input).toBeInvalid();
});

it('a disclosure is a heading that opens', async () => {
  const { user } = renderWithProviders(<Disclosure summary="¿Duele?">Depende.</Disclosure>);
  const group = screen.getByRole('group');
  expect(group).not.toHaveAttribute('open');

  await user.click(screen.getByRole('heading', { name: '¿Duele?' }));

  expect(group).toHaveAttribute('open');
});

it('the error panel offers to try again, to call and to write', async () => {
  const onRetry = vi.fn();
  const { user } = renderWithProviders(
    <ErrorPanel
      heading="Esta parte no respondió"
      text="Puede intentarlo de nuevo."
      retryLabel="Reintentar"
      onRetry={onRetry}
      whatsapp={{ label: 'WhatsApp', message: 'Hola' }}
    />,
  );

  await user.click(screen.getByRole('button', { name: 'Reintentar' }));

  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: '+57 300 000 0000' })).toHaveAttribute('href', 'tel:+573000000000');
  expect(screen.getByRole('link', { name: 'WhatsApp' })).toBeInTheDocument();
});
