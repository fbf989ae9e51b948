import { sampleSettings } from '@clinic/shared/testing';
import { screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';

import { shellDocuments } from '#content/shellDocuments.ts';
import { renderShell } from '#testing/renderShell.tsx';

import { WishFields } from './WishFields.tsx';

function Form() {
  return (
    <FormProvider {...useForm()}>
      <WishFields words={shellDocuments('es').assessment} />
    </FormProvider>
  );
}

it.each([
  ['Mo-Fr 07:00-19:00', ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']],
  ['We-Sa 07:00-19:00', ['Miércoles', 'Jueves', 'Viernes', 'Sábado']],
])('visitor of a clinic that opens %s can wish for %s', (schema, days) => {
  const site = { ...sampleSettings.site, hours: [{ schema, es: '', en: '' }] };

  renderShell(<Form />, { site });

  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual(days);
});
