import {
  assessmentReceiptSchema,
  ASSESSMENTS_PATH,
  type AssessmentSubmission,
} from '@clinic/shared/assessments';
import { isForMinor, type Answers } from '@clinic/shared/assessments/answers';
import { createSubmissionId, sendToInbox } from '@clinic/shared/inboxCall';
import { referenceOf } from '@clinic/shared/reference';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';
import { useState } from 'react';

import type { AssessmentWords } from '#content/shellDocuments.ts';

/** What came of a submit: a message that the visitor sends, or the inbox's answer. */
type Outcome = { status: 'prepared' | 'busy' | 'failed'; answers: Answers } | { status: 'received' | 'sent' };

type Options = {
  words: AssessmentWords;
  about: { serviceName: string; category: string };
  doctor: string | undefined;
};

/** Submits the answers the way the clinic has set up. Without an inbox no call is made. */
export function useSubmission({ words, about, doctor = '' }: Options) {
  const { assessmentInbox: hasInbox } = useSite();
  const lang = useLang();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [id, setId] = useState(createSubmissionId);

  async function submit(answers: Answers): Promise<void> {
    if (!hasInbox) return setOutcome({ status: 'prepared', answers });
    const submission: AssessmentSubmission = {
      ...answers,
      id,
      lang,
      about,
      doctor,
      consentText: isForMinor(answers) ? words.consentForMinor : words.fields.consent,
    };
    const { status } = await sendToInbox(ASSESSMENTS_PATH, submission, assessmentReceiptSchema);
    setOutcome(status === 'received' ? { status } : { status, answers });
  }

  function edit(): void {
    setOutcome(null);
    // What is sent after a correction is another request.
    setId(createSubmissionId());
  }

  const noteSent = (): void => setOutcome({ status: 'sent' });

  return { hasInbox, outcome, reference: referenceOf(id), submit, noteSent, edit };
}
