import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Pause between an answer and the next request of one client. Milliseconds. */
const PAUSE = 20;

/** @throws Error with a code when the connection ended without an answer */
async function ask(agent: Agent, url: URL): Promise<void> {
  const isChat = url.pathname === '/api/chat';
  const asked = request(url, {
    agent,
    method: isChat ? 'POST' : 'GET',
    headers: isChat ? { 'content-type': 'application/json' } : {},
  });
  asked.end(isChat ? JSON.stringify({ message: 'hola' }) : undefined);
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
}

/** Sends requests over one keep-alive connection, one after the other, until one fails. */
export function createClient(origin: string, path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const url = new URL(path, origin);
  let count = 0;
  const waiting: { at: number; resolve: () => void }[] = [];
  async function go(): Promise<string> {
    try {
      for (;;) {
        await ask(agent, url);
        count += 1;
        for (const { at, resolve } of waiting) if (count >= at) resolve();
        await wait(PAUSE);
      }
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : String(error);
    } finally {
      agent.destroy();
    }
  }
  return {
    /** Resolves with the error that ended it. */
    problem: go(),
    /** Number of answers that it has received. */
    count: () => count,
    /** Waits until it has received this number of answers. */
    answered: (answers: number) => new Promise<void>((resolve) => waiting.push({ at: answers, resolve })),
  };
}
