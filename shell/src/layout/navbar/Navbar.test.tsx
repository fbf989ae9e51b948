import { selectAssessment } from '@clinic/shared/testing';
import { stubBrowser } from '@tesela/host/testing/stubBrowser';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Footer } from '#layout/footer/Footer.tsx';
import { renderShell } from '#testing/renderShell.tsx';

import { markScrolled } from './markScrolled.ts';
import { Navbar } from './Navbar.tsx';
import { useMobileMenu } from './useMobileMenu.ts';

function Page() {
  const menu = useMobileMenu();
  return (
    <>
      <Navbar menu={menu} />
      <Footer isInert={menu.isOpen} />
    </>
  );
}

const nav = () => screen.getByRole('navigation', { name: /Principal|Main/ });
const navLink = (name: string) => within(nav()).getByRole('link', { name });
const header = () => screen.getByRole('banner');

/** As in the bar's styles. */
const isBare = () => header().matches('[data-over-page]:not([data-scrolled], [data-open])');
const address = () => screen.getByLabelText('address').textContent;

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y);
  fireEvent.scroll(window);
}

beforeEach(() => void stubBrowser());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('links', () => {
  it.each([
    ['Inicio', '/'],
    ['Talleres', '/talleres'],
    ['Cocina', '/talleres/cocina'],
    ['Huerta', '/talleres/huerta'],
    ['Guías', '/guias/nuevas'],
    ['Guías nuevas', '/guias/nuevas'],
    ['Diario', '/diario'],
    ['Contacto', '/#contacto'],
  ])('visitor finds %s at %s, also without scripts', (name, href) => {
    renderShell(<Page />);

    expect(navLink(name)).toHaveAttribute('href', href);
  });

  it('visitor of the English site stays in English', () => {
    renderShell(<Page />, { lang: 'en', path: '/diario' });

    expect(navLink('Workshops')).toHaveAttribute('href', '/en/talleres');
    expect(navLink('Contact')).toHaveAttribute('href', '/en#contacto');
  });

  it('visitor sees which page is open, and which section it is in', () => {
    renderShell(<Page />, { path: '/talleres/cocina' });

    expect(navLink('Cocina')).toHaveAttribute('aria-current', 'page');
    expect(navLink('Talleres')).toHaveAttribute('aria-current', 'true');
    expect(navLink('Diario')).not.toHaveAttribute('aria-current');
  });
});

describe('bar', () => {
  it.each(['es', 'en'] as const)('is transparent at the top of the home page (%s)', (lang) => {
    renderShell(<Page />, { lang });

    expect(isBare()).toBe(true);
  });

  it.each([
    [50, true],
    [51, false],
  ])('after scrolling %i px on the home page it is transparent: %s', (y, bare) => {
    markScrolled();
    renderShell(<Page />);

    scrollTo(y);

    expect(isBare()).toBe(bare);
  });

  it.each(['/diario', '/talleres', '/no-existe'])('is never transparent on %s', (path) => {
    renderShell(<Page />, { path });

    expect(isBare()).toBe(false);
  });
});

describe('dropdown', () => {
  const toggle = () => screen.getByRole('button', { name: 'Más páginas de Talleres' });

  it('visitor opens it with the keyboard, and Esc closes it and returns to its button', async () => {
    const { user } = renderShell(<Page />);

    toggle().focus();
    await user.keyboard('{Enter}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');

    await user.tab();
    expect(navLink('Cocina')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('visitor opens it by pointing at it, and it stays while the pointer is on its links', async () => {
    const { user } = renderShell(<Page />);

    await user.hover(navLink('Talleres'));
    await user.hover(navLink('Huerta'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');

    await user.hover(navLink('Diario'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('visitor dismisses it with Esc without moving the pointer', async () => {
    const { user } = renderShell(<Page />);

    await user.hover(navLink('Talleres'));
    await user.keyboard('{Escape}');

    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('a pressed one stays open when the pointer leaves, until another place is pressed', async () => {
    const { user } = renderShell(<Page />);

    await user.click(toggle());
    await user.unhover(navLink('Talleres'));
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');

    await user.click(screen.getByRole('heading', { level: 2 }));
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus moves on', async () => {
    const { user } = renderShell(<Page />);

    await user.click(toggle());
    navLink('Huerta').focus();
    await user.tab();

    expect(navLink('Guías')).toHaveFocus();
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the visitor goes to a page', async () => {
    const { user } = renderShell(<Page />);

    await user.click(toggle());
    await user.click(navLink('Cocina'));

    expect(address()).toBe('/talleres/cocina');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('menu of small screens', () => {
  const toggle = () => screen.getByRole('button', { name: 'Menú' });

  it('keeps the page behind out of reach, and Esc closes it and returns the focus', async () => {
    const { user } = renderShell(<Page />);

    await user.click(toggle());
    expect(toggle()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('contentinfo')).toHaveAttribute('inert');

    navLink('Diario').focus();
    await user.keyboard('{Escape}');
    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
    expect(toggle()).toHaveFocus();
  });

  it('closes when the visitor goes to a page, even to the one that is open', async () => {
    const { user } = renderShell(<Page />, { path: '/diario' });

    await user.click(toggle());
    await user.click(navLink('Diario'));

    expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  });

  it('makes the bar opaque on the home page', async () => {
    const { user } = renderShell(<Page />);

    await user.click(toggle());

    expect(isBare()).toBe(false);
  });
});

it('Contacto leads to the footer of the home page and closes the menu', async () => {
  const { user } = renderShell(<Page />);
  await user.click(screen.getByRole('button', { name: 'Menú' }));

  await user.click(navLink('Contacto'));

  expect(address()).toBe('/#contacto');
  expect(navLink('Contacto')).toHaveAttribute('data-glide');
  expect(screen.getByRole('button', { name: 'Menú' })).toHaveAttribute('aria-expanded', 'false');
});

describe('language selector', () => {
  const selector = () => within(nav()).getByRole('list', { name: /Idioma|Language/ });

  it('leads to the same place of the same page in the other language', () => {
    renderShell(<Page />, { path: '/talleres?tema=Pan#filtros' });

    const english = within(selector()).getByRole('link', { name: /English/ });
    expect(english).toHaveAttribute('href', '/en/talleres?tema=Pan#filtros');
    expect(english).toHaveAttribute('hreflang', 'en');
    expect(within(english).getByText('English')).toHaveAttribute('lang', 'en');
  });

  it('leads back from English to Spanish', async () => {
    const { user } = renderShell(<Page />, { lang: 'en', path: '/diario' });

    await user.click(within(selector()).getByRole('link', { name: /Español/ }));

    expect(address()).toBe('/diario');
  });

  it('marks the language of the page', () => {
    renderShell(<Page />, { lang: 'en' });

    expect(within(selector()).getByRole('link', { name: /English/ })).toHaveAttribute('aria-current', 'true');
    expect(within(selector()).getByRole('link', { name: /Español/ })).not.toHaveAttribute('aria-current');
  });
});

it('visitor opens the assessment form with Agendar Cita', async () => {
  const { user, store } = renderShell(<Page />);

  await user.click(screen.getByRole('button', { name: 'Agendar Cita' }));

  expect(selectAssessment(store.getState())).toEqual({ isOpen: true, serviceName: '', category: '' });
});
