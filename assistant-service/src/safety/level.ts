import type { Likelihoods } from './classify.ts';
import { thresholds } from './data/thresholds.ts';
import {
  calmKinds,
  emergencyKinds,
  harmKinds,
  kinds,
  urgentKinds,
  type DangerKind,
  type Kind,
} from './kinds.ts';

/** `sure`: the reply is about the danger alone. `possible`: a line about it comes before the ordinary answer. */
export type Danger = { level: 'sure' | 'possible'; kind: DangerKind };

const placesOf = (some: readonly Kind[]): number[] => some.map((kind) => kinds.indexOf(kind));
const places = {
  emergency: placesOf(emergencyKinds),
  harm: placesOf(harmKinds),
  urgent: placesOf(urgentKinds),
  calm: placesOf(calmKinds),
};
type Group = keyof typeof places;

const sumOf = (likelihood: Float32Array, group: Group): number =>
  places[group].reduce((sum, place) => sum + (likelihood[place] ?? 0), 0);

/** The likeliest kind of a group. */
const kindIn = (likelihood: Float32Array, group: Group): DangerKind => {
  const best = places[group].reduce((one, other) =>
    (likelihood[other] ?? 0) > (likelihood[one] ?? 0) ? other : one,
  );
  return kinds[best] as DangerKind; // no group but calm has others
};

/** A message, and what its parts say by themselves, which is worth less: the rest may deny it. */
type Reading = { likelihood: Float32Array; isPart: boolean };

const readings = ({ whole, parts }: Likelihoods): [Reading, ...Reading[]] => [
  { likelihood: whole, isPart: false },
  ...parts.map((likelihood) => ({ likelihood, isPart: true })),
];

/** Of which the most can be said. */
const mostOf = <T>(all: readonly [T, ...T[]], much: (one: T) => number): T =>
  all.reduce((best, one) => (much(one) > much(best) ? one : best), all[0]);

const dangerOf = ({ likelihood, isPart }: Reading): number =>
  1 - sumOf(likelihood, 'calm') - (isPart ? thresholds.partsCount : 0);

const order = ['harm', 'emergency', 'urgent'] as const;

/** How dangerous a message is. */
export function levelOf(likelihoods: Likelihoods): Danger | undefined {
  const all = readings(likelihoods);
  const strongest = (group: Group) => mostOf(all, ({ likelihood }) => sumOf(likelihood, group)).likelihood;
  for (const group of order) {
    const { sure, surePart } = thresholds[group];
    if (all.some(({ likelihood, isPart }) => sumOf(likelihood, group) >= (isPart ? surePart : sure)))
      return { level: 'sure', kind: kindIn(strongest(group), group) };
  }
  const most = mostOf(all, dangerOf);
  if (dangerOf(most) < thresholds.possible) return undefined;
  const group = mostOf(order, (one) => sumOf(most.likelihood, one));
  return { level: 'possible', kind: kindIn(most.likelihood, group) };
}
