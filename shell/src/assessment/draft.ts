import * as v from 'valibot';

import type { AssessmentValues } from './assessmentSchema.ts';

const KEY = 'clinic.assessment';

/** A draft that was left for longer is not offered: somebody else may sit there. Milliseconds. */
const MAX_AGE = 30 * 60_000;

const text = v.pipe(v.string(), v.maxLength(5000));

/**
 * What survives a reload. Never the document's number, and never the consent, which is given anew each time.
 */
const draftSchema = v.object({
  savedAt: v.number(),
  values: v.object({
    fullName: text,
    identificationType: text,
    email: text,
    phone: text,
    preferredTreatment: text,
    primaryGoal: text,
    hasMedicalOrder: text,
    doctorName: text,
    details: text,
  }),
});

export type DraftValues = v.InferOutput<typeof draftSchema>['values'];

/** The browser may refuse its storage; the form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function saveDraft(values: AssessmentValues): void {
  const { identificationNumber: _number, consent: _consent, ...kept } = values;
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), values: kept })));
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What was typed in this tab before a reload; undefined when there is nothing that can be used. */
export function readDraft(): DraftValues | undefined {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const parsed = v.safeParse(draftSchema, stored);
  if (parsed.success && Date.now() - parsed.output.savedAt < MAX_AGE) return parsed.output.values;
  forgetDraft();
  return undefined;
}
