import { renderWithProviders } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { IconButton, LinkButton } from './Button.tsx';
import { Disclosure } from './Disclosure.tsx';
import { Field } from './Field.tsx';
import { Section } from './layout/Section.tsx';

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
