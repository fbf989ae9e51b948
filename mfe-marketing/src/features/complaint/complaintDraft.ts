import { complaintKinds } from '@clinic/shared/complaints';
import { createTabDraft } from '@clinic/shared/kit/tabDraft';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(5000));

/** Keeps what the visitor typed in this tab, so that a reload does not lose it. */
export const complaintDraft = createTabDraft('clinic.complaint', {
  /** Id of the submission, so that a complaint that may have arrived before a reload is not delivered twice. */
  id: v.pipe(v.string(), v.regex(/^[\da-f]{32}$/)),
  values: v.object({ kind: v.picklist(complaintKinds), text, fullName: text, contact: text }),
});

export type ComplaintDraft = NonNullable<ReturnType<typeof complaintDraft.read>>;
