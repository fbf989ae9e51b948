import type {
  AnswerField,
  Answers,
  identificationTypes,
  primaryGoals,
  timesOfDay,
  weekdays,
} from './answers.ts';

type LabelsOf<Options extends readonly string[]> = Record<Options[number], string>;

/** What fields and choices are called, in the form and wherever its answers go. */
export type AnswerLabels = {
  fields: Record<AnswerField, string>;
  choices: {
    identificationType: LabelsOf<typeof identificationTypes>;
    primaryGoal: LabelsOf<typeof primaryGoals>;
    hasMedicalOrder: Record<'yes' | 'no', string>;
    preferredDays: LabelsOf<typeof weekdays>;
    preferredTime: LabelsOf<typeof timesOfDay>;
  };
  /** After what is a wish. */
  ifPossible: string;
};

const wishes: ReadonlySet<AnswerField> = new Set(['preferredDays', 'preferredTime']);

/** A row for each of these fields that has an answer: «Objetivo principal: Cicatrices». */
export function answerRows(answers: Answers, names: readonly AnswerField[], labels: AnswerLabels): string[] {
  // Of whichever field: one without choices shows what was written.
  const choices: Partial<Record<string, Partial<Record<string, string>>>> = labels.choices;
  return names.flatMap((name) => {
    const value = [answers[name]]
      .flat()
      .map((each) => choices[name]?.[String(each)] ?? String(each))
      .join(', ');
    if (value === '') return [];
    const label = labels.fields[name];
    const row = `${label}${label.endsWith('?') ? '' : ':'} ${value}`;
    return [wishes.has(name) ? `${row} ${labels.ifPossible}` : row];
  });
}
