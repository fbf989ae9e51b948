import type { Answers } from '@clinic/shared/assessments/answers';
import { useLang } from '@clinic/shared/i18n';
import { useSite } from '@clinic/shared/site';
import { useState } from 'react';

import type { AssessmentWords } from '#content/types.ts';

import { createSubmissionId, sendAssessment } from './sendAssessment.ts';

/** What came of a submit: a message that the visitor sends, or the inbox's answer. */
type Outcome =
  | { status: 'prepared' | 'busy' | 'failed'; answers: Answers }
  | { status: 'received'; id: string };

type Options = { words: AssessmentWords; about: { serviceName: string; category: string } };

/** Submits the answers the way the clinic has set up. Without an inbox no call is made. */
export function useSubmission({ words, about }: Options) {
  const { assessmentInbox: hasInbox } = useSite();
  const lang = useLang();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [id, setId] = useState(createSubmissionId);

  async function submit(answers: Answers): Promise<void> {
    if (!hasInbox) return setOutcome({ status: 'prepared', answers });
    const status = await sendAssessment({
      ...answers,
      id,
      lang,
      about,
      consentText: words.fields.consent,
    });
    setOutcome(status === 'received' ? { status, id } : { status, answers });
  }

  function edit(): void {
    setOutcome(null);
    // What is sent after a correction is another request.
    setId(createSubmissionId());
  }

  return { hasInbox, outcome, submit, edit };
}
