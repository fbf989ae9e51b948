import { thresholds } from '#data/thresholds.ts';

/** Dangers to the body, now: an ambulance or an emergency department. */
export const emergencyKinds = [
  'anaphylaxis',
  'vessel-occlusion',
  'infection',
  'burn-chemical',
  'eye',
  'poison-child',
  'drug-reaction',
  'bleeding',
  'neurological',
  'cardiac-breathing',
  'acute-illness',
] as const;

/** Somebody may hurt themselves, or is hurt by somebody else. */
export const harmKinds = ['crisis', 'violence-abuse'] as const;

/** A physician today or tomorrow. */
export const urgentKinds = ['urgent-pregnancy-medicine', 'urgent-lesion', 'urgent-after-procedure'] as const;

/** No danger: in the words of one, and in words of every day. */
export const calmKinds = ['harmless', 'everyday'] as const;

export const kinds = [...emergencyKinds, ...harmKinds, ...urgentKinds, ...calmKinds] as const;

export type MessageKind = (typeof kinds)[number];
export type DangerKind = Exclude<MessageKind, (typeof calmKinds)[number]>;
export type UrgentKind = (typeof urgentKinds)[number];

export const isUrgent = (kind: MessageKind): kind is UrgentKind =>
  (urgentKinds as readonly MessageKind[]).includes(kind);

/** `sure`: the reply is about the danger alone. `possible`: a line about it comes before the ordinary answer. */
export type Danger = { level: 'sure' | 'possible'; kind: DangerKind };

/** Probabilities of the kinds in a message as a whole, and in each of its parts where it has more than one. */
export type Likelihoods = { whole: Float32Array; parts: Float32Array[]; isStory: boolean };

const groups = { harm: harmKinds, emergency: emergencyKinds, urgent: urgentKinds, calm: calmKinds };
type Group = keyof typeof groups;

/** The gravest first. */
const dangerGroups = ['harm', 'emergency', 'urgent'] as const;

const probabilityOf = (likelihood: Float32Array, kind: MessageKind): number =>
  likelihood[kinds.indexOf(kind)] ?? 0;

const sumOf = (likelihood: Float32Array, group: Group): number =>
  groups[group].reduce((sum, kind) => sum + probabilityOf(likelihood, kind), 0);

const maxBy = <T>(all: readonly [T, ...T[]], value: (one: T) => number): T =>
  all.reduce((best, one) => (value(one) > value(best) ? one : best), all[0]);

const likeliestIn = (likelihood: Float32Array, group: (typeof dangerGroups)[number]): DangerKind =>
  maxBy(groups[group], (kind) => probabilityOf(likelihood, kind));

/** Decides how dangerous a message is, by its probabilities as a whole and of its parts. */
export function dangerOf({ whole, parts, isStory }: Likelihoods): Danger | undefined {
  const { possible, possibleStory, harmStory, partPenalty } = thresholds;
  const all: [Float32Array, ...Float32Array[]] = [whole, ...parts];
  for (const group of dangerGroups) {
    const { sure, surePart } = thresholds[group];
    const leastSure = isStory && group === 'harm' ? harmStory.sure : sure;
    const sum = (likelihood: Float32Array): number => sumOf(likelihood, group);
    if (sum(whole) >= leastSure || parts.some((part) => sum(part) >= surePart))
      return { level: 'sure', kind: likeliestIn(maxBy(all, sum), group) };
  }
  const anyDanger = (likelihood: Float32Array): number =>
    1 - sumOf(likelihood, 'calm') - (likelihood === whole ? 0 : partPenalty);
  const most = maxBy(all, anyDanger);
  const group = maxBy(dangerGroups, (one) => sumOf(most, one));
  const inStory = group === 'harm' ? harmStory.possible : possibleStory;
  if (anyDanger(most) < (isStory ? inStory : possible)) return undefined;
  return { level: 'possible', kind: likeliestIn(most, group) };
}
