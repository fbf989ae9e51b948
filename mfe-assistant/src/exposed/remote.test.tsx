import { server, useScenario } from '@clinic/mocks/node';
import { LangProvider } from '@clinic/shared/i18n';
import { languages, type Lang } from '@clinic/shared/lang';
import { renderWithProviders, sampleSettings } from '@clinic/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { content as en } from '#content/en/assistant.ts';
import { content as es } from '#content/es/assistant.ts';

import { Assistant } from './Assistant.tsx';
import { remote } from './remote.ts';

const FAILURE = 'Lo siento, hubo un error al conectar con el chatbot.';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  useTouchScreen(false);
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom has no media queries.
const useTouchScreen = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

async function openSite(lang: Lang = 'es') {
  const element = await remote.slots.assistant?.load(lang);
  if (!element) throw new Error('No such slot');
  return renderWithProviders(element, { lang });
}

async function openChat(lang: Lang = 'es') {
  const site = await openSite(lang);
  await site.user.click(screen.getByRole('button', { name: /^(Abrir|Open)/ }));
  return site;
}

const launcher = () => screen.getByRole('button', { name: 'Abrir el asistente virtual' });
const log = () => screen.getByRole('log');
const input = () => screen.getByRole('textbox');
const retry = () => screen.findByRole('button', { name: 'Reintentar' });

describe('floating widget', () => {
  it.each(languages)('visitor follows the clinic elsewhere (%s)', async (lang) => {
    await openSite(lang);

    const list = screen.getByRole('list', { name: /^(Redes sociales|Social networks)/ });
    const links = within(list).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...sampleSettings.site.social.map(({ url }) => url),
      expect.stringMatching(/^https:\/\/wa\.me\/573000000000\?text=/),
    ]);
    for (const link of screen.getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
      expect(link).toHaveAccessibleName(/pestaña|new tab/);
    }
  });

  it('visitor on a phone shows and hides the networks', async () => {
    const { user } = await openSite();

    await user.click(screen.getByRole('button', { name: /^Ver redes/ }));
    expect(screen.getByRole('button', { name: /^Ocultar redes/, expanded: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Ocultar redes/ }));

    expect(screen.getByRole('button', { name: /^Ver redes/, expanded: false })).toBeVisible();
  });
});

describe('chat window', () => {
  it('visitor reads first that it is automatic, what not to write, and whom to call', async () => {
    await openChat();

    const dialog = screen.getByRole('dialog', { name: 'Asistente virtual' });

    expect(dialog).toHaveTextContent('Respuestas automáticas');
    expect(dialog).toHaveTextContent('no son un diagnóstico');
    expect(dialog).toHaveTextContent('llame al 123');
    expect(dialog).toHaveTextContent('No escriba datos de salud ni de identidad');
    expect(screen.getByRole('link', { name: 'Política de privacidad' })).toHaveAttribute(
      'href',
      '/privacidad',
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
    useTouchScreen(true);

    await openChat();

    expect(screen.getByRole('heading', { name: 'Asistente virtual' })).toHaveFocus();
  });

  it('Esc elsewhere on the page leaves the chat open', async () => {
    const { user } = await openChat();
    screen.getByRole('link', { name: /^Instagram/ }).focus();

    await user.keyboard('{Escape}');

    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('visitor closes with the button and finds conversation and draft again', async () => {
    const { user } = await openChat();
    await user.type(input(), '¿Tarjetas?{Enter}');
    await screen.findByText(/tarjetas de crédito/);
    await user.type(input(), 'A medias');

    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: 'Cerrar el asistente virtual' }),
    );
    await user.click(launcher());

    expect(log()).toHaveTextContent('¿Tarjetas?');
    expect(input()).toHaveValue('A medias');
  });

  it('visitor keeps the conversation when changing the language', async () => {
    function Site() {
      const [lang, setLang] = useState<Lang>('es');
      return (
        <LangProvider lang={lang}>
          <button onClick={() => setLang('en')}>EN</button>
          <Assistant content={lang === 'es' ? es : en} />
        </LangProvider>
      );
    }
    const { user } = renderWithProviders(<Site />);
    await user.click(launcher());
    await user.type(input(), '¿Tarjetas?{Enter}');
    await screen.findByText(/tarjetas de crédito/);

    await user.click(screen.getByRole('button', { name: 'EN' }));

    expect(screen.getByText(/tarjetas de crédito/)).toHaveAttribute('lang', 'es');
    expect(log()).toHaveTextContent('How can I help?');
    await user.type(input(), 'card{Enter}');
    expect(await screen.findByText(/credit cards/)).not.toHaveAttribute('lang');
  });
});

describe('conversation', () => {
  it('visitor asks and reads the answer', async () => {
    const { user } = await openChat();

    await user.type(input(), '¿Reciben tarjeta?{Enter}');

    expect(input()).toHaveValue('');
    expect(log()).toHaveTextContent('Usted: ¿Reciben tarjeta?');
    expect(await screen.findByText(/tarjetas de crédito/)).toBeInTheDocument();
    expect(log()).not.toHaveTextContent('escribiendo');
  });

  it('visitor of the English page is answered in English', async () => {
    const { user } = await openChat('en');

    await user.click(screen.getByRole('button', { name: 'Which payment methods do you take?' }));

    expect(await screen.findByText(/credit cards/)).toBeInTheDocument();
  });

  it('visitor starts with one of three questions', async () => {
    const { user } = await openChat();
    const questions = within(screen.getByRole('list', { name: 'Preguntas frecuentes' })).getAllByRole(
      'button',
    );
    expect(questions).toHaveLength(3);

    await user.click(screen.getByRole('button', { name: '¿Qué tratamientos faciales tienen?' }));

    expect(await screen.findByRole('link', { name: '/spa/facial' })).toHaveAttribute('href', '/spa/facial');
    expect(screen.queryByRole('list', { name: 'Preguntas frecuentes' })).not.toBeInTheDocument();
    expect(log()).toHaveFocus();
  });

  it('visitor follows a link of a reply within the language of the page', async () => {
    const { user } = await openChat('en');

    await user.click(screen.getByRole('button', { name: 'Which facial treatments do you have?' }));

    expect(await screen.findByRole('link', { name: '/spa/facial' })).toHaveAttribute(
      'href',
      '/en/spa/facial',
    );
  });

  it.each(['{Enter}', '   {Enter}', '{Shift>}{Enter}{/Shift}{Enter}'])(
    'visitor who types %j sends nothing',
    async (keys) => {
      const { user } = await openChat();

      await user.type(input(), keys);
      await user.click(screen.getByRole('button', { name: 'Enviar' }));

      expect(log()).not.toHaveTextContent('Usted:');
    },
  );

  it('visitor sees that an answer is on its way', async () => {
    useScenario('silent');
    const { user } = await openChat();

    await user.type(input(), 'Hola{Enter}');

    expect(log()).toHaveTextContent('El asistente está escribiendo…');
  });

  it('visitor cannot send a second message before the first is answered, and keeps it', async () => {
    useScenario('silent');
    const { user } = await openChat();
    await user.type(input(), 'Uno{Enter}');

    await user.type(input(), 'Dos{Enter}');

    expect(log()).not.toHaveTextContent('Dos');
    expect(input()).toHaveValue('Dos');
    expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('visitor cannot write more than the assistant takes', async () => {
    await openChat();

    expect(input()).toHaveAttribute('maxlength', '1000');
  });

  it('the newest message is in view', async () => {
    const { user } = await openChat();
    vi.spyOn(log(), 'scrollHeight', 'get').mockReturnValue(4321);

    await user.type(input(), 'Hola{Enter}');

    expect(log().scrollTop).toBe(4321);
  });

  it('visitor reaches a person on WhatsApp', async () => {
    await openChat();

    expect(screen.getByRole('link', { name: 'Hablar con una persona' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/573000000000'),
    );
  });
});

describe('when the assistant fails', () => {
  it.each(['server-error', 'malformed', 'network-error'] as const)(
    'visitor is told so, and the console says why (%s)',
    async (scenario) => {
      useScenario(scenario);
      const { user } = await openChat();

      await user.type(input(), 'Hola{Enter}');

      expect(await screen.findByText(FAILURE)).toBeInTheDocument();
      expect(console.error).toHaveBeenCalledExactlyOnceWith('The chat got no reply.', expect.any(Error));
    },
  );

  it('visitor of the English page is told in English', async () => {
    useScenario('server-error');
    const { user } = await openChat('en');

    await user.type(input(), 'Hello{Enter}');

    expect(
      await screen.findByText('Sorry, there was an error connecting to the chatbot.'),
    ).toBeInTheDocument();
  });

  it('visitor tries again without losing what is half written', async () => {
    useScenario('network-error');
    const { user } = await openChat();
    await user.type(input(), '¿Tarjetas?{Enter}');
    await user.type(input(), 'A medias');

    server.resetHandlers();
    await user.click(await retry());

    expect(await screen.findByText(/tarjetas de crédito/)).toBeInTheDocument();
    expect(screen.queryByText(FAILURE)).not.toBeInTheDocument();
    expect(screen.getAllByText('¿Tarjetas?')).toHaveLength(1);
    expect(input()).toHaveValue('A medias');
    expect(log()).toHaveFocus();
  });

  it('visitor who asks something else is not offered the old question again', async () => {
    useScenario('server-error');
    const { user } = await openChat();
    await user.type(input(), 'Uno{Enter}');
    await retry();

    await user.type(input(), 'Dos{Enter}');
    await vi.waitFor(() => expect(screen.getAllByText(FAILURE)).toHaveLength(2));

    expect(screen.getAllByRole('button', { name: 'Reintentar' })).toHaveLength(1);
  });
});
