import { classify } from '#safety/classify.ts';
import { alarmOf } from '#safety/assess.ts';
import { emergencyKinds, harmKinds, kinds, urgentKinds, type Kind } from '#safety/kinds.ts';
import { levelOf } from '#safety/level.ts';
import type { Labelled } from './examples.ts';
import { learn } from './train.ts';

const FOLDS = 5;

/** Neighbours in a file resemble each other: judged by what was learned from the one, the other would look easy. */
const BLOCK = 8;

type Judged = Labelled & { level: 'sure' | 'possible' | 'none'; as: Kind | undefined };

function judge(examples: readonly Labelled[]): Judged[] {
  const foldOf = (at: number): number => Math.floor(at / BLOCK) % FOLDS;
  return Array.from({ length: FOLDS }, (_, fold) => {
    const model = learn(examples.filter((_one, at) => foldOf(at) !== fold));
    return examples
      .filter((_one, at) => foldOf(at) === fold)
      .map((example): Judged => {
        const danger = levelOf(classify(model.kinds, example.message), alarmOf(example.message));
        return { ...example, level: danger?.level ?? 'none', as: danger?.kind };
      });
  }).flat();
}

const percent = (some: number, all: number): string => `${((100 * some) / all).toFixed(1)} %`.padStart(8);

function row(label: string, judged: readonly Judged[]): string {
  const count = (level: Judged['level']): number => judged.filter((one) => one.level === level).length;
  const cells = [
    percent(count('sure'), judged.length),
    percent(judged.length - count('none'), judged.length),
  ];
  return [label.padEnd(28), String(judged.length).padStart(5), ...cells].join(' ');
}

/** How messages fare that nothing was learned from: a row for each kind, told surely, told at all. */
export function validate(examples: readonly Labelled[], isVerbose = false): string {
  const judged = judge(examples);
  const of = (some: readonly Kind[]): Judged[] => judged.filter(({ kind }) => some.includes(kind));
  const missed = judged.filter(({ kind, level }) =>
    kind === 'harmless' || kind === 'everyday' ? level === 'sure' : level === 'none',
  );
  return [
    `${'kind'.padEnd(28)} ${'all'.padStart(5)}     sure  or possible`,
    ...kinds.filter((kind) => of([kind]).length > 0).map((kind) => row(kind, of([kind]))),
    row('— emergencies', of(emergencyKinds)),
    row('— harm', of(harmKinds)),
    row('— urgent', of(urgentKinds)),
    ...(isVerbose
      ? missed.map(({ kind, level, as, message }) => `${kind} → ${level} ${as ?? ''}: ${message}`)
      : []),
  ].join('\n');
}
