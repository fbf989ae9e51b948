import { server, useScenario } from '@clinic/mocks/node';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { input, inWindow, log, openChat, stubBrowser } from '#testing/openChat.tsx';

import { SLOW_AFTER } from './useChat.ts';

const FAILURE = 'Lo siento, hubo un error al conectar con el chatbot.';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  stubBrowser();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => server.close());

const send = () => screen.getByRole('button', { name: /^(Enviar|Send)$/ });
const retry = () => screen.findByRole('button', { name: 'Reintentar' });

describe('conversation', () => {
  it('visitor asks and reads the answer', async () => {
    const { user } = await openChat();

    await user.type(input(), '¿Reciben tarjeta?{Enter}');

    expect(input()).toHaveValue('');
    expect(log()).toHaveTextContent('Usted: ¿Reciben tarjeta?');
    expect(await screen.findByText(/tarjetas de crédito/)).toBeInTheDocument();
    expect(log()).not.toHaveTextContent('escribiendo');
  });

  it.each([
    ['es', 'facial', 'Spa facial', '/spa/facial#glow-express-45'],
    ['en', 'facial', 'Facial spa', '/en/spa/facial#glow-express-45'],
  ] as const)('visitor follows a page of the reply by its name (%s)', async (lang, message, name, href) => {
    const { user } = await openChat({ lang });

    await user.type(input(), `${message}{Enter}`);

    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
  });

  it.each(['{Enter}', '   {Enter}', '\u3164\u200B{Enter}', '{Shift>}{Enter}{/Shift}{Enter}'])(
    'visitor who types %j sends nothing',
    async (keys) => {
      const { user } = await openChat();

      await user.type(input(), keys);
      await user.click(send());

      expect(log()).not.toHaveTextContent('Usted:');
    },
  );

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'visitor who picks a word with Enter sends nothing yet (%j)',
    async (composing) => {
      const { user } = await openChat();
      await user.type(input(), 'に');

      fireEvent.keyDown(input(), { key: 'Enter', ...composing });

      expect(input()).toHaveValue('に');
    },
  );

  it('visitor cannot send a second message before the first is answered, and keeps it', async () => {
    useScenario('silent');
    const { user } = await openChat();
    await user.type(input(), 'Uno{Enter}');

    await user.type(input(), 'Dos{Enter}');
    await user.click(send());

    expect(log()).not.toHaveTextContent('Dos');
    expect(input()).toHaveValue('Dos');
    expect(send()).toHaveAttribute('aria-disabled', 'true');
  });

  it('visitor sees that an answer is on its way, and that it takes long', async () => {
    useScenario('silent');
    await openChat();
    vi.useFakeTimers();
    fireEvent.change(input(), { target: { value: 'Hola' } });

    fireEvent.keyDown(input(), { key: 'Enter' });
    expect(log()).toHaveTextContent('El asistente está escribiendo…');
    expect(log()).not.toHaveTextContent('más de lo habitual');
    await vi.advanceTimersByTimeAsync(SLOW_AFTER);

    await vi.waitFor(() => expect(log()).toHaveTextContent('Está tardando más de lo habitual…'));
  });

  it('visitor sees how much room is left near the limit, and sends nothing beyond it', async () => {
    const { user } = await openChat();
    const write = (length: number) => fireEvent.change(input(), { target: { value: '🙂'.repeat(length) } });

    write(900);
    expect(screen.queryByText(/caracteres/)).not.toBeInTheDocument();
    write(999);
    expect(input()).toHaveAccessibleDescription(/Queda 1 carácter$/);
    write(1001);
    expect(input()).toHaveAccessibleDescription(/Sobra 1 carácter/);
    expect(input()).toBeInvalid();
    await user.type(input(), '{Enter}');
    expect(log()).not.toHaveTextContent('Usted:');
    write(1000);
    await user.type(input(), '{Enter}');

    expect(log()).toHaveTextContent('Usted:');
  });

  it('the newest message is in view', async () => {
    const { user } = await openChat();
    vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(4321);

    await user.type(input(), 'Hola{Enter}');

    expect(log().scrollTop).toBeGreaterThan(4300);
  });

  it('visitor reaches a person on WhatsApp', async () => {
    await openChat();

    expect(inWindow().getByRole('link', { name: /^Hablar con una persona/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/573000000000'),
    );
  });
});

describe('what an answer shows', () => {
  const cards = [{ title: '¿Hay cuotas?', text: 'Sí, con su banco. Pregunte antes.', path: '/faq#cuotas' }];

  it('visitor opens a card in place, and follows it to its page', async () => {
    server.use(http.post('*/api/chat', () => HttpResponse.json({ response: 'Recibimos tarjetas.', cards })));
    const { user } = await openChat();
    await user.type(input(), '¿Pagos?{Enter}');

    await user.click(await screen.findByText('¿Hay cuotas?'));

    expect(screen.getByText('Pregunte antes.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Leer más: ¿Hay cuotas?' })).toHaveAttribute(
      'href',
      '/faq#cuotas',
    );
  });

  it('visitor points to what was shown: the next message carries it', async () => {
    const bodies: unknown[] = [];
    server.use(
      http.post('*/api/chat', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({
          response: 'Recibimos tarjetas.',
          about: '/faq#pagos',
          shown: ['/faq#pagos', '/faq#cuotas'],
        });
      }),
    );
    const { user } = await openChat();
    await user.type(input(), '¿Pagos?{Enter}');
    await screen.findByText('Recibimos tarjetas.');

    await user.type(input(), 'el segundo{Enter}');

    await vi.waitFor(() =>
      expect(bodies[1]).toEqual({
        message: 'el segundo',
        about: '/faq#pagos',
        shown: ['/faq#pagos', '/faq#cuotas'],
      }),
    );
  });

  it('visitor reads sentences as they come, and the whole answer in their place', async () => {
    let end = () => {};
    const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        const write = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        write(event('sentence', { text: 'Recibimos tarjetas.' }));
        end = () => {
          write(event('answer', { response: 'Recibimos tarjetas. Y efectivo.' }));
          controller.close();
        };
      },
    });
    server.use(
      http.post(
        '*/api/chat',
        () => new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } }),
      ),
    );
    const { user } = await openChat();
    await user.type(input(), '¿Pagos?{Enter}');
    expect(await screen.findByText('Recibimos tarjetas.')).toBeInTheDocument();

    end();

    expect(await screen.findByText('Recibimos tarjetas. Y efectivo.')).toBeInTheDocument();
    expect(screen.queryByText('Recibimos tarjetas.')).not.toBeInTheDocument();
  });
});

describe('when the assistant fails', () => {
  it.each(['refused', 'server-error', 'malformed', 'html', 'network-error'] as const)(
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
    const { user } = await openChat({ lang: 'en' });

    await user.type(input(), 'Hello{Enter}');

    expect(
      await screen.findByText('Sorry, there was an error connecting to the chatbot.'),
    ).toBeInTheDocument();
  });

  it('visitor who was too quick is told how long to wait, and may try again all the same', async () => {
    useScenario('rate-limited');
    const { user } = await openChat();

    await user.type(input(), 'Hola{Enter}');

    expect(await screen.findByText(FAILURE)).toBeInTheDocument();
    expect(log()).toHaveTextContent('Espere unos 30 segundos');
    expect(await retry()).toBeEnabled();
  });

  it('visitor reaches a person on WhatsApp right there', async () => {
    useScenario('server-error');
    const { user } = await openChat();

    await user.type(input(), 'Hola{Enter}');

    expect(await screen.findByRole('link', { name: /^WhatsApp/ })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/573000000000'),
    );
  });

  it.each([404, 405, 501])(
    'visitor of a host without services, which says %i, gets phone and WhatsApp',
    async (status) => {
      server.use(http.post('*/api/chat', () => new HttpResponse(null, { status })));
      const { user } = await openChat();

      await user.type(input(), 'Hola{Enter}');

      expect(await screen.findByText(/^En este sitio el asistente está dormido/)).toBeInTheDocument();
      expect(inWindow().getByRole('link', { name: /^\+57/ })).toHaveAttribute(
        'href',
        expect.stringMatching(/^tel:\+57\d+$/),
      );
      expect(inWindow().getByRole('link', { name: /^WhatsApp/ })).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
    },
  );

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
