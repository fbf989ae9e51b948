import { answerFields, answerNames, type AnswerValues } from '@clinic/shared/assessments/answers';
import { createTabDraft } from '@clinic/shared/kit/tabDraft';
import * as v from 'valibot';

/** What survives a reload. Never the document's number, and never the consent, which is given anew each time. */
const keptNames = answerNames.filter((name) => name !== 'identificationNumber' && name !== 'consent');

const text = v.pipe(v.string(), v.maxLength(5000));

const stored = createTabDraft('clinic.assessment', {
  values: v.object(
    Object.fromEntries(
      keptNames.map((name) => [name, v.optional(answerFields[name].type === 'array' ? v.array(text) : text)]),
    ),
  ),
});

export function saveDraft(values: AnswerValues): void {
  stored.save({ values: Object.fromEntries(keptNames.map((name) => [name, values[name]])) });
}

export const forgetDraft = stored.forget;

/** What was typed in this tab before a reload; undefined when there is nothing that can be used. */
export const readDraft = (): Partial<AnswerValues> | undefined =>
  // Each value is of the kind that its field holds.
  stored.read()?.values as Partial<AnswerValues> | undefined;
