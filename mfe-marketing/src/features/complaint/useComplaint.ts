import {
  complaintNumber,
  complaintReceiptSchema,
  complaintSchema,
  COMPLAINTS_PATH,
  type Complaint,
  type ComplaintField,
  type ComplaintProblem,
  type ComplaintSubmission,
  type ComplaintValues,
} from '@clinic/shared/complaints';
import { createSubmissionId, sendToInbox } from '@clinic/shared/inboxCall';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { useMemo, useState } from 'react';
import * as v from 'valibot';

import { complaintDraft, type ComplaintDraft } from './complaintDraft.ts';

export type ComplaintProblems = Partial<Record<ComplaintField, ComplaintProblem>>;

/**
 * The result of a complaint. With any status but `received`, the visitor can send it as a message; `at` is an ISO time.
 */
export type ComplaintOutcome = { complaint: Complaint; at: string } & {
  status: 'received' | 'prepared' | 'busy' | 'failed';
};

const empty: ComplaintValues = { kind: 'queja', text: '', fullName: '', contact: '' };

/** Takes the first problem of each field. The type is safe, because the schema reports no other fields and problems. */
const problemsOf = (issues: readonly v.BaseIssue<unknown>[]): ComplaintProblems =>
  Object.fromEntries(issues.map(({ path, message }) => [path?.[0]?.key, message]).reverse());

/**
 * Keeps the state of the form and sends the complaint to the inbox. Without an inbox, it sends no request and the
 * visitor gets a message to send.
 * @param consentText text that the visitor agrees to, which is sent with the complaint
 */
export function useComplaint(consentText: string) {
  const lang = useLang();
  const { assessmentInbox: hasInbox } = useSite();
  const isHydrated = useIsHydrated();
  // The prerendered page contains no draft, so the draft is read after hydration.
  const kept = useMemo(() => (isHydrated ? complaintDraft.read() : undefined), [isHydrated]);
  const [blank] = useState(() => ({ id: createSubmissionId(), values: empty }));
  const [written, setWritten] = useState<ComplaintDraft>();
  const { id, values } = written ?? kept ?? blank;
  const [problems, setProblems] = useState<ComplaintProblems>({});
  const [outcome, setOutcome] = useState<ComplaintOutcome | null>(null);
  const [isSending, setIsSending] = useState(false);

  function write(draft: ComplaintDraft) {
    setWritten(draft);
    complaintDraft.save(draft);
  }

  function change(field: ComplaintField, next: ComplaintValues) {
    write({ id, values: next });
    setProblems({ ...problems, [field]: undefined });
  }

  async function send(complaint: Complaint) {
    const at = new Date().toISOString();
    if (!hasInbox) return setOutcome({ status: 'prepared', complaint, at });
    const submission: ComplaintSubmission = { ...complaint, id, lang, consentText };
    setIsSending(true);
    const sent = await sendToInbox(COMPLAINTS_PATH, submission, complaintReceiptSchema);
    setIsSending(false);
    if (sent.status !== 'received') return setOutcome({ status: sent.status, complaint, at });
    complaintDraft.forget();
    setOutcome({ status: 'received', complaint, at: sent.receipt.at });
  }

  /** @returns the first field to correct, or undefined if there is none */
  function submit(next: ComplaintValues): ComplaintField | undefined {
    if (isSending) return undefined;
    write({ id, values: next });
    const parsed = v.safeParse(complaintSchema, next);
    if (parsed.success) {
      void send(parsed.output);
      return undefined;
    }
    const found = problemsOf(parsed.issues);
    setProblems(found);
    return (['text', 'fullName', 'contact'] as const).find((field) => found[field]);
  }

  function edit() {
    setOutcome(null);
    // A corrected complaint is a new submission, so it gets a new id.
    write({ id: createSubmissionId(), values });
  }

  const retry = () => (outcome ? send(outcome.complaint) : undefined);
  const number = complaintNumber(id);
  return { values, problems, outcome, isSending, number, hasInbox, change, submit, retry, edit };
}
