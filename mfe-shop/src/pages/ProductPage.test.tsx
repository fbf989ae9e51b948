import { languages, type Lang } from '@clinic/shared/languages';
import { renderWithProviders } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';

import { shopDocuments } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { page } from './ProductPage.tsx';

const serum = 'suero-antioxidante-vitamina-c-15';
const sunscreen = 'fluido-solar-invisible-fps-50';
const unpriced = 'suero-nocturno-retinol-03';
const prices = { [serum]: 189_000 };
const catalogue = shopDocuments('es', { prices }).lists.all.products;
const nameOf = (id: string) => catalogue.find((product) => product.id === id)?.name;

beforeEach(() => localStorage.clear());

function propsOf(id: string, lang: Lang = 'es') {
  const content = shopDocuments(lang, { prices }).products.find(({ product }) => product.id === id);
  if (!content) throw new Error(`No product ${id}`);
  return { content, params: { slug: id } };
}

const show = (id: string, lang: Lang = 'es') =>
  renderWithProviders(<page.Component {...propsOf(id, lang)} />, { lang, path: paths.product(id) });

const meta = (id: string, lang: Lang = 'es') => page.meta({ ...propsOf(id, lang), lang });

describe('the page of a product', () => {
  it('visitor reads what it is, what it costs, and how to use it', () => {
    show(serum);

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Suero Antioxidante Vitamina C 15\s%$/,
    );
    expect(screen.getByText('$189.000,00', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('IVA incluido · $6.300 por ml')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Modo de uso',
      'Ingredientes clave',
      'Indicado para',
      'Ficha',
      'Todos los ingredientes y notificación sanitaria',
      'Antes de usarlo',
      'Combina con',
      'Parecidos',
    ]);
    expect(screen.getByText(/^Por la mañana, aplique/)).toBeVisible();
    expect(screen.getAllByRole('definition').map((fact) => fact.textContent)).toEqual([
      'Frailuma',
      'Manchas',
      'Antioxidantes',
      'Manchas y tono desigual · Líneas y firmeza',
      '30 ml',
    ]);
  });

  it('visitor finds the way back to the category and to others like it', () => {
    show(serum, 'en');

    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/en/tienda',
      '/en/tienda/antimanchas',
    ]);
    const related = within(screen.getByRole('region', { name: 'Similar' }));
    expect(related.getAllByRole('article')).toHaveLength(2);
    const goesWith = within(screen.getByRole('region', { name: 'Goes with' }));
    expect(goesWith.getAllByRole('article')).toHaveLength(2);
  });

  it('visitor of a category without a page of its own goes back to the shop', () => {
    show(sunscreen);

    const trail = within(screen.getByRole('navigation', { name: 'Dónde está este producto' }));
    expect(trail.getAllByRole('link').map((link) => link.textContent)).toEqual(['Tienda']);
  });

  it('visitor reads that a price is to be confirmed', () => {
    show(unpriced);

    expect(screen.getByText('Precio por confirmar', { selector: 'header p' })).toBeVisible();
  });

  it('visitor asks the clinic about it', () => {
    show(sunscreen);

    const link = screen.getByRole('link', { name: 'Consultar por WhatsApp' });

    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      'Hola, estoy interesado/a en el producto Fluido Solar Invisible FPS 50+',
    );
  });

  it('visitor puts two into the cart and is told so', async () => {
    const { user } = show(sunscreen);

    await user.click(screen.getByRole('button', { name: 'Una unidad más' }));
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));

    expect(screen.getByText('Agregado: 2 × Fluido Solar Invisible FPS 50+')).toHaveAttribute(
      'role',
      'status',
    );
    expect(screen.getByText('En su carrito: 2')).toBeVisible();
  });

  it.each([
    ['0', 1],
    ['500', 20],
    ['7', 7],
  ])('visitor types %s and puts %i into the cart', async (typed, added) => {
    const { user } = show(sunscreen);
    const field = screen.getByRole('spinbutton', { name: 'Cantidad' });

    await user.clear(field);
    await user.type(field, typed);
    await user.click(screen.getByRole('button', { name: 'Agregar al carrito' }));

    expect(screen.getByText(`En su carrito: ${added}`)).toBeVisible();
  });
});

describe('search engines', () => {
  it('read an offer with the price', () => {
    expect(meta(serum).jsonLd?.[0]).toEqual({
      '@type': 'Product',
      name: nameOf(serum),
      description: expect.stringContaining('textura sedosa'),
      image: {
        '@type': 'ImageObject',
        url: expect.stringMatching(/^\/pictures\/products\/suero-antioxidante-vitamina-c-15\.\w+-640\.webp$/),
        width: 640,
        height: 800,
        caption: expect.stringMatching(/\w/),
      },
      brand: { '@type': 'Brand', name: 'Frailuma' },
      category: 'Manchas',
      sku: serum,
      size: '30 ml',
      url: `/tienda/producto/${serum}`,
      offers: {
        '@type': 'Offer',
        price: '189000',
        priceCurrency: 'COP',
        availability: 'https://schema.org/InStock',
        url: `/tienda/producto/${serum}`,
        seller: { '@id': '/#clinic' },
      },
    });
  });

  it('read no offer without a price', () => {
    expect(meta(sunscreen, 'en').jsonLd?.[0]).toMatchObject({ category: 'Sun protection' });
    expect(meta(unpriced, 'en').jsonLd?.[0]).not.toHaveProperty('offers');
  });

  it('read the way to the product', () => {
    const names = (id: string) => {
      const list = meta(id).jsonLd?.[1] as { itemListElement: { name: string }[] } | undefined;
      return list?.itemListElement.map(({ name }) => name);
    };

    expect(names(serum)).toEqual(['Tienda', 'Manchas', nameOf(serum)]);
    expect(names(sunscreen)).toEqual(['Tienda', nameOf(sunscreen)]);
  });

  it.each(languages)('find each product under a title and a description of its own (%s)', (lang) => {
    const all = catalogue.map(({ id }) => meta(id, lang));

    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
    expect(all.filter(({ description }) => description.length > 160 || description.length < 50)).toEqual([]);
  });
});
