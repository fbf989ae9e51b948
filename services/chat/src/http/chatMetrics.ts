import type { Registry } from 'prom-client';

import { breakerStates, type BreakerState } from '#upstream/policy.ts';

import type { ChatAnswer } from './chatService.ts';

/** Seconds: the embedded assistant takes a few milliseconds, an upstream up to its total timeout. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 4, 8];

/** Makes the counters of the chat in a server's registry. No label holds anything that a visitor wrote. */
export async function createChatMetrics(registry: Registry) {
  const { Counter, Gauge, Histogram } = await import('prom-client');
  const registers = [registry];
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name: `chat_${name}`, help, labelNames, registers });
  const requests = counter('requests_total', 'Calls of the chat API by HTTP status', 'status');
  const limited = counter('rate_limited_total', 'Calls refused because a client sent too many');
  const answers = counter('answers_total', 'Answers by who gave them', 'source');
  const fallbacks = counter('fallbacks_total', 'Answers given in place of the upstream, by reason', 'reason');
  const duration = new Histogram({
    name: 'chat_request_duration_seconds',
    help: 'Time to answer a call of the chat API',
    buckets,
    registers,
  });
  const breaker = new Gauge({
    name: 'chat_upstream_breaker',
    help: '1 for the state that the breaker of the upstream is in',
    labelNames: ['state'],
    registers,
  });
  const breakerChanged = (state: BreakerState) => {
    for (const name of breakerStates) breaker.set({ state: name }, name === state ? 1 : 0);
  };
  breakerChanged('closed');
  return {
    answered: (answer: ChatAnswer) => {
      answers.inc({ source: answer.source });
      if (answer.source === 'fallback') fallbacks.inc({ reason: answer.reason });
    },
    /** @param seconds from the request's first byte to the answer's last */
    responded: (status: number, seconds: number) => {
      requests.inc({ status });
      duration.observe(seconds);
      if (status === 429) limited.inc();
    },
    breakerChanged,
  };
}
