import { languages, type Lang } from '@clinic/shared/languages';
import { renderWithProviders } from '@clinic/shared/testing';
import type { PageRoute } from '@tesela/core/contract';
import { matchPattern } from '@tesela/core/routePattern';
import { screen, within } from '@testing-library/react';
import { isValidElement } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';

import { readProducts } from '#content/products.ts';
import { shopDocuments } from '#content/shopDocuments.ts';
import { paths, shopViews } from '#paths.ts';

import { documents } from './data.ts';
import { remote } from './remote.ts';

const prices = { 'suero-antioxidante-vitamina-c-15': 189_000 };
const catalogue = readProducts('es', { prices: {} });
const pages = remote.routes.filter((route): route is PageRoute => route.kind === 'page');

beforeEach(() => localStorage.clear());

async function visit(path: string, lang: Lang = 'es') {
  const route = pages.find((page) => page.path === path);
  if (!route) throw new Error(`No page ${path}`);
  const made = documents({ lang, settings: { prices } });
  const { element, meta } = await route.load(lang, {}, Promise.resolve(made[path]));
  return { meta, ...renderWithProviders(element, { lang, path, documents: made }) };
}

const cards = () => screen.getAllByRole('article');

describe('shop pages', () => {
  it.each(languages)('have a document each, and each document of a page has its page (%s)', (lang) => {
    const made = Object.keys(documents({ lang, settings: { prices } })).filter((name) =>
      name.startsWith('/'),
    );

    for (const { path } of pages)
      expect(
        made.some((name) => matchPattern(path, name)),
        path,
      ).toBe(true);
    for (const name of made)
      expect(
        pages.some(({ path }) => matchPattern(path, name)),
        name,
      ).toBe(true);
    expect(made).toEqual(expect.arrayContaining([...shopViews.map(paths.view), paths.guide, paths.routines]));
    expect(made).toEqual(expect.arrayContaining(catalogue.map(({ id }) => paths.product(id))));
  });

  it.each([
    ['all', /./],
    ['rejuvenecimiento', /^Rejuvenecimiento$/],
    ['capilar', /^Capilar$/],
    ['anti-acne', /^Anti-?acn[eé]$/i],
    ['antimanchas', /^Manchas$/],
  ] as const)('visitor finds the products of «%s» under its heading', async (view, category) => {
    await visit(view === 'all' ? paths.shop : paths.view(view));

    const names = catalogue.filter((product) => category.test(product.category)).map(({ name }) => name);
    const { heading } = shopDocuments('es', { prices }).lists[view];
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByText(`${names.length} productos`)).toBeInTheDocument();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(names);
  });

  it.each(languages)('visitor moves between the pages of the shop (%s)', async (lang) => {
    await visit(paths.view('capilar'), lang);

    const links = within(screen.getByRole('navigation')).getAllByRole('link');

    const prefix = lang === 'en' ? '/en' : '';
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      shopViews.map(paths.view).map((path) => prefix + path),
    );
    expect(links.filter((link) => link.ariaCurrent === 'page')).toHaveLength(1);
  });
});

describe('product card', () => {
  const card = (name: string | RegExp) => {
    const heading = screen.getByRole('heading', { name });
    return within(heading.closest('article') ?? document.body);
  };

  it('visitor reads brand, size and price', async () => {
    await visit(paths.shop);

    const { getByText, getByRole } = card(/^Suero Antioxidante Vitamina C/);

    expect(getByText('Frailuma')).toBeInTheDocument();
    expect(getByText('30 ml')).toBeInTheDocument();
    expect(getByText('$189.000,00')).toBeInTheDocument();
    expect(getByRole('img')).toHaveAccessibleName(/gotero/);
  });

  it('visitor finds one link to the product, and how to buy', async () => {
    await visit(paths.shop, 'en');

    const { getAllByRole } = card('Balancing Cleansing Gel');

    expect(getAllByRole('link').map((link) => new URL((link as HTMLAnchorElement).href).pathname)).toEqual([
      '/en/tienda/producto/gel-limpiador-equilibrante',
    ]);
    expect(getAllByRole('button')).toHaveLength(1);
  });

  it('visitor reads that a price is to be confirmed', async () => {
    await visit(paths.shop);

    expect(
      card('Suero para Cuero Cabelludo con Péptidos').getByText('Precio por confirmar'),
    ).toBeInTheDocument();
  });

  it('visitor adds a product twice and sees quantity 2 on its card alone', async () => {
    const { user } = await visit(paths.view('anti-acne'));
    const add = screen.getByRole('button', { name: 'Agregar: Gel Limpiador Equilibrante' });

    await user.click(add);
    expect(
      screen.getByRole('button', { name: 'Agregar otra unidad de Gel Limpiador Equilibrante' }),
    ).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(card('Gel Limpiador Equilibrante').getByText('En su carrito: 2')).toBeInTheDocument();
    expect(screen.getAllByText(/^En su carrito/)).toHaveLength(1);
  });

  it('visitor takes the only unit back and may add it again, and the cart is one Tab from what was added', async () => {
    const { user } = await visit(paths.view('anti-acne'));
    const add = () => screen.getByRole('button', { name: 'Agregar: Gel Limpiador Equilibrante' });
    await user.click(add());
    await user.tab();
    expect(screen.getByRole('button', { name: 'Ver carrito' })).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'Quitar una unidad de Gel Limpiador Equilibrante' }));

    expect(add()).toHaveFocus();
  });

  it('visitor of the English shop reads English names first, and hears Spanish ones as Spanish', async () => {
    await visit(paths.shop, 'en');

    const heading = screen.getByRole('heading', { name: 'Balancing Cleansing Gel' });

    expect(heading.nextElementSibling).toHaveTextContent('Gel Limpiador Equilibrante');
    expect(heading.nextElementSibling).toHaveAttribute('lang', 'es');
    expect(screen.getAllByText('Price to be confirmed')).toHaveLength(
      catalogue.filter(({ price }) => price === null).length,
    );
  });
});

describe('featured products', () => {
  const show = async (lang: Lang) => {
    const made = documents({ lang, settings: { prices } });
    const piece = remote.slots['featured-products'];
    const element = await piece?.load(lang, Promise.resolve(made['featured-products']));
    if (!element) throw new Error('No such slot');
    return renderWithProviders(element, { lang, documents: made });
  };

  it.each(languages)('visitor sees the first five products (%s)', async (lang) => {
    await show(lang);

    expect(cards()).toHaveLength(5);
    for (const [index, card] of cards().entries())
      expect(within(card).getAllByRole('link')[0]).toHaveAttribute(
        'href',
        expect.stringMatching(new RegExp(`/${catalogue[index]?.id}$`)),
      );
  });

  it('visitor adds one and is told where the cart is', async () => {
    const { user } = await show('es');
    expect(screen.queryByRole('button', { name: 'Ver carrito' })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Agregar: Crema Nocturna de Péptidos' }));

    expect(screen.getByRole('status')).toHaveTextContent('1 unidad en su carrito.');
    expect(screen.getByRole('button', { name: 'Ver carrito' })).toBeVisible();
  });
});

it.each(languages)(
  'visitor of the chat sees the products that it names, and no others (%s)',
  async (lang) => {
    const made = documents({ lang, settings: { prices } });
    const piece = await remote.slots['product-cards']?.load(lang, Promise.resolve(made['product-cards']));
    if (!isValidElement<{ products: string[] }>(piece)) throw new Error('No such slot');
    const products = ['/en/tienda/producto/suero-niacinamida-10-zinc', '/tienda/producto/no-existe'];

    const { type: Cards, props } = piece;
    renderWithProviders(<Cards {...props} products={products} />, { lang });

    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/\/tienda\/producto\/suero-niacinamida-10-zinc$/),
    );
  },
);

it.each(languages)('the cart widget loads in %s', async (lang) => {
  const made = documents({ lang, settings: { prices } });
  const element = await remote.slots['cart-widget']?.load(lang, Promise.resolve(made['cart-widget']));
  if (!element) throw new Error('No such slot');

  renderWithProviders(element, { lang, path: '/tienda' });

  expect(screen.getByRole('button')).toHaveAccessibleName(lang === 'es' ? 'Carrito, vacío' : 'Cart, empty');
});
