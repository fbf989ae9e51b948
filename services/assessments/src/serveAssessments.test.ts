import { once } from 'node:events';
import { createServer as createHttpServer, type ServerResponse } from 'node:http';
import { text as readText } from 'node:stream/consumers';

import { complaintNumber, formatReceipt } from '@clinic/shared/complaints';
import { sampleSubmission, testAssessmentsApi } from '@clinic/shared/testing/testAssessmentsApi';
import { sampleComplaint, testComplaintsApi } from '@clinic/shared/testing/testComplaintsApi';
import Fastify from 'fastify';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

import { serveAssessments } from './serveAssessments.ts';
import { startGateway } from './testing/startGateway.ts';
import { answer, hang, hangUp, portOf, startWebhook } from './testing/startWebhook.ts';

const submission = sampleSubmission;

type Mail = { from: string | false; to: string[]; text: string };

/** A real mail server. */
async function startSmtp(options: SMTPServerOptions = {}) {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, session, done) => {
      const text = await readText(stream);
      const { mailFrom, rcptTo } = session.envelope;
      mails.push({ from: mailFrom && mailFrom.address, to: rcptTo.map(({ address }) => address), text });
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve(undefined))));
  const url = `smtp://127.0.0.1:${portOf(server.server.address())}?tls=none`;
  return { mails, inbox: { kind: 'smtp', url, from: 'web@clinica.co', to: 'citas@clinica.co' } as const };
}

/** The words of a mail as a mail program shows them. */
const readable = (text: string): string => {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const joined = body.replace(/=\r\n/g, '');
  return Buffer.from(
    joined.replace(/=([0-9A-F]{2})/g, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString();
};

describe('without an inbox', () => {
  it('the addresses do not exist', async () => {
    const { send, complain } = await startGateway();

    const responses = await Promise.all([send(), complain()]);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
  });
});

describe('a mailbox', () => {
  it('gets every answer, the wording and the time of the consent, and can answer the visitor', async () => {
    const { mails, inbox } = await startSmtp();
    const { send } = await startGateway({ inbox });

    const response = await send();

    expect(response.json()).toEqual({ received: true });
    expect(response.headers['cache-control']).toBe('no-store');
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'web@clinica.co', to: ['citas@clinica.co'] });
    expect(mail?.text).toMatch(/^Reply-To: .*<ana@correo\.co>/m);
    const words = readable(mail?.text ?? '');
    expect(words.replaceAll('\r\n', '\n')).toContain(
      [
        'Nombre completo: Ana María Ñáñez',
        'Tipo de documento: Cédula de ciudadanía',
        'Número de documento: 1020304050',
        'Correo electrónico: ana@correo.co',
        'Teléfono: 300 123 4567',
        'Tratamiento de interés: Depilación láser',
        'Objetivo principal: Prevención',
        '¿Tiene orden médica? Sí',
        'Nombre del médico que la expidió: Dra. Ruiz',
        'Días preferidos: Martes, Sábado (si es posible)',
        'Horario preferido: En la mañana (si es posible)',
        'Algo más que debamos saber: Tengo rosácea.',
        'Preguntó desde: Smooth Hair Free · Spa Laser',
      ].join('\n'),
    );
    expect(words).toMatch(/Autorizó el \d{4}-\d\d-\d\dT.*Z.*\r?\n«Autorizo el tratamiento/);
  });

  it('reads with whom, and answers to the adult who asks for a minor', async () => {
    const { mails, inbox } = await startSmtp();
    const { send } = await startGateway({ inbox });

    await send({
      ...submission,
      about: { serviceName: '', category: '' },
      doctor: 'Dra. Mariana Restrepo',
      identificationType: 'ti',
      adultName: 'Rosa Restrepo',
    });

    expect(mails[0]?.text).toMatch(/^Reply-To: .*Rosa Restrepo.* <ana@correo\.co>/m);
    const words = readable(mails[0]?.text ?? '').replaceAll('\r\n', '\n');
    expect(words).toContain('Padre, madre o representante legal: Rosa Restrepo\n');
    expect(words).toContain('Con: Dra. Mariana Restrepo\nIdioma: Español');
  });

  it('gets a complaint with its number, its hour and the days that there are to answer it', async () => {
    const { mails, inbox } = await startSmtp();
    const { complain } = await startGateway({ inbox });

    const response = await complain();

    const { at } = response.json<{ at: string }>();
    const [mail] = mails;
    expect(mail?.text).toMatch(/^Subject: Queja PQRS-[CDFHJKMPRTWXY]{6}\r$/m);
    expect(mail?.text).toMatch(/^Reply-To: .*<ana@correo\.co>/m);
    const words = readable(mail?.text ?? '').replaceAll('\r\n', '\n');
    expect(words).toContain(`Número: ${complaintNumber(sampleComplaint.id)}\n`);
    expect(words).toContain(`Recibida: ${formatReceipt(at, 'es')} (hora de Colombia)\n`);
    expect(words).toContain('a más tardar en quince días hábiles');
    expect(words).toContain('Esperé una hora.\nNadie me avisó.\n');
  });

  it('that is full for a moment is tried again', async () => {
    let refusals = 1;
    const { mails, inbox } = await startSmtp({
      onMailFrom: (_address, _session, done) => {
        refusals -= 1;
        if (refusals < 0) return done();
        done(Object.assign(new Error('try later'), { responseCode: 451 }));
      },
    });
    const { send } = await startGateway({ inbox });

    const response = await send();

    expect(response.statusCode).toBe(200);
    expect(mails).toHaveLength(1);
  });

  it('that refuses for good is not asked twice, and the visitor hears of it', async () => {
    let asked = 0;
    const { inbox } = await startSmtp({
      onRcptTo: (_address, _session, done) => {
        asked += 1;
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      },
    });
    const { send } = await startGateway({ inbox });

    const response = await send();

    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({ error: { code: 'undeliverable' } });
    expect(asked).toBe(1);
  });

  it('asks for an encrypted connection unless its address says otherwise', async () => {
    const { mails, inbox } = await startSmtp();
    const { send } = await startGateway({ inbox: { ...inbox, url: inbox.url.replace('?tls=none', '') } });

    const response = await send();

    expect(response.statusCode).toBe(502);
    expect(mails).toHaveLength(0);
  });

  it.each([
    ['CR and LF', '\r\n'],
    ['U+2028', '\u2028'],
    ['U+2029', '\u2029'],
    ['NEL', '\u0085'],
    ['VT', '\v'],
    ['FF', '\f'],
    ['NUL', '\0'],
    ['ESC', '\u001b'],
  ])('gets no header or line that a visitor made up with %s: one line is one line', async (_mark, mark) => {
    const { mails, inbox } = await startSmtp();
    const { send } = await startGateway({ inbox });

    await send({
      ...submission,
      fullName: `Ana${mark}Bcc: todos@ejemplo.co`,
      doctorName: `Ruiz${mark}Referencia: 1`,
    });

    expect(mails[0]?.to).toEqual(['citas@clinica.co']);
    expect(mails[0]?.text).not.toMatch(/^Bcc:/m);
    expect(readable(mails[0]?.text ?? '')).toContain('Nombre completo: Ana Bcc: todos@ejemplo.co');
    expect(readable(mails[0]?.text ?? '')).toContain('expidió: Ruiz Referencia: 1');
  });

  it('gets no marks that turn what it reads around', async () => {
    const { mails, inbox } = await startSmtp();
    const { send } = await startGateway({ inbox });

    await send({ ...submission, details: '\u202egnp.exe\u2066\nfin\u2028', phone: '\u202a3001234567\u202c' });

    expect(readable(mails[0]?.text ?? '')).toMatch(/saber: gnp\.exe\r?\nfin\r?\n/);
    expect(readable(mails[0]?.text ?? '')).toContain('Teléfono: 3001234567');
  });
});

describe('a webhook', () => {
  it('gets the answers as JSON, with the time', async () => {
    const { calls, inbox } = await startWebhook(answer(204));
    const { send } = await startGateway({ inbox });

    const response = await send();

    expect(response.json()).toEqual({ received: true });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toMatchObject({ ...submission, receivedAt: expect.stringMatching(/Z$/) });
  });

  it.each([
    ['answers 503', answer(503)],
    ['hangs', hang],
    ['hangs up', hangUp],
  ])('that %s once is tried again, with the same key', async (_how, act) => {
    const { calls, inbox } = await startWebhook(act, answer(200));
    const { send } = await startGateway({ inbox });

    const response = await send();

    expect(response.statusCode).toBe(200);
    expect(calls.map(({ key }) => key)).toEqual([submission.id, submission.id]);
  });

  it.each([
    ['answers 500', answer(500), 3],
    ['refuses', answer(401), 1],
    [
      'leads elsewhere',
      (response: ServerResponse) => void response.writeHead(302, { location: '/' }).end(),
      1,
    ],
  ])('that always %s makes the visitor hear that nothing arrived', async (_how, act, times) => {
    const { calls, inbox } = await startWebhook(act);
    const { send } = await startGateway({ inbox });

    const response = await send();

    expect(response.statusCode).toBe(502);
    expect(response.json()).toEqual({ error: { code: 'undeliverable' } });
    expect(calls).toHaveLength(times);
  });

  it('gets a request once, however often it is sent', async () => {
    const { calls, inbox } = await startWebhook(answer(200));
    const { send } = await startGateway({ inbox });

    const responses = await Promise.all([send(), send()]);
    responses.push(await send());

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(calls).toHaveLength(1);
  });

  it('gets a complaint once, however often it is sent, and the visitor one hour of receipt', async () => {
    const { calls, inbox } = await startWebhook(hangUp, answer(200));
    const { complain } = await startGateway({ inbox });

    const responses = await Promise.all([complain(), complain()]);
    responses.push(await complain());

    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.body).toMatchObject({
      type: 'complaint',
      number: complaintNumber(sampleComplaint.id),
      contact: 'ana@correo.co',
    });
  });

  it('gets a request that failed when the visitor sends it again', async () => {
    const { calls, inbox } = await startWebhook(answer(400), answer(200));
    const { send } = await startGateway({ inbox });

    await send();
    const response = await send();

    expect(response.statusCode).toBe(200);
    expect(calls).toHaveLength(2);
  });
});

describe('the API', () => {
  const server = Fastify();
  const webhook = createHttpServer((_request, response) => void response.end());
  beforeAll(async () => {
    await once(webhook.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${portOf(webhook.address())}`;
    void server.register(serveAssessments, { inbox: { kind: 'webhook', url }, assessmentRateLimit: 1000 });
  });
  afterAll(async () => {
    await server.close();
    webhook.close().closeAllConnections();
  });

  const call = async (url: string, { headers, body }: RequestInit) => {
    // Text and plain headers, as the tables write them.
    const request = { payload: body as string, headers: headers as Record<string, string> };
    const response = await server.inject({ method: 'POST', url, ...request });
    return new Response(response.body, {
      status: response.statusCode,
      headers: response.headers as Record<string, string>, // none comes twice
    });
  };

  testAssessmentsApi(call);
  testComplaintsApi(call);

  it('hands nothing that it refuses to the inbox', async () => {
    const { calls, inbox } = await startWebhook(answer(200));
    const { send } = await startGateway({ inbox });

    await send({ ...submission, consent: false });

    expect(calls).toHaveLength(0);
  });

  it('one client that sends too many, with the time to wait', async () => {
    const { inbox } = await startWebhook(answer(200));
    const { send } = await startGateway({ inbox, assessmentRateLimit: 1 });

    await send();
    const response = await send();

    expect(response.statusCode).toBe(429);
    expect(response.json()).toEqual({ error: { code: 'rate_limited' } });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the log', () => {
  const personal = /Ana María|1020304050|ana@correo|300 123 4567|rosácea|Ruiz|Esperé|secreto/;

  it.each([
    ['is delivered', answer(200)],
    ['is not', answer(500)],
  ])('says nothing of what a request holds when it %s', async (_how, act) => {
    const { inbox } = await startWebhook(act);
    const { send, complain, log } = await startGateway({
      inbox: { ...inbox, url: `${inbox.url}?key=secreto` },
    });

    await Promise.all([send(), complain()]);

    expect(log()).toContain('/api/assessments');
    expect(log()).toContain('/api/complaints');
    expect(log()).not.toMatch(personal);
  });

  it('says nothing of it when a mail server quotes it', async () => {
    const { inbox } = await startSmtp({
      onData: (stream, _session, done) => {
        stream.resume();
        stream.on('end', () =>
          done(Object.assign(new Error('refused: Ana María, ana@correo.co, rosácea'), { responseCode: 554 })),
        );
      },
    });
    const { send, log } = await startGateway({ inbox });

    const response = await send();

    expect(response.statusCode).toBe(502);
    expect(log()).not.toMatch(personal);
  });
});
