import { stored } from '@clinic/mocks/stored';
import { renderWithProviders } from '@clinic/shared/testing';
import { makeStore } from '@tesela/core/store';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { shopDocuments } from '#content/shopDocuments.ts';

import { codeOf } from '../order/cartLink.ts';
import { itemAddedToCart, selectCart } from '../state/cartSlice.ts';
import { CART_KEY } from '../state/cartStorage.ts';
import { CartWidget } from './CartWidget.tsx';

const serum = { id: 'serum', name: 'Suero Nocturno', image: 'products/serum' };
const gel = { id: 'gel', name: 'Gel Limpiador', image: 'products/gel' };
const offer = (id: string, size: string, price: number | null) => ({ id, size, price });
const offered = (...products: unknown[]) => ({ 'product-cards': { products } });
const documents = offered(offer('serum', '30 ml', 189_000), offer('gel', '200 ml', null));
const contents = {
  es: shopDocuments('es', { prices: {} }).cart,
  en: shopDocuments('en', { prices: {} }).cart,
};

beforeEach(() => localStorage.clear());

it.each([
  ['cart-damaged', /No pudimos leer el carrito/],
  ['cart-product-gone', /Salió del catálogo/],
] as const)('developer sees the cart in the state %s by the link of the mocks', async (state, words) => {
  stored[state]({ local: localStorage, session: sessionStorage });

  const { user } = openSite({ items: [] });
  await user.click(toggle());

  await waitFor(() => expect(cartWindow()).toHaveTextContent(words));
});

function openSite({
  lang = 'es' as 'es' | 'en',
  items = [serum, serum, gel],
  list = documents as Record<string, unknown>,
  query = '',
} = {}) {
  const store = makeStore();
  for (const item of items) store.dispatch(itemAddedToCart(item));
  const content = contents[lang];
  const site = (
    <>
      <a href="#elsewhere">Elsewhere</a>
      <CartWidget content={content} />
    </>
  );
  const result = renderWithProviders(site, { lang, path: `/tienda${query}`, store, documents: list });
  const lines = () => selectCart(store.getState()).lines.map(({ name, quantity }) => [name, quantity]);
  return { ...result, lines };
}

const toggle = () => screen.getByRole('button', { name: /^(Carrito|Cart)/ });
const cartWindow = () => screen.getByRole('dialog');
const orderText = () => {
  const link = within(cartWindow()).getByRole<HTMLAnchorElement>('link', { name: 'Comprar por WhatsApp' });
  return new URL(link.href).searchParams.get('text');
};
const soldOut = { says: 'Agotado, vuelve el jueves 10 de diciembre' };
const gelIsGone = offered(offer('serum', '30 ml', 189_000), { ...offer('gel', '200 ml', 78_000), soldOut });

describe('visitor with something in the cart that is sold out since', () => {
  it('is told at once, with the cart closed, until they have read it', async () => {
    const { user } = openSite({ list: gelIsGone });

    expect(await screen.findByText(/Se agotó y no va en su pedido:/)).toHaveTextContent('Gel Limpiador');
    await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));

    expect(screen.queryByText(/Se agotó/)).toBeNull();
  });

  it('sees it in the line, and sends an order that leaves it out with a word', async () => {
    const { user, lines } = openSite({ list: gelIsGone });
    await screen.findByText(/Se agotó/);

    await user.click(toggle());

    expect(cartWindow()).toHaveTextContent(`${soldOut.says}. No va en el pedido.`);
    expect(orderText()).toContain('No incluye, por estar agotado: Gel Limpiador.');
    expect(orderText()).not.toContain('- Gel Limpiador');
    expect(orderText()).toContain('Subtotal: $378.000,00');
    expect(lines()).toContainEqual(['Gel Limpiador', 1]);
  });
});

const isOpen = () => screen.queryByRole('dialog') !== null;
const button = (name: string) => within(cartWindow()).getByRole('button', { name });

describe('cart widget', () => {
  it('visitor sees how many products are in the cart before opening it', () => {
    openSite();

    expect(toggle()).toHaveAccessibleName('Carrito, 2 productos');
    expect(toggle()).toHaveTextContent('2');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('visitor opens the cart and reads lines, total and what buying means', async () => {
    const { user } = openSite();

    await user.click(toggle());

    expect(cartWindow()).toHaveAccessibleName('Tu Carrito');
    const [first, second] = within(cartWindow()).getAllByRole('listitem');
    expect(first).toHaveTextContent('Suero Nocturno$189.000,00 × 2');
    expect(second).toHaveTextContent('Gel LimpiadorPrecio por confirmar × 1');
    expect(cartWindow()).toHaveTextContent('Total: $378.000,00');
    expect(cartWindow()).toHaveTextContent('se abrirá WhatsApp');
    expect(screen.getByRole('link', { name: 'Cambios y devoluciones' })).toHaveAttribute(
      'href',
      '/terminos#retracto',
    );
  });

  it('visitor reads the cart in English', async () => {
    const { user } = openSite({ lang: 'en' });

    await user.click(toggle());

    expect(cartWindow()).toHaveAccessibleName('Your cart');
    expect(cartWindow()).toHaveTextContent('Total: $378,000.00');
    expect(within(cartWindow()).getByText('Suero Nocturno')).toHaveAttribute('lang', 'es');
  });

  it('visitor changes quantities and hears the new count', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());

    await user.click(button('Agregar una unidad de Gel Limpiador'));
    await user.click(button('Quitar una unidad de Suero Nocturno'));

    expect(lines()).toEqual([
      ['Suero Nocturno', 1],
      ['Gel Limpiador', 2],
    ]);
    expect(screen.getByText('En el carrito: 2 productos, 3 unidades.').closest('output')).toBeInTheDocument();
  });

  it('visitor hears nothing about a cart that was there before', () => {
    openSite({ items: [] });

    for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
  });

  it('visitor with 99 of a product can add no more, and reads why', async () => {
    const { user, lines } = openSite({ items: Array.from({ length: 99 }, () => serum) });
    await user.click(toggle());
    const increase = button('Agregar una unidad de Suero Nocturno');

    await user.click(increase);

    expect(lines()).toEqual([['Suero Nocturno', 99]]);
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    expect(increase).toHaveFocus();
    expect(cartWindow()).toHaveTextContent('Máximo 99 unidades');
  });

  it('visitor takes the last unit, and the focus stays in the window', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());

    await user.click(button('Quitar una unidad de Gel Limpiador'));

    expect(lines()).toEqual([['Suero Nocturno', 2]]);
    expect(button('Eliminar Suero Nocturno del carrito')).toHaveFocus();
  });

  it('visitor removes a product and has it back where it was', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());

    await user.click(button('Eliminar Suero Nocturno del carrito'));
    expect(lines()).toEqual([['Gel Limpiador', 1]]);
    expect(cartWindow()).toHaveTextContent('Salió del carrito: Suero Nocturno');
    expect(button('Eliminar Gel Limpiador del carrito')).toHaveFocus();
    await user.click(button('Deshacer'));

    expect(lines()).toEqual([
      ['Suero Nocturno', 2],
      ['Gel Limpiador', 1],
    ]);
    expect(button('Eliminar Suero Nocturno del carrito')).toHaveFocus();
  });

  it('visitor who removes the only product is at the heading', async () => {
    const { user } = openSite({ items: [gel] });
    await user.click(toggle());

    await user.click(button('Eliminar Gel Limpiador del carrito'));

    expect(screen.getByRole('heading', { name: 'Tu Carrito' })).toHaveFocus();
  });

  it('visitor empties the cart, which closes it, and undoes that after opening it again', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());

    await user.click(button('Vaciar Carrito'));
    expect(lines()).toEqual([]);
    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
    await user.click(toggle());
    expect(within(cartWindow()).getByText('El carrito está vacío.')).toBeInTheDocument();
    await user.click(button('Deshacer'));

    expect(lines()).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('visitor with an empty cart who wants to buy is told that it is empty', async () => {
    const alert = vi.spyOn(window, 'alert').mockReturnValue();
    const { user } = openSite({ items: [] });
    await user.click(toggle());

    await user.click(button('Comprar por WhatsApp'));

    expect(alert).toHaveBeenCalledExactlyOnceWith('Tu carrito está vacío.');
  });
});

describe('buying', () => {
  it('visitor follows a real link to WhatsApp that holds the order', async () => {
    const { user } = openSite();
    await user.click(toggle());

    const link = within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' });

    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    const url = new URL(link.getAttribute('href') ?? '');
    expect(url.origin + url.pathname).toBe('https://wa.me/573000000000');
    expect(url.searchParams.get('text')).toContain(
      '- Suero Nocturno x2, 30 ml, $189.000,00 c/u = $378.000,00\n- Gel Limpiador x1, 200 ml, precio por confirmar\n',
    );
    expect(url.searchParams.get('text')).toContain('Total estimado: $378.000,00');
  });

  it('visitor finds cart empty and window closed afterwards, with undo at hand', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());

    await user.click(within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' }));

    expect(lines()).toEqual([]);
    expect(isOpen()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lines()).toHaveLength(2);
  });

  it('visitor who comes back is asked whether it was sent; a no opens the same order again', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());
    const link = within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' });
    const href = link.getAttribute('href');
    const [reference = 'none'] = /[A-Z]{6}/.exec(href ?? '') ?? [];

    await user.click(link);

    expect(screen.getAllByText(`¿Envió el pedido ${reference}?`)[0]).toBeInTheDocument();
    const again = screen.getByRole('link', { name: 'No, abrir WhatsApp otra vez' });
    expect(again).toHaveAttribute('href', href);
    await user.click(again);
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(lines()).toHaveLength(2);
  });

  it('visitor who sent it reads the reference and what follows', async () => {
    const { user, lines } = openSite();
    await user.click(toggle());
    const link = within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' });
    const [reference = 'none'] = /[A-Z]{6}/.exec(link.getAttribute('href') ?? '') ?? [];
    await user.click(link);

    await user.click(screen.getByRole('button', { name: 'Sí, lo envié' }));

    const heading = screen.getByText(`Pedido ${reference} enviado`, { selector: 'strong' });
    expect(heading.parentElement).toHaveTextContent(/La clínica le confirma por WhatsApp/);
    expect(lines()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));
    expect(screen.queryByText(/enviado/)).not.toBeInTheDocument();
  });

  it('visitor copies the order when WhatsApp did not open', async () => {
    const { user } = openSite();
    await user.click(toggle());
    await user.click(within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' }));

    await user.click(screen.getByRole('button', { name: 'Copiar el pedido' }));

    expect(await screen.findByText('Pedido copiado.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('- Suero Nocturno x2');
  });

  it('visitor whose browser does not copy gets the text to select', async () => {
    const { user } = openSite();
    await user.click(toggle());
    await user.click(within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));

    await user.click(screen.getByRole('button', { name: 'Copiar el pedido' }));

    expect(await screen.findByRole('textbox')).toHaveTextContent('- Suero Nocturno x2');
  });
});

describe('what it costs', () => {
  it('visitor reads each part before the tap, and what is missing for free shipping', async () => {
    const { user } = openSite({ items: [serum] });
    await user.click(toggle());

    expect(cartWindow()).toHaveTextContent('$189.000,00 × 1 · 30 ml');
    expect(cartWindow()).toHaveTextContent(/Subtotal\$189\.000,00.*\$14\.000,00Total: \$203\.000,00/);
    expect(cartWindow()).toHaveTextContent('Falta $61.000 para envío gratis.');

    await user.click(button('Agregar una unidad de Suero Nocturno'));
    expect(cartWindow()).toHaveTextContent(/Subtotal\$378\.000,00.*GratisTotal: \$378\.000,00/);
    expect(cartWindow()).not.toHaveTextContent('Falta');
  });

  it('visitor who comes for the order pays no shipping, and the clinic reads so', async () => {
    const { user } = openSite({ items: [serum] });
    await user.click(toggle());

    await user.selectOptions(
      within(cartWindow()).getByRole('combobox', { name: 'Entrega' }),
      'Recoger en la clínica',
    );

    expect(cartWindow()).toHaveTextContent('Total: $189.000,00');
    expect(orderText()).toContain('\nRecojo en la clínica.\nTotal estimado: $189.000,00\n');
  });
});

describe('after WhatsApp opened', () => {
  async function buy(items = [serum]) {
    const site = openSite({ items });
    await site.user.click(toggle());
    const reference = /ref\. ([A-Z]{6})/.exec(orderText() ?? '')?.[1] ?? '';
    await site.user.click(within(cartWindow()).getByRole('link', { name: 'Comprar por WhatsApp' }));
    return { ...site, reference };
  }

  it('visitor repeats an order in two taps, under another reference', async () => {
    const { user, lines, reference } = await buy([serum, gel]);
    await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));

    await user.click(toggle());
    await user.click(button(`Repetir ${reference}`));

    expect(lines()).toEqual([
      ['Suero Nocturno', 1],
      ['Gel Limpiador', 1],
    ]);
    expect(orderText()).toContain('- Suero Nocturno x1');
    expect(orderText()).not.toContain(reference);
  });

  it('visitor on a device of others deletes what was ordered there', async () => {
    const { user, reference } = await buy();
    await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));
    await user.click(toggle());

    await user.click(button('Borrarlos de este dispositivo'));

    expect(cartWindow()).not.toHaveTextContent(reference);
    expect(localStorage.getItem(CART_KEY)).not.toContain(reference);
  });
});

describe('a link with a cart', () => {
  const thumb = (id: string, name: string) => ({
    ...offer(id, '30 ml', 50_000),
    name,
    brand: 'Frailuma',
    image: {
      name: `products/${id}`,
      alt: '',
      width: 800,
      height: 1000,
      color: '#fff',
      widths: [320],
      version: '0',
    },
  });
  const list = offered(thumb('serum', 'Suero Nocturno'), thumb('gel', 'Gel Limpiador'));
  const query = `?marca=Frailuma&carrito=${codeOf('serum')}2${codeOf('gel')}1${codeOf('gone')}4`;
  const dialog = () => within(screen.getByRole('dialog', { name: 'Carrito compartido' }));

  it('visitor is asked, told what is unknown, and has it on top of their own', async () => {
    const { user, lines } = openSite({ items: [serum], list, query });
    expect(await screen.findByText('Suero Nocturno x2 · 30 ml')).toBeInTheDocument();
    expect(dialog().getByText('Un producto del enlace ya no está en la tienda.')).toBeInTheDocument();
    expect(lines()).toEqual([['Suero Nocturno', 1]]);

    await user.click(dialog().getByRole('button', { name: 'Agregar al carrito' }));

    expect(lines()).toEqual([
      ['Suero Nocturno', 3],
      ['Gel Limpiador', 1],
    ]);
    expect(cartWindow()).toHaveAccessibleName('Tu Carrito');
  });

  it('visitor who does not want it keeps the cart, and is not asked again', async () => {
    const { user, lines } = openSite({ items: [serum], list, query });

    await user.click(await screen.findByRole('button', { name: 'Ahora no' }));

    expect(lines()).toEqual([['Suero Nocturno', 1]]);
    expect(isOpen()).toBe(false);
  });

  it('visitor copies a link to their own', async () => {
    const { user } = openSite();
    await user.click(toggle());

    await user.click(button('Copiar enlace del carrito'));

    expect(await screen.findByText('Enlace copiado.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(
      `https://arrayan.example/tienda?carrito=${codeOf('serum')}2${codeOf('gel')}1`,
    );
  });
});

describe('prices', () => {
  const tonic = { id: 'tonic', name: 'Tónico Antiguo', image: '' };

  it('visitor sees which product left the catalogue, and orders the rest', async () => {
    const { user, lines } = openSite({ items: [serum, tonic] });
    await user.click(toggle());

    const [, gone] = within(cartWindow()).getAllByRole('listitem');
    expect(gone).toHaveTextContent('Tónico AntiguoNo disponible. Salió del catálogo: no va en el pedido.');
    expect(cartWindow()).toHaveTextContent('Total: $203.000,00');
    expect(orderText()).not.toContain('Tónico');
    const increase = button('Agregar una unidad de Tónico Antiguo');
    expect(increase).toHaveAttribute('aria-disabled', 'true');
    await user.click(increase);
    expect(lines()).toContainEqual(['Tónico Antiguo', 1]);
    await user.click(button('Eliminar Tónico Antiguo del carrito'));
    expect(lines()).toEqual([['Suero Nocturno', 1]]);
  });

  it('visitor with nothing but products that left is told what to do, and is not sent to WhatsApp', async () => {
    const { user } = openSite({ items: [tonic] });
    await user.click(toggle());

    expect(cartWindow()).toHaveTextContent('Ninguno de estos productos está disponible ahora.');
    expect(within(cartWindow()).queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute('href', '/tienda');
  });

  it('visitor whose products have no price yet does not read a total of nothing', async () => {
    const { user } = openSite({ items: [gel] });
    await user.click(toggle());

    expect(cartWindow()).toHaveTextContent('Total: por confirmar');
    expect(orderText()).toContain('Total estimado: por confirmar');
  });

  it('visitor can order without prices, and has them when they can be had on opening the cart again', async () => {
    const list: Record<string, unknown> = {};
    const { user } = openSite({ items: [serum], list });
    await user.click(toggle());
    await waitFor(() => expect(cartWindow()).toHaveTextContent('No pudimos consultar los precios'));
    expect(cartWindow()).toHaveTextContent('Precio por confirmar × 1');
    expect(orderText()).toContain('- Suero Nocturno x1');

    Object.assign(list, documents);
    await user.click(toggle());
    await user.click(toggle());

    await waitFor(() => expect(cartWindow()).toHaveTextContent('Total: $203.000,00'));
    expect(cartWindow()).not.toHaveTextContent('No pudimos');
  });

  it('visitor whose order is longer than a message is told so, and copies all of it', async () => {
    const items = Array.from({ length: 60 }, (_, index) => ({
      ...gel,
      id: `gel-${index}`,
      name: `Producto con un nombre largo ${index}`,
    }));
    const list = offered(...items.map(({ id }) => offer(id, '30 ml', null)));
    const { user } = openSite({ items, list });
    await user.click(toggle());

    expect(cartWindow()).toHaveTextContent(/un enlace con todos los productos/);
    expect(orderText()).toMatch(/60 productos.*\nhttps:\S+\?carrito=\w{360}\n/);
    await user.click(button('Copiar el pedido'));

    expect(await screen.findByText('Pedido copiado.')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain('- Producto con un nombre largo 59 x1');
  });
});

it('the second click of a double click on what went away answers no notice', async () => {
  const { user, lines } = openSite();
  await user.click(toggle());
  await user.click(button('Eliminar Suero Nocturno del carrito'));

  fireEvent.click(button('Deshacer'), { detail: 2 });
  expect(lines()).toEqual([['Gel Limpiador', 1]]);

  fireEvent.click(button('Deshacer'), { detail: 1 });
  expect(lines()).toHaveLength(2);
});

describe('closing', () => {
  it('visitor closes with the button and is back at the toggle', async () => {
    const { user } = openSite();
    await user.click(toggle());

    await user.click(button('Cerrar el carrito'));

    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('visitor closes with the toggle', async () => {
    const { user } = openSite();

    await user.click(toggle());
    await user.click(toggle());

    expect(isOpen()).toBe(false);
  });

  it('visitor presses Esc and is back at the toggle', async () => {
    const { user } = openSite();
    await user.click(toggle());

    await user.keyboard('{Escape}');

    expect(isOpen()).toBe(false);
    expect(toggle()).toHaveFocus();
  });

  it('visitor presses the mouse outside', async () => {
    const { user } = openSite();
    await user.click(toggle());

    await user.pointer({ keys: '[MouseLeft>]', target: document.body });

    expect(isOpen()).toBe(false);
  });

  it('visitor presses the mouse inside and stays', async () => {
    const { user } = openSite();
    await user.click(toggle());

    await user.click(screen.getByRole('heading', { name: 'Tu Carrito' }));

    expect(isOpen()).toBe(true);
  });

  it('visitor leaves by keyboard, and the window does not cover what comes next', async () => {
    const { user } = openSite();
    await user.click(toggle());

    screen.getByRole('link', { name: 'Elsewhere' }).focus();

    await vi.waitFor(() => expect(isOpen()).toBe(false));
    expect(screen.getByRole('link', { name: 'Elsewhere' })).toHaveFocus();
  });
});

describe('stored cart', () => {
  it('visitor with a damaged cart is told so and goes on', async () => {
    localStorage.setItem(CART_KEY, 'damaged');
    const { user } = openSite({ items: [] });
    await user.click(toggle());

    expect(cartWindow()).toHaveTextContent('No pudimos leer el carrito guardado');
    await user.click(button('Cerrar este aviso'));

    expect(cartWindow()).not.toHaveTextContent('No pudimos leer');
    expect(screen.getByRole('heading', { name: 'Tu Carrito' })).toHaveFocus();
  });

  it('visitor sees that the cart was damaged without opening it', async () => {
    localStorage.setItem(CART_KEY, 'damaged');
    const { user } = openSite({ items: [] });

    await user.click(screen.getByRole('button', { name: 'Cerrar este aviso' }));

    expect(screen.queryByText(/No pudimos leer/)).not.toBeInTheDocument();
    expect(toggle()).toHaveFocus();
  });

  it('visitor whose browser does not store is told calmly, in the window', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    const { user } = openSite();
    await user.click(toggle());

    await user.click(button('Agregar una unidad de Gel Limpiador'));

    expect(cartWindow()).toHaveTextContent('Este navegador no guarda el carrito.');
    expect(cartWindow()).toHaveTextContent('$189.000,00 × 2');
  });
});
