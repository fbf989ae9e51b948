import { emergencyKinds, isUrgent, type Danger, type MessageKind } from '#safety/danger.ts';

/** A message whose kind is known, and the danger that was seen in it. */
export type Judged = { kind: string; text: string; danger: Danger | undefined };

type Group = 'emergency' | 'crisis and violence' | 'urgent' | 'harmless' | 'everyday';

/** What must be reached, in per cent: told at all, or told surely. Calm messages must not be alarmed more. */
const aims: Record<Group, { of: 'told' | 'sure'; least?: number; most?: number }> = {
  emergency: { of: 'told', least: 95 },
  'crisis and violence': { of: 'told', least: 93 },
  urgent: { of: 'told', least: 90 },
  harmless: { of: 'sure', most: 4 },
  everyday: { of: 'told', most: 4 },
};

function groupOf(kind: string): Group {
  if (kind === 'urgent' || isUrgent(kind as MessageKind)) return 'urgent';
  if (kind === 'crisis' || kind === 'violence-abuse' || kind === 'violence') return 'crisis and violence';
  if (kind === 'emergency' || (emergencyKinds as readonly string[]).includes(kind)) return 'emergency';
  return kind === 'everyday' ? 'everyday' : 'harmless';
}

/** A row for each group: told surely, told surely or as possible; and the aims that are missed. */
export function dangerTable(judged: readonly Judged[]): { text: string; missed: string[] } {
  const missed: string[] = [];
  const rows = (Object.keys(aims) as Group[]).flatMap((group) => {
    // its keys
    const some = judged.filter(({ kind }) => groupOf(kind) === group);
    if (some.length === 0) return [];
    const sure = (100 * some.filter(({ danger }) => danger?.level === 'sure').length) / some.length;
    const told = (100 * some.filter(({ danger }) => danger).length) / some.length;
    const { of, least = 0, most = 100 } = aims[group];
    const reached = of === 'told' ? told : sure;
    const aim = `${of} ${least > 0 ? `≥ ${least}` : `≤ ${most}`} %`;
    if (reached < least || reached > most) missed.push(`${group}: ${reached.toFixed(1)} %, ${aim}`);
    return `${group.padEnd(20)} ${String(some.length).padStart(4)}  sure ${sure.toFixed(1).padStart(5)} %  told ${told.toFixed(1).padStart(5)} %  aim: ${aim}`;
  });
  return { text: rows.join('\n'), missed };
}
