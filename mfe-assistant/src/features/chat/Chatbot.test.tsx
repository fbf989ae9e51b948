import { server, useScenario } from '@clinic/mocks/node';
import { renderWithProviders } from '@clinic/shared/testing';
import { LangProvider } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';
import { Link } from '@tesela/core/navigation';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { assistantDocument } from '#content/assistantDocument.ts';
import { input, inWindow, launcher, log, openChat, stubBrowser } from '#testing/openChat.tsx';

import { Chatbot } from './Chatbot.tsx';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => stubBrowser());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('chat window', () => {
  it('visitor reads first that it is automatic, what not to write, and whom to call', async () => {
    await openChat();

    const dialog = screen.getByRole('dialog', { name: 'Asistente virtual' });

    expect(dialog).toHaveTextContent('Respuestas automáticas');
    expect(inWindow().getByRole('link', { name: '123' })).toHaveAttribute('href', 'tel:123');
    expect(inWindow().getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute(
      'href',
      '/privacidad',
    );
    expect(input()).toHaveAccessibleDescription(
      /no doy diagnósticos.*no escriba datos de salud ni de identidad/,
    );
    expect(log()).toHaveAttribute('aria-live', 'polite');
  });

  it('visitor can write at once, and Esc leads back to the launcher', async () => {
    const { user } = await openChat();
    expect(input()).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(launcher()).toHaveFocus();
    expect(launcher()).toHaveAttribute('aria-expanded', 'false');
  });

  it('visitor with a touch screen is not met by a keyboard that covers the chat', async () => {
    stubBrowser({ isTouchScreen: true });

    await openChat();

    expect(screen.getByRole('heading', { name: 'Asistente virtual' })).toHaveFocus();
  });

  it('Esc elsewhere on the page leaves the chat open', async () => {
    const { user } = await openChat();
    screen.getByRole('link', { name: /^Instagram/ }).focus();

    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('Esc after a press on the words of the window closes it', async () => {
    const { user } = await openChat();
    await user.click(inWindow().getByText(/Respuestas automáticas/));

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('visitor closes with the button and finds conversation and draft again', async () => {
    const { user } = await openChat();
    await user.type(input(), '¿Tarjetas?{Enter}');
    await screen.findByText(/tarjetas de crédito/);
    await user.type(input(), 'A medias');

    await user.click(inWindow().getByRole('button', { name: 'Cerrar el asistente virtual' }));
    await user.click(launcher());

    expect(log()).toHaveTextContent('¿Tarjetas?');
    expect(input()).toHaveValue('A medias');
  });

  it('visitor who closes it before the reply comes is told of the reply', async () => {
    const { user } = await openChat();
    await user.type(input(), '¿Tarjetas?');

    // Both keys are pressed before the reply arrives in the next turn of the event loop.
    fireEvent.keyDown(input(), { key: 'Enter' });
    fireEvent.keyDown(input(), { key: 'Escape' });

    expect(await screen.findByText('Llegó una respuesta del asistente.')).toBeInTheDocument();
    await user.click(launcher());
    expect(log()).toHaveTextContent('tarjetas de crédito');
    expect(screen.queryByText('Llegó una respuesta del asistente.')).not.toBeInTheDocument();
  });
});

describe('around the chat', () => {
  it('visitor keeps conversation and draft when changing the language', async () => {
    function Site() {
      const [lang, setLang] = useState<Lang>('es');
      return (
        <LangProvider lang={lang}>
          <button onClick={() => setLang('en')}>EN</button>
          <Chatbot words={assistantDocument(lang).chat} />
        </LangProvider>
      );
    }
    const { user } = renderWithProviders(<Site />);
    await user.click(launcher());
    await user.type(input(), '¿Tarjetas?{Enter}');
    await screen.findByText(/tarjetas de crédito/);
    await user.type(input(), 'card');

    await user.click(screen.getByRole('button', { name: 'EN' }));

    expect(screen.getByText(/tarjetas de crédito/)).toHaveAttribute('lang', 'es');
    expect(log()).toHaveTextContent('Ask me about our services');
    await user.type(input(), '{Enter}');
    expect(await screen.findByText(/credit cards/)).not.toHaveAttribute('lang');
  });

  it('the sheet of a phone makes room for the page that the visitor goes to', async () => {
    const site = (
      <>
        <Link to="/blog">Blog</Link>
        <Chatbot words={assistantDocument('es').chat} />
      </>
    );
    const { user } = renderWithProviders(site);
    await user.click(launcher());
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-low');

    await user.click(screen.getByRole('link', { name: 'Blog' }));
    expect(screen.getByRole('dialog')).toHaveAttribute('data-low');
    await user.click(input());

    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-low');
  });

  it.each([
    ['under it', { x: 0, width: 100 }, false],
    ['half beside it', { x: 50, width: 200 }, true],
    ['beside it', { x: 100, width: 100 }, true],
  ])('visitor who comes by keyboard to something %s sees it', async (_where, { x, width }, staysOpen) => {
    const site = (
      <>
        <button>Elsewhere</button>
        <Chatbot words={assistantDocument('es').chat} />
      </>
    );
    const { user } = renderWithProviders(site);
    await user.click(launcher());
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    vi.spyOn(screen.getByRole('dialog'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 100, 100),
    );
    vi.spyOn(elsewhere, 'getBoundingClientRect').mockReturnValue(new DOMRect(x, 0, width, 50));

    elsewhere.focus();
    await new Promise(requestAnimationFrame);

    await vi.waitFor(() => expect(screen.queryByRole('dialog') !== null).toBe(staysOpen));
    expect(elsewhere).toHaveFocus();
  });

  it('a keyboard on the screen lifts the sheet', async () => {
    const viewport = Object.assign(new EventTarget(), { height: 768, offsetTop: 0, scale: 1 });
    vi.stubGlobal('visualViewport', viewport);
    await openChat();
    const area = screen.getByRole('dialog').parentElement;

    Object.assign(viewport, { height: 468 }).dispatchEvent(new Event('resize'));
    expect(area?.style.getPropertyValue('--keyboard')).toBe('300px');
    Object.assign(viewport, { scale: 2 }).dispatchEvent(new Event('resize'));

    expect(area?.style.getPropertyValue('--keyboard')).toBe('0px');
  });
});

it.each([
  ['/', '¿Qué tratamientos faciales tienen?'],
  ['/spa/facial', '¿Qué tratamientos corporales tienen?'],
  ['/tienda', '¿Hacen envíos?'],
  ['/dermatologia/clinica', '¿Necesito remisión?'],
])('visitor of %s starts with a question about it', async (path, question) => {
  useScenario('silent');
  const { user } = await openChat({ path });
  expect(inWindow().getByRole('list', { name: 'Preguntas para empezar' }).children).toHaveLength(3);

  await user.click(inWindow().getByRole('button', { name: question }));

  expect(log()).toHaveTextContent(`Usted: ${question}`);
  expect(screen.queryByRole('list', { name: 'Preguntas para empezar' })).not.toBeInTheDocument();
  expect(log()).toHaveFocus();
});
