import { renderWithProviders } from '@clinic/shared/testing';
import type { Lang } from '@tesela/core/lang';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { shopDocuments } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { page } from './ComparePage.tsx';

const serum = 'suero-niacinamida-10-zinc';
const lotion = 'locion-exfoliante-acido-salicilico-2';
const unpriced = 'suero-nocturno-retinol-03';

beforeEach(() => localStorage.clear());

function show(query = '', lang: Lang = 'es') {
  const content = shopDocuments(lang, { prices: {} }).compare;
  return renderWithProviders(<page.Component content={content} params={{}} />, {
    lang,
    path: `${paths.compare}${query}`,
  });
}

const cellsOf = (fact: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${fact}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const columns = () => screen.queryAllByRole('columnheader').map((header) => header.textContent);

describe('visitor', () => {
  it('reads the facts of three products side by side', () => {
    show(`?productos=${serum},${lotion},${unpriced}`);

    expect(columns()).toHaveLength(3);
    expect(cellsOf('Indicado para')[0]).toBe('Piel mixta · Piel grasa');
    expect(cellsOf('Ingredientes clave')[1]).toBe('Ácido salicílico · Extracto de té verde');
    expect(cellsOf('Presentación')).toEqual(['30 ml', '120 ml', '30 ml']);
    expect(cellsOf('Precio por 100')).toEqual([
      '$326.667 por 100 ml',
      '$78.333 por 100 ml',
      'Precio por confirmar',
    ]);
  });

  it('chooses products from the lists, each once, and takes one away', async () => {
    const { user } = show();
    expect(screen.queryByRole('table')).toBeNull();

    await user.selectOptions(screen.getByLabelText('Producto 3'), serum);
    await user.selectOptions(screen.getByLabelText('Producto 1'), lotion);
    expect(columns()).toEqual([
      expect.stringMatching(/^Loción Exfoliante/),
      expect.stringMatching(/^Suero Niacinamida/),
    ]);
    const second = within(screen.getByLabelText('Producto 2'));
    expect(second.getByRole('option', { name: /^Suero Niacinamida/ })).toBeDisabled();

    await user.selectOptions(screen.getByLabelText('Producto 3'), '');
    expect(columns()).toHaveLength(1);
  });

  it.each([
    ['an unknown product', `?productos=${serum},nada`, 1],
    ['a product twice', `?productos=${serum},${serum},${lotion}`, 2],
    ['too many', `?productos=${serum},${lotion},${unpriced},gel-crema-matificante`, 3],
    ['markup', '?productos=<script>', 0],
  ])('is told that a link asks for %s, and sees the others', (_what, query, count) => {
    show(query);

    expect(screen.getByText(/^El enlace pedía/)).toBeVisible();
    expect(columns()).toHaveLength(count);
  });

  it.each([
    ['es', 'Comparar: Protección solar'],
    ['en', 'Compare: Sun protection'],
  ] as const)('starts with a ready comparison for a need (%s)', async (lang, name) => {
    const { user } = show('', lang);

    await user.click(screen.getByRole('link', { name }));

    expect(columns()).toHaveLength(3);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
