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

/** Of which the most can be said. */
const mostOf = <T>(all: readonly [T, ...T[]], much: (one: T) => number): T =>
  all.reduce((best, one) => (much(one) > much(best) ? one : best), all[0]);

const order = ['harm', 'emergency', 'urgent'] as const;

const dangerOf = (likelihood: Float32Array): number => 1 - sumOf(likelihood, 'calm');

/** How dangerous a message is. What a part says by itself is worth less: the rest may deny it. */
export function levelOf({ whole, parts, isStory }: Likelihoods): Danger | undefined {
  const all: [Float32Array, ...Float32Array[]] = [whole, ...parts];
  for (const group of order) {
    const { sure, sureStory, surePart } = thresholds[group];
    const much = (likelihood: Float32Array): number => sumOf(likelihood, group);
    if (much(whole) >= (isStory ? sureStory : sure) || parts.some((part) => much(part) >= surePart))
      return { level: 'sure', kind: kindIn(mostOf(all, much), group) };
  }
  const dangers = new Map(parts.map((part) => [part, dangerOf(part) - thresholds.partsCount]));
  dangers.set(whole, dangerOf(whole));
  const most = mostOf(all, (likelihood) => dangers.get(likelihood) ?? 0);
  const { possible, possibleStory } = thresholds;
  if ((dangers.get(most) ?? 0) < (isStory ? possibleStory : possible)) return undefined;
  const group = mostOf(order, (one) => sumOf(most, one));
  return { level: 'possible', kind: kindIn(most, group) };
}
