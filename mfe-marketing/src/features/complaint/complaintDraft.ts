import { complaintKinds } from '@clinic/shared/complaints';
import * as v from 'valibot';

const KEY = 'clinic.complaint';

/** A draft that was left for longer is not offered: somebody else may sit there. Milliseconds. */
const MAX_AGE = 30 * 60_000;

const text = v.pipe(v.string(), v.maxLength(5000));

const draftSchema = v.object({
  savedAt: v.number(),
  /** So that what may have arrived before a reload is not delivered twice. */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  values: v.object({ kind: v.picklist(complaintKinds), text, fullName: text, contact: text }),
});

export type ComplaintDraft = Omit<v.InferOutput<typeof draftSchema>, 'savedAt'>;

/** The browser may refuse its storage; the form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

export function saveDraft(draft: ComplaintDraft): void {
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ savedAt: Date.now(), ...draft })));
}

export function forgetDraft(): void {
  attempt(() => sessionStorage.removeItem(KEY));
}

/** What was typed in this tab before a reload; undefined when there is nothing that can be used. */
export function readDraft(): ComplaintDraft | undefined {
  const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  const { success, output } = v.safeParse(draftSchema, stored);
  return success && Date.now() - output.savedAt < MAX_AGE ? output : undefined;
}
