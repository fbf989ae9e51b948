import { sampleSettings } from '@clinic/shared/testing';
import { expect, it } from 'vitest';

import { head } from './head.ts';

const { site } = sampleSettings;

const typesOf = (items: readonly object[]) => items.map((item) => (item as { '@type': string })['@type']);

it('every page describes the clinic, and the home page the site', () => {
  expect(typesOf(head.jsonLd(site, 'es', '/blog'))).toEqual(['MedicalClinic']);
  expect(typesOf(head.jsonLd(site, 'es', '/'))).toEqual(['MedicalClinic', 'WebSite']);
});

it('facts of the clinic stand where the words name them', () => {
  const there = { ...site, shortName: 'Guayacán', address: { ...site.address, city: 'Cali' } };

  expect(head.fill('{brand}: dermatología en {city}', there, 'es')).toBe('Guayacán: dermatología en Cali');
});

it('a text that names no fact of the clinic stops the page from being made', () => {
  expect(() => head.fill('En {citty}', site, 'es')).toThrow('{citty}');
});
