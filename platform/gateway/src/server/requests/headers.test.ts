import type { FastifyInstance } from 'fastify';
import { expect, it } from 'vitest';

import { mountEcho } from '#server/testing/echoService.ts';
import { startServer } from '#server/testing/startServer.ts';

const services = [mountEcho(1)];

const call = (server: FastifyInstance, address: string) =>
  server.inject({
    method: 'POST',
    url: '/api/echo',
    headers: { 'x-forwarded-for': address },
    payload: {},
  });

/** Statuses of two calls, from clients as a proxy describes them, where one a minute is allowed. */
async function statusesOf(first: string, second: string, trustedProxies = ['127.0.0.1']) {
  const { server } = await startServer({ services, trustedProxies });
  const one = await call(server, first);
  const two = await call(server, second);
  return [one.statusCode, two.statusCode];
}

it.each([
  ['an address with its port', '203.0.113.7:1001', '203.0.113.7:1002'],
  ['IPv6 with its port', '[2001:db8::7]:1001', '[2001:db8::7]:1002'],
  ['one with and one without', '203.0.113.7', '203.0.113.7:80'],
  ['what a client put before the address that the proxy saw', '1.1.1.1, 203.0.113.7', '2.2.2.2, 203.0.113.7'],
  ['words that are no address', 'unknown', 'whoever'],
  ['IPv6 addresses of one household', '2001:db8:1:1::1', '2001:db8:1:1::2'],
  // Counters of its own for each would be so many that those of all others were forgotten.
  ['IPv6 networks of one household', '2001:db8:1:1::1', '2001:db8:1:ff::1'],
])('is one client: %s', async (_case, first, second) => {
  expect(await statusesOf(first, second)).toEqual([200, 429]);
});

it('visitors behind a trusted proxy are counted apart', async () => {
  expect(await statusesOf('203.0.113.7', '203.0.113.8')).toEqual([200, 200]);
});

it('the networks of one subscriber together may send as much as twenty clients', async () => {
  const { server } = await startServer({ services, trustedProxies: ['127.0.0.1'] });
  const from = async (address: string) => (await call(server, address)).statusCode;
  const statuses: number[] = [];
  for (let network = 1; network <= 21; network += 1) statuses.push(await from(`2001:db8:1:${network}00::1`));

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  expect(await from('2001:db8:2:1::1')).toBe(200);
});

it('nobody is believed where no proxy is trusted', async () => {
  expect(await statusesOf('203.0.113.7', '203.0.113.8', [])).toEqual([200, 429]);
});
