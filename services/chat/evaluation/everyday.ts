import { languages, splitPath } from '@clinic/shared/languages';
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

export type EverydayQuestion = v.InferOutput<typeof questionSchema>;

/** An anchor's page is right as well, and an anchor of a page that is asked for as a whole. */
export const isRight = (path: string, pages: readonly string[]): boolean => {
  const bare = splitPath(path).path;
  const page = bare.replace(/#.*/, '');
  return pages.some((one) => one === bare || one === page || one.replace(/#.*/, '') === bare);
};

type Asked = { question: EverydayQuestion; answer: Answer };

const isRightPage = ({ question }: Asked, path = ''): boolean => isRight(path, question.pages ?? []);
/** What a visitor reads: the page that the reply quotes, and the cards. */
export const shownBy = ({ kind, shown = [], cards = [] }: Answer): readonly string[] => [
  ...(kind === 'document' ? shown.slice(0, 1) : []),
  ...cards.map(({ path }) => path),
];
const isWithin = (one: Asked): boolean => shownBy(one.answer).some((path) => isRightPage(one, path));
const isShrug = ({ answer }: Asked): boolean => answer.kind === 'nearest' || answer.kind === 'which';
const isCourteous = ({ question, answer }: Asked): boolean =>
  question.courtesies?.includes(answer.kind) ?? false;

/** Measures of questions that pages answer, and what must be reached, in per cent. */
const measures: readonly { label: string; is: (one: Asked) => boolean; least?: number; most?: number }[] = [
  { label: 'right page in reply or cards', is: isWithin, least: 90 },
  { label: 'right page first', is: (one) => isRightPage(one, shownBy(one.answer)[0]), least: 75 },
  { label: 'begun with a shrug', is: isShrug, most: 15 },
  { label: 'wrong with confidence', is: (one) => !isWithin(one) && !isShrug(one), most: 8 },
  { label: 'a line on emergencies', is: ({ answer }) => answer.danger !== undefined, most: 3 },
];

const share = (all: readonly Asked[], is: (one: Asked) => boolean): number =>
  (100 * all.filter(is).length) / all.length;

/** How the assistant answers the questions. */
export function everydayTable(asked: readonly Asked[]): { text: string; missed: string[] } {
  const ofPages = asked.filter(({ question }) => question.pages);
  const polite = asked.filter(({ question }) => question.courtesies && !question.pages);
  const missed: string[] = [];
  const line = (label: string, value: number): string =>
    `${label.padEnd(40)} ${value.toFixed(1).padStart(5)} %`;
  const lines = measures.map(({ label, is, least = 0, most = 100 }) => {
    const value = share(ofPages, is);
    const aim = least > 0 ? `≥ ${least} %` : most < 100 ? `≤ ${most} %` : '';
    if (value < least || value > most) missed.push(`${label}: ${value.toFixed(1)} %, ${aim}`);
    return `${line(label, value)}  ${aim}`;
  });
  const text = [
    `${ofPages.length} questions that pages answer, ${polite.length} others`,
    ...lines,
    line('courtesies answered as such', share(polite, isCourteous)),
  ].join('\n');
  return { text, missed };
}
