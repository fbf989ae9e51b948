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
] as const;

/** Somebody may hurt themselves, or is hurt by somebody else. */
export const harmKinds = ['crisis', 'violence-abuse'] as const;

/** A physician today or tomorrow. */
export const urgentKinds = ['urgent-pregnancy-medicine', 'urgent-lesion', 'urgent-after-procedure'] as const;

/** No danger: in the words of one, and in words of every day. */
export const calmKinds = ['harmless', 'everyday'] as const;

export const kinds = [...emergencyKinds, ...harmKinds, ...urgentKinds, ...calmKinds] as const;

export type Kind = (typeof kinds)[number];
export type DangerKind = Exclude<Kind, (typeof calmKinds)[number]>;
export type UrgentKind = (typeof urgentKinds)[number];

export const isUrgent = (kind: Kind): kind is UrgentKind => (urgentKinds as readonly Kind[]).includes(kind);
