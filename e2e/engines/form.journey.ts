import { By } from 'selenium-webdriver';
import { describe, expect, it } from 'vitest';

import { engines } from './support/engines.ts';
import { button, choice, dialog, field, hrefOf, link } from './support/visitor.ts';
import { withVisitor } from './support/withVisitor.ts';

describe.each(engines)('$title', (engine) => {
  describe.skipIf(!engine.file)('the form', () => {
    const visitor = withVisitor(engine);

    it('visitor fills the form, is told what is missing, and gets the message for WhatsApp', async () => {
      const patient = visitor();
      await patient.visit('/dermatologia/clinica');
      await patient.click(button('Agendar Cita'));
      await patient.type(field('Nombre completo'), 'Ana Ruiz', dialog);
      await patient.click(button('Continuar'), dialog);
      await patient.waitForText(dialog, 'Revise 4 datos');

      await patient.type(field('Tipo de documento'), 'Cédula de c', dialog);
      await patient.type(field('Número de documento'), '1020304050', dialog);
      await patient.type(field('Correo electrónico'), 'ana@correo.com', dialog);
      await patient.type(field('Teléfono'), '3001234567', dialog);
      await patient.click(button('Continuar'), dialog);
      await patient.type(field('Objetivo principal'), 'Prev', dialog);
      await patient.click(choice('No'), dialog);
      await patient.click(By.id('valoracion-consent'), dialog);
      await patient.click(button('Preparar el mensaje'), dialog);

      await patient.waitForText(dialog, 'Su solicitud está lista');
      const message = await patient.find(link('Enviar por WhatsApp'), dialog);
      expect(await hrefOf(message)).toContain('Ana Ruiz');
    });
  });
});
