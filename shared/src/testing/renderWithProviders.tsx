import { rootReducer } from '@tesela/core/store';
import { renderWithProviders as render } from '@tesela/core/testing';

import siteFile from '../../../settings/site.json' with { type: 'json' };
import { parseSettings, type Settings, type Site } from '../api/settings.ts';
import { assessmentSlice } from '../kit/actions/assessmentSlice.ts';

/** What the form of the shell is asked for: here there is no shell that would inject its slice. */
export const { selectAssessment } = assessmentSlice.injectInto(rootReducer).selectors;

/** Days ahead as compose writes them into pages. */
const exceptions: Site['exceptions'] = [
  {
    from: '2026-12-08',
    to: '2026-12-08',
    reason: { es: 'Inmaculada Concepción', en: 'Immaculate Conception' },
  },
  {
    from: '2026-12-24',
    to: '2026-12-24',
    opens: '07:00',
    closes: '12:00',
    reason: { es: 'víspera de Navidad', en: 'Christmas Eve' },
  },
];

const daysAhead = [
  { es: 'martes 8 de diciembre: cerrado', en: 'Tuesday, December 8: closed' },
  {
    es: 'jueves 24 de diciembre: de 7:00 a. m. a 12:00 m.',
    en: 'Thursday, December 24: 7:00 a.m. to noon',
  },
];

/** The shipped settings, as pages have them. */
export const sampleSettings: Settings = {
  site: { ...parseSettings({ site: siteFile }).site, exceptions, daysAhead },
};

/** Renders as the shell would: real store, settings, language and router. */
export const renderWithProviders: typeof render = (ui, { site = sampleSettings.site, ...options } = {}) =>
  render(ui, { ...options, site });
