import { expect, it } from 'vitest';

import { createAssistant } from '#answer/answer.ts';
import { documents, site } from '#testing/fixtures.ts';
import { normalize } from '#text/normalize.ts';

import { createGuard } from './guard.ts';
import { createMask } from './personalData.ts';
import { readReply } from './reply.ts';

/** What expressions look for, and what makes them look again: repeated singly and in pairs, it finds the slow ones. */
const pieces: string[] = [
  'a',
  'ñ',
  '1',
  '.',
  ',',
  '@',
  '-',
  '/',
  ' ',
  '(',
  '[',
  '#',
  '$',
  '%',
  ':',
  '\n',
  "'",
  '_',
  '&',
  '⅒',
  '\ufdfa',
  '\u0301',
  '\u200d',
  '👩🏽‍⚕️',
  'mil ',
  'cien ',
  'y ',
  'calle 1 ',
  'cc ',
  'cero ',
  'punto ',
  'a@a.',
];

const pumps = [...pieces, ...pieces.flatMap((one) => pieces.map((other) => one + other))];

const check = createGuard(documents, site);
const { answer } = createAssistant(documents, site);

const LIMIT = 50_000;

function costOnce(act: () => unknown): number {
  const before = process.cpuUsage();
  try {
    act();
  } catch {
    // Refusing is an answer as well.
  }
  return process.cpuUsage(before).user;
}

/** Microseconds of the processor; whatever takes long is tried again, so that no collection of garbage counts. */
function costOf(act: () => unknown): number {
  const cost = costOnce(act);
  return cost > LIMIT ? Math.min(cost, costOnce(act), costOnce(act)) : cost;
}

it.each([
  ['what an upstream says', 10_000, (text: string) => check(readReply(text))],
  ['the check of claims by itself', 2000, (text: string) => check(text)],
  ['what is masked of a message', 1000, (text: string) => createMask(documents)(normalize(text))],
  ['a message to the embedded assistant', 1000, (text: string) => answer(text, 'es')],
])('nothing repeated makes it slow: %s', (_what, length, act) => {
  const slow = pumps.flatMap((pump) => {
    const text = pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
    const cost = costOf(() => act(`${text}!`));
    return cost > LIMIT ? [{ pump, milliseconds: cost / 1000 }] : [];
  });

  expect(slow).toEqual([]);
});
