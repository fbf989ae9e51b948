import { describe, expect, it } from 'vitest';

import file from '../../../settings/site.json' with { type: 'json' };
import { parseSettings } from './settings.ts';
import { fillFacts, treatmentPriceOf } from './siteFacts.ts';
import type { Valuation } from './valuation.ts';

const { site } = parseSettings({ site: file });

const priceWith = (valuation: Valuation, lang: 'es' | 'en') =>
  treatmentPriceOf(
    'peeling',
    {
      priceRanges: [{ id: 'peeling', from: 200_000, to: 300_000, valuation }],
      visits: { assessment: { price: 120_000, creditDays: 45 } },
    },
    lang,
  )?.valuation;

describe('beside a price stands whether the valuation is charged', () => {
  it.each([
    ['none', 'Sin valoración previa.', 'No assessment needed.'],
    ['included', 'Valoración incluida.', 'Assessment included.'],
    [
      'due-and-discounted',
      'Valoración: $120.000, descontables durante 45 días.',
      'Assessment: $120,000 COP, credited if treated within 45 days.',
    ],
    ['due', 'Valoración: $120.000, no descontables.', 'Assessment: $120,000 COP, not credited.'],
  ] as const)('%s', (valuation, es, en) => {
    expect([priceWith(valuation, 'es'), priceWith(valuation, 'en')]).toEqual([es, en]);
  });

  it('nothing where the clinic publishes no price', () => {
    expect(treatmentPriceOf('no-such', site, 'es')).toBeUndefined();
  });
});

it('the days in which a valuation is deducted are the same wherever they are told', () => {
  const visits = { ...site.visits, assessment: { price: 120_000, creditDays: 45 } };

  expect(fillFacts('{assessmentCredit}', { ...site, visits }, 'es')).toContain('45 días');
  expect(fillFacts('{assessmentCredit}', { ...site, visits }, 'en')).toContain('45 days');
});
