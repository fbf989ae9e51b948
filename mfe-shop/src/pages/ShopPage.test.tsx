import { renderWithProviders } from '@clinic/shared/testing';
import { DESCRIPTIONS, searchOf, type Description } from '@tesela/core/descriptions';
import type { Lang } from '@tesela/core/lang';
import { Link, useCurrentPath, type SitePath } from '@tesela/core/navigation';
import { SEARCH_DOCUMENT } from '@tesela/core/search/documents';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { shopDocuments } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { documents } from '../exposed/data.ts';
import { page } from './ShopPage.tsx';

const contentIn = (lang: Lang) => shopDocuments(lang, { prices: {} }).lists.all;
const catalogue = contentIn('es').products;

beforeEach(() => localStorage.clear());

/** Shows the query of the URL, and has a link to another one. */
function Address() {
  const { search } = useCurrentPath();
  return (
    <>
      <output data-testid="address">{search}</output>
      <Link to={'/tienda?categoria=Capilar' satisfies SitePath}>elsewhere</Link>
    </>
  );
}

function visit(query = '', { lang = 'es' as Lang } = {}) {
  const described = documents({ lang, settings: { prices: {} } })[DESCRIPTIONS] as Description[];
  return renderWithProviders(
    <>
      <page.Component content={contentIn(lang)} params={{}} />
      <Address />
    </>,
    { lang, path: paths.shop + query, documents: { [SEARCH_DOCUMENT]: searchOf(described) } },
  );
}

const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const address = () => screen.getByTestId('address').textContent;
const count = () => screen.getAllByRole('status')[0];
const search = () => screen.getByRole('searchbox', { name: 'Buscar productos' });
const brand = () => screen.getByRole('combobox', { name: 'Marca' });
const applied = () => within(screen.getByRole('list', { name: 'Filtros aplicados' }));

describe('visitor of the shop', () => {
  it('chooses a category and a brand, which combine and stand in the URL', async () => {
    const { user } = visit();
    expect(names()).toHaveLength(catalogue.length);

    await user.click(screen.getByRole('radio', { name: 'Antiacné' }));
    const inCategory = names().length;
    expect(count()).toHaveTextContent(`${inCategory} productos`);
    await user.selectOptions(brand(), 'Yarumé');

    expect(address()).toBe('?categoria=Antiacne&marca=Yarum%C3%A9');
    expect(count()).toHaveTextContent(`${names().length} productos`);
    expect(names().length).toBeLessThan(inCategory);
  });

  it('may choose all brands of the catalogue', () => {
    visit();

    const options = within(brand())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

    const brands = new Set(catalogue.map((product) => product.brand));
    expect(options).toEqual([
      'Todas las marcas',
      ...[...brands].toSorted((a, b) => a.localeCompare(b, 'es')),
    ]);
  });

  it('searches with a typo and finds at once what the URL says after a pause', async () => {
    const { user } = visit();

    await user.type(search(), 'retinl');
    await waitFor(() => expect(names()[0]).toMatch(/^Suero Nocturno Retinol/));
    const found = names().length;

    await waitFor(() => expect(address()).toBe('?buscar=retinl'));
    expect(found).toBeLessThan(catalogue.length);
    expect(count()).toHaveTextContent(`${found} producto`);
    expect(applied().getByRole('button', { name: /Quitar filtro: Búsqueda «retinl»/ })).toBeInTheDocument();
  });

  it('who goes on to something else has the search in the URL already', async () => {
    const { user } = visit();

    await user.type(search(), 'vitamina ');
    await user.tab();

    expect(address()).toBe('?buscar=vitamina');
    expect(search()).toHaveValue('vitamina ');
  });

  it('sorts by name', async () => {
    const { user } = visit('?categoria=Capilar');

    await user.selectOptions(screen.getByRole('combobox', { name: 'Ordenar por' }), 'nombre');

    expect(address()).toBe('?categoria=Capilar&orden=nombre');
    expect(names()).toEqual(names().toSorted((a = '', b = '') => String(a).localeCompare(String(b), 'es')));
  });

  it('finds what a link asks for, and follows the next one', async () => {
    const { user } = visit('?categoria=Manchas&marca=frailuma&buscar=vitamina&orden=nombre');

    expect(screen.getByRole('radio', { name: 'Manchas' })).toBeChecked();
    expect(brand()).toHaveValue('Frailuma');
    expect(search()).toHaveValue('vitamina');
    await waitFor(() =>
      expect(names()).toContainEqual(expect.stringMatching(/^Suero Antioxidante Vitamina C/)),
    );
    expect(names()).toEqual(names().toSorted((a = '', b = '') => String(a).localeCompare(String(b), 'es')));

    await user.click(screen.getByRole('link', { name: 'elsewhere' }));
    expect(search()).toHaveValue('');
    expect(names()).toHaveLength(catalogue.filter(({ category }) => category === 'Capilar').length);
  });

  it('takes filters back one by one, and the focus goes to the next', async () => {
    const { user } = visit('?marca=Frailuma&buscar=vitamina');

    await user.click(applied().getByRole('button', { name: 'Quitar filtro: Búsqueda «vitamina»' }));
    expect(applied().getByRole('button', { name: 'Quitar filtro: Marca Frailuma' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(address()).toBe('');
    expect(count()).toHaveTextContent(`${catalogue.length} productos`);
    expect(count()).toHaveFocus();
  });

  it('without matches reads so and clears the filters', async () => {
    const { user } = visit('?categoria=Capilar&marca=Solquira&orden=nombre');
    expect(count()).toHaveTextContent('No se encontraron productos con los filtros seleccionados.');
    expect(screen.getByRole('link', { name: 'Preguntar a la clínica' })).toHaveAttribute(
      'href',
      expect.stringContaining('wa.me'),
    );

    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));

    expect(address()).toBe('?orden=nombre');
    expect(names()).toHaveLength(catalogue.length);
    expect(count()).toHaveFocus();
  });

  it('whose search only fails inside a filter may search the whole shop', async () => {
    const { user } = visit('?categoria=Capilar&buscar=retinol');

    await user.click(await screen.findByRole('button', { name: 'Buscar en toda la tienda' }));

    expect(address()).toBe('?buscar=retinol');
    expect(names()[0]).toMatch(/^Suero Nocturno Retinol/);
  });

  it('of a link with an unknown filter sees all, and is told', async () => {
    const { user } = visit('?marca=Nadie&categoria=%E0%A4%A');
    expect(names()).toHaveLength(catalogue.length);
    expect(screen.getByText(/un filtro que no existe/)).toBeInTheDocument();

    await user.click(screen.getByRole('radio', { name: 'Capilar' }));
    expect(screen.queryByText(/un filtro que no existe/)).not.toBeInTheDocument();
  });

  it('filters in a sheet, where the button says what it will show', async () => {
    const { user } = visit('?buscar=suero');

    await user.click(screen.getByRole('button', { name: 'Filtrar' }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrar productos' }));
    await user.selectOptions(sheet.getByRole('combobox', { name: 'Marca' }), 'Frailuma');
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: `Ver ${names().length} productos` })).toBeVisible(),
    );
    await user.click(sheet.getByRole('button', { name: /^Ver/ }));

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Filtrar (1)' })).toBeInTheDocument();
    expect(address()).toBe('?marca=Frailuma&buscar=suero');
  });

  it('reads everything in English, with the same values in the URL', async () => {
    const { user } = visit('', { lang: 'en' });

    await user.click(screen.getByRole('radio', { name: 'Dark spots' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search products' }), 'serum');

    await waitFor(() => expect(address()).toBe('?categoria=Manchas&buscar=serum'));
    expect(screen.getByRole('button', { name: 'Remove filter: Search “serum”' })).toBeInTheDocument();
    expect(names().every((name) => /serum/i.test(String(name)))).toBe(true);
  });
});
