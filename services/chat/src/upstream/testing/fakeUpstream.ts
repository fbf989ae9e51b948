import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json as readJson } from 'node:stream/consumers';

import { onTestFinished } from 'vitest';

import { company } from '#testing/fixtures.ts';

import type { UpstreamSettings } from '../protocols.ts';

export type Call = {
  path: string | undefined;
  headers: IncomingMessage['headers'];
  body: unknown;
  /** Resolves once the connection of this call, or its response, is over. */
  over: Promise<unknown>;
};

/** What the fake does with a call. */
export type Act = (response: ServerResponse, call: Call) => void;

export type ProtocolName = UpstreamSettings['kind'];

const envelope = ({ path }: Call, text: unknown): object =>
  path === '/v1/chat/completions'
    ? {
        id: 'c1',
        object: 'chat.completion',
        choices: [{ index: 0, message: { role: 'assistant', content: text } }],
      }
    : { response: text };

/** Replies well-formed in the protocol that asks. */
export const reply =
  (text: unknown): Act =>
  (response, call) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(envelope(call, text)));

/** Replies to a call when it is told to. */
export function hold(text: string): { act: Act; held: (() => void)[] } {
  const held: (() => void)[] = [];
  return { held, act: (response, call) => void held.push(() => reply(text)(response, call)) };
}

/** Repeats what the visitor wrote, as a naive service would. */
export const echo: Act = (response, call) => reply(`Usted dijo: ${messageOf(call)}`)(response, call);

export const send =
  (status: number, body: string, headers: Record<string, string> = {}): Act =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

/** Takes the call and never answers. */
export const hang: Act = () => {};

/** Begins a body and never ends it. */
export const stall: Act = (response) => void response.writeHead(200).write('{"response":"Ho');

/** Sends one byte after the other, for ever. */
export const trickle: Act = (response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 10);
  response.on('close', () => clearInterval(timer));
};

/** Sends as fast as it is read, for ever. */
export const flood: Act = (response) => {
  const chunk = Buffer.alloc(65_536, 'a');
  const pump = () => {
    while (!response.destroyed && response.write(chunk));
  };
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', pump);
  pump();
};

export const closeSocket: Act = (response) => void response.destroy();

/** Promises more bytes than it sends. */
export const breakOff: Act = (response) => {
  response.writeHead(200, { 'content-length': '500' }).write('{"response":"Ho');
  setImmediate(() => response.destroy());
};

/** What stands in the message of either protocol. */
export function messageOf({ body }: Call): unknown {
  const { message, messages } = body as { message?: string; messages?: { content: string }[] }; // what the gateway sends
  return messages ? JSON.parse(messages.at(-1)?.content ?? '{}').message : message;
}

/** A real server on a free port that does as it is told, closed when the test ends. */
export async function startFakeUpstream(act: Act = reply('Con gusto.')) {
  const calls: Call[] = [];
  const script: Act[] = [];
  let standing = act;
  const server = createServer((request, response) => {
    const answer = (body: unknown) => {
      const over = once(response, 'close');
      const call = { path: request.url, headers: request.headers, body, over };
      calls.push(call);
      (script.shift() ?? standing)(response, call);
    };
    // A call that is given up before all of it has come was never made.
    readJson(request).then(answer, () => {});
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close().closeAllConnections();
  });
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const settings: Record<ProtocolName, UpstreamSettings> = {
    http: { company, kind: 'http', url: `${origin}/api/chat` },
    openai: {
      company,
      kind: 'openai',
      baseUrl: `${origin}/v1`,
      model: 'test-model',
      apiKey: 'sk-test-secret',
    },
  };
  return {
    calls,
    settings,
    /** Does these with the next calls, one each. */
    next: (...acts: Act[]) => void script.push(...acts),
    /** Does this with all other calls. */
    always: (other: Act) => (standing = other),
  };
}
