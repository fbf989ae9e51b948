import { languages, splitPath } from '@clinic/shared/lang';
import * as v from 'valibot';

import type { Answer } from '#answer/answer.ts';

/** A question that nothing was learned from, and what answers it: pages without language, or a courtesy. */
export const questionSchema = v.object({
  text: v.string(),
  language: v.picklist(languages),
  kind: v.string(),
  pages: v.optional(v.array(v.string())),
  courtesies: v.optional(v.array(v.string())),
});

export type Question = v.InferOutput<typeof questionSchema>;

/** What must be reached on questions that pages answer, in per cent. */
const aims = { within: 90, first: 75, shrug: 15, wrong: 8, alarm: 3 };

/** An anchor's page is right as well, and an anchor of a page that is asked for as a whole. */
export const isRight = (path: string, pages: readonly string[]): boolean => {
  const bare = splitPath(path).path;
  const page = bare.replace(/#.*/, '');
  return pages.some((one) => one === bare || one === page || one.replace(/#.*/, '') === bare);
};

type Row = { label: string; value: number; aim: string; isMissed: boolean };

const share = <T>(all: readonly T[], is: (one: T) => boolean): number =>
  (100 * all.filter(is).length) / all.length;

/** How the assistant and the plain baseline answer the same questions. */
export function everydayTable(
  asked: readonly { question: Question; answer: Answer; baseline: readonly string[] }[],
): { text: string; missed: string[] } {
  const ofPages = asked.filter(({ question }) => question.pages);
  const polite = asked.filter(({ question }) => question.courtesies && !question.pages);
  const pagesOf = ({ question }: (typeof asked)[number]): readonly string[] => question.pages ?? [];
  const shownBy = ({ answer }: (typeof asked)[number]): readonly string[] => answer.shown ?? [];
  const isWithin = (one: (typeof asked)[number]): boolean =>
    shownBy(one).some((path) => isRight(path, pagesOf(one)));
  const isShrug = ({ answer }: (typeof asked)[number]): boolean =>
    answer.kind === 'nearest' || answer.kind === 'which';
  const row = (label: string, value: number, least: number | undefined, most?: number): Row => ({
    label,
    value,
    aim: least !== undefined ? `≥ ${least} %` : most !== undefined ? `≤ ${most} %` : '',
    isMissed: (least !== undefined && value < least) || (most !== undefined && value > most),
  });
  const rows = [
    row('right page in reply or cards', share(ofPages, isWithin), aims.within),
    row(
      'right page first',
      share(ofPages, (one) => isRight(shownBy(one)[0] ?? '', pagesOf(one))),
      aims.first,
    ),
    row('begun with a shrug', share(ofPages, isShrug), undefined, aims.shrug),
    row(
      'wrong with confidence',
      share(ofPages, (one) => !isWithin(one) && !isShrug(one)),
      undefined,
      aims.wrong,
    ),
    row(
      'a line on emergencies',
      share(ofPages, ({ answer }) => answer.danger !== undefined),
      undefined,
      aims.alarm,
    ),
    row(
      'plain baseline: among the first three',
      share(ofPages, (one) => one.baseline.slice(0, 3).some((path) => isRight(path, pagesOf(one)))),
      undefined,
    ),
    row(
      'plain baseline: right page first',
      share(ofPages, (one) => isRight(one.baseline[0] ?? '', pagesOf(one))),
      undefined,
    ),
    row(
      'courtesies answered as such',
      share(polite, ({ question, answer }) => question.courtesies?.includes(answer.kind) === true),
      undefined,
    ),
  ];
  return {
    text: [
      `${ofPages.length} questions that pages answer, ${polite.length} others`,
      ...rows.map(({ label, value, aim }) => `${label.padEnd(40)} ${value.toFixed(1).padStart(5)} %  ${aim}`),
    ].join('\n'),
    missed: rows
      .filter(({ isMissed }) => isMissed)
      .map(({ label, value, aim }) => `${label}: ${value.toFixed(1)} %, ${aim}`),
  };
}
