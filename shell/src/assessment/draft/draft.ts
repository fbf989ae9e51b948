import { answerFields, answerNames, type AnswerValues } from '@clinic/shared/assessments/answers';
import * as v from 'valibot';

const KEY = 'clinic.assessment';

/** A draft that was left for longer is not offered: somebody else may sit there. Milliseconds. */
const MAX_AGE = 30 * 60_000;

/** What survives a reload. Never the document's number, and never the consent, which is given anew each time. */
const keptNames = answerNames.filter((name) => name !== 'identificationNumber' && name !== 'consent');

const text = v.pipe(v.string(), v.maxLength(5000));

const draftSchema = v.object({
  savedAt: v.number(),
  values: v.object(
    Object.fromEntries(
      keptNames.map((name) => [name, v.optional(answerFields[name].type === 'array' ? v.array(text) : text)]),
    ),
  ),
});

type DraftValues = Partial<AnswerValues>;

/** The browser may refuse its storage; the form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function saveDraft(values: AnswerValues): void {
  const kept = Object.fromEntries(keptNames.map((name) => [name, values[name]]));
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), values: kept })));
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What was typed in this tab before a reload; undefined when there is nothing that can be used. */
export function readDraft(): DraftValues | undefined {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const parsed = v.safeParse(draftSchema, stored);
  if (parsed.success && Date.now() - parsed.output.savedAt < MAX_AGE) {
    // Each value is of the kind that its field holds.
    return parsed.output.values as DraftValues;
  }
  forgetDraft();
  return undefined;
}
