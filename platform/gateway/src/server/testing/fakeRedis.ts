import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

import { onTestFinished } from 'vitest';

/** Parses the complete commands in the received text. @returns their words, and the incomplete rest */
function readCommands(received: string): { commands: string[][]; rest: string } {
  const commands: string[][] = [];
  let rest = received;
  for (;;) {
    const size = /^\*(\d+)\r\n/.exec(rest);
    if (!size) return { commands, rest };
    let at = size[0].length;
    const words: string[] = [];
    for (let index = 0; index < Number(size[1]); index += 1) {
      const length = /^\$(\d+)\r\n/.exec(rest.slice(at));
      if (!length) return { commands, rest };
      at += length[0].length;
      words.push(rest.slice(at, at + Number(length[1])));
      at += Number(length[1]) + 2;
    }
    if (rest.length < at) return { commands, rest };
    commands.push(words);
    rest = rest.slice(at);
  }
}

/**
 * Imitates the part of Redis that the gateway needs: the protocol, values without expiry, and a counter in place of the
 * rate limiter's script, which runs in a real Redis only.
 */
export async function startFakeRedis() {
  const counts = new Map<string, number>();
  const words = new Map<string, string>();
  const sockets = new Set<Socket>();
  let isMute = false;

  function answerWords([name = '', key = '', value = '', ...options]: string[]): string | undefined {
    switch (name.toLowerCase()) {
      case 'set':
        if (options.includes('NX') && words.has(key)) return '$-1\r\n';
        words.set(key, value);
        return '+OK\r\n';
      case 'get': {
        const found = words.get(key);
        return found === undefined ? '$-1\r\n' : `$${found.length}\r\n${found}\r\n`;
      }
      case 'del':
        return `:${Number(words.delete(key))}\r\n`;
    }
  }

  function answer(command: string[]): string {
    const [name = '', , , key = '', timeWindow = ''] = command;
    const answered = answerWords(command);
    if (answered !== undefined) return answered;
    if (/^hello$/i.test(name)) return "-ERR unknown command 'HELLO'\r\n";
    if (/^info$/i.test(name)) return '$19\r\nredis_version:7.0.0\r\n';
    if (!/^eval/i.test(name)) return '+OK\r\n';
    counts.set(key, (counts.get(key) ?? 0) + 1);
    return `*2\r\n:${counts.get(key)}\r\n:${timeWindow}\r\n`;
  }

  const server = createServer((socket) => {
    let received = '';
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (data) => {
      const { commands, rest } = readCommands(received + data.toString('latin1'));
      received = rest;
      if (!isMute) socket.write(commands.map(answer).join(''));
    });
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  await listen(0);
  onTestFinished(stop);
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    url: `redis://:hunter2@127.0.0.1:${port}`,
    counts,
    words,
    stop,
    restart: () => listen(port),
    /** Accepts commands from now on without answering them. */
    mute: () => (isMute = true),
  };
}
