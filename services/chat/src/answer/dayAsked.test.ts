import { siteOn } from '@clinic/shared/hours/calendar';
import { parseSettings } from '@clinic/shared/settings';
import { describe, expect, it } from 'vitest';

import { documents, siteFile } from '#testing/fixtures.ts';

import { createAssistant } from './answer.ts';
import { dayAsked, sayDay } from './dayAsked.ts';

const now = new Date('2026-11-24T15:00:00Z');
const eve = {
  from: '12-24',
  opens: '07:00',
  closes: '12:00',
  reason: { es: 'víspera de Navidad', en: 'Christmas Eve' },
};
const site = siteOn(parseSettings({ site: { ...siteFile, exceptions: [eve] } }).site, now);

describe('the assistant says whether the clinic is open on the day that is asked about', () => {
  it.each([
    [
      'es',
      '¿Abren el 8 de diciembre?',
      'El martes 8 de diciembre (Inmaculada Concepción) no abrimos. Abrimos de nuevo el miércoles 9 de diciembre, a las 7:00 a. m.',
    ],
    [
      'es',
      '¿abren el lunes festivo?',
      'El lunes 11 de enero (Reyes Magos) no abrimos. Abrimos de nuevo el martes 12 de enero, a las 7:00 a. m.',
    ],
    [
      'es',
      '¿Atienden el 24 de diciembre?',
      'El jueves 24 de diciembre (víspera de Navidad) atendemos de 7:00 a. m. a 12:00 m.',
    ],
    [
      'es',
      '¿Abren en Viernes Santo?',
      'El viernes 26 de marzo (Viernes Santo) no abrimos. Abrimos de nuevo el sábado 27 de marzo, a las 8:00 a. m.',
    ],
    [
      'es',
      '¿Abren el domingo?',
      'El domingo 29 de noviembre no abrimos. Abrimos de nuevo el lunes 30 de noviembre, a las 7:00 a. m.',
    ],
    ['es', '¿Abren mañana?', 'El miércoles 25 de noviembre atendemos de 7:00 a. m. a 7:00 p. m.'],
    [
      'en',
      'Are you open on Christmas Day?',
      'On Friday, December 25 (Christmas Day) we are closed. We open again on Saturday, December 26, at 8:00 a.m.',
    ],
    ['en', 'Are you open on Saturday?', 'On Saturday, November 28 we are open from 8:00 a.m. to 2:00 p.m.'],
  ] as const)('%s: %s', (lang, message, says) => {
    const day = dayAsked(message, lang, site, now);

    expect(day && sayDay(day, lang, site).replaceAll('\u00A0', ' ')).toBe(says);
  });

  it('leaves the general answer where no day is named', () => {
    expect(dayAsked('¿A qué hora abren?', 'es', site, now)).toBeUndefined();
  });

  it('leaves it as well where the calendar of that day is not known', () => {
    expect(dayAsked('¿Abren el 14 de abril de 2028?', 'es', site, now)).toBeUndefined();
  });

  it('begins its answer about the hours with that day', () => {
    const { answer } = createAssistant(documents, site, () => now);

    const { response } = answer('¿A qué hora abren el 8 de diciembre?', 'es');

    expect(response).toMatch(/^El martes 8 de diciembre \(Inmaculada Concepción\) no abrimos/);
    expect(response).toContain('Lunes a viernes, de 7 a 19');
  });
});
