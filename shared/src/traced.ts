import { tracingChannel } from 'node:diagnostics_channel';

/** What a span says of a piece of work; never words of a visitor. */
export type Facts = Record<string, string | number | boolean>;

/** Name of the channel that spans are made of; nothing happens on it while nobody listens. */
export const CHANNEL = 'clinic.work';

export type Work = { name: string; facts: Facts };

const channel = tracingChannel<unknown, Work>(CHANNEL);

/**
 * Does a piece of work that has a span where traces are on.
 * @param work may add to the facts
 */
export function traced<T>(name: string, facts: Facts, work: (facts: Facts) => Promise<T>): Promise<T> {
  return channel.tracePromise(() => work(facts), { name, facts });
}
