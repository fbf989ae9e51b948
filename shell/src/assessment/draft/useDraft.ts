import type { Answers, AnswerValues } from '@clinic/shared/assessments/answers';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { forgetDraft, readDraft, saveDraft } from './draft.ts';

type Form = UseFormReturn<AnswerValues, unknown, Answers>;

/** Keeps what is typed until the form is closed, so that a reload of the tab loses nothing. */
export function useDraft(form: Form, empty: AnswerValues) {
  // Read once: what is saved from now on comes from this form.
  const [draft] = useState(readDraft);
  const isRestored = useRef(false);
  const [hasDraft, setHasDraft] = useState(draft !== undefined);

  useEffect(() => {
    if (draft && !isRestored.current) {
      isRestored.current = true;
      // The service that the form was opened from counts for more than what was asked before.
      const preferredTreatment = empty.preferredTreatment || draft.preferredTreatment;
      form.reset({ ...empty, ...draft, preferredTreatment }, { keepDefaultValues: true });
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => saveDraft(values),
    });
    return () => {
      stop();
      // Closing the form forgets it; a reload runs no clean-up.
      forgetDraft();
    };
  }, [form, draft, empty]);

  function dropDraft() {
    form.reset(empty);
    forgetDraft();
    setHasDraft(false);
    form.setFocus('fullName');
  }

  return { hasDraft, dropDraft };
}
