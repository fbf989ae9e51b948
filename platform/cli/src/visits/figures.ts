import type { Status } from './readStatus.ts';

/** Sums of the measurements of visits. */
export type Figures = {
  visits: number;
  errors: number;
  vitals: Readonly<Record<string, { count: number; p75: number }>>;
};

type Part = Pick<Status['routes'][number], 'visits' | 'errors' | 'vitals'>;

/** Adds up routes or gateways; percentiles are averaged, weighted by their number of values. */
export function sumUp(parts: readonly Part[]): Figures {
  const names = [...new Set(parts.flatMap(({ vitals }) => Object.keys(vitals)))].toSorted();
  const vitals = names.map((name) => {
    const all = parts.flatMap((part) => part.vitals[name] ?? []);
    const count = all.reduce((sum, item) => sum + item.count, 0);
    const weighted = all.reduce((sum, { p75, count: own }) => sum + p75 * own, 0);
    return [name, { count, p75: weighted / count }] as const;
  });
  const sum = (key: 'visits' | 'errors') => parts.reduce((all, part) => all + part[key], 0);
  return { visits: sum('visits'), errors: sum('errors'), vitals: Object.fromEntries(vitals) };
}

/** Fewer visits are not compared. */
const MIN_VISITS = 20;

/** Values of Web Vitals that count as good. */
const good: Readonly<Record<string, number>> = { LCP: 2500, INP: 200, CLS: 0.1 };

const round = (value: number): number => Math.round(value * 100) / 100;

const perHundred = ({ errors, visits }: Figures): number => (visits === 0 ? 0 : (100 * errors) / visits);

export const rule = `Worse is: more than twice the errors per 100 visits and at least one more; or a Web Vital a fifth above the
other's and no longer good. Fewer than ${MIN_VISITS} visits are not judged.`;

/** @returns sentences about the figures that are worse in `one` than in `other` */
export function findWorse(one: Figures, other: Figures): string[] {
  if (one.visits < MIN_VISITS || other.visits < MIN_VISITS) return [];
  const [errors, before] = [perHundred(one), perHundred(other)];
  const vitals = Object.entries(one.vitals).flatMap(([name, vital]) => {
    const was = other.vitals[name];
    const isWorse = was && vital.p75 > (good[name] ?? 0) && vital.p75 > 1.2 * was.p75;
    return isWorse ? [`${name} ${round(vital.p75)} instead of ${round(was.p75)}`] : [];
  });
  const isMore = errors > 2 * before && errors >= before + 1;
  return [
    ...(isMore ? [`${round(errors)} errors per 100 visits instead of ${round(before)}`] : []),
    ...vitals,
  ];
}

/** A row with visits, errors and Web Vitals. */
export function describeFigures(label: string, figures: Figures): string {
  const vitals = Object.entries(figures.vitals).map(([name, { p75 }]) => `${name} ${round(p75)}`);
  return [
    `  ${label.padEnd(28)} ${String(figures.visits).padStart(7)} visits`,
    `${figures.errors} errors (${round(perHundred(figures))} per 100)`,
    ...vitals,
  ].join('  ');
}
