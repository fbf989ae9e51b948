import { answersSchema, type Answers, type AnswerValues } from '@clinic/shared/assessments/answers';
import { Button } from '@clinic/shared/kit/Button';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import type { AssessmentWords } from '#content/types.ts';

import styles from './AssessmentForm.module.css';
import { AssessmentReady } from './sent/AssessmentReady.tsx';
import { AssessmentReceived } from './sent/AssessmentReceived.tsx';
import { ConsentField } from './fields/ConsentField.tsx';
import { forgetDraft } from './draft/draft.ts';
import { DraftNote } from './draft/DraftNote.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { emptyValues } from './fields/fields.ts';
import { PersonFields } from './fields/PersonFields.tsx';
import { PrivacyNotice } from './fields/PrivacyNotice.tsx';
import { ServiceNote } from './ServiceNote.tsx';
import { useDraft } from './draft/useDraft.ts';
import { useSubmission } from './sent/useSubmission.ts';
import { VisitFacts } from './VisitFacts.tsx';
import { VisitFields } from './fields/VisitFields.tsx';

type Props = {
  words: AssessmentWords;
  /** What the visitor asks about; empty texts when the form was opened on its own. */
  service: { serviceName: string; category: string };
  /** Says whether closing now would lose something that the visitor wrote. */
  onTypedChange: (hasTyped: boolean) => void;
  onClose: () => void;
  /** Called once the form stands: the focus begins above it, where it is introduced. */
  onShown: () => void;
};

/** Asks for an assessment, and ends in a message to send or, where the clinic has an inbox, in a request sent. */
export function AssessmentForm({ words, service, onTypedChange, onClose, onShown }: Props) {
  const [empty] = useState(() => emptyValues(service.serviceName));
  const form = useForm<AnswerValues, unknown, Answers>({
    resolver: valibotResolver(answersSchema),
    // Checks across fields run in the same round as those of each field.
    criteriaMode: 'all',
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { hasDraft, dropDraft } = useDraft(form, empty);
  const { hasInbox, outcome, submit, edit } = useSubmission({ words, about: service });
  const introId = useId();
  const ending = hasInbox ? 'inbox' : 'message';
  const { isDirty, isSubmitting } = form.formState;

  useEffect(() => onTypedChange(isDirty && !outcome), [isDirty, outcome, onTypedChange]);
  const wasFilledIn = useRef(false);
  useEffect(() => {
    if (outcome) wasFilledIn.current = true;
    else if (wasFilledIn.current) form.setFocus('fullName');
    else onShown();
    if (outcome?.status === 'received') forgetDraft();
  }, [form, outcome, onShown]);

  if (outcome?.status === 'received') {
    return <AssessmentReceived words={words} id={outcome.id} onClose={onClose} />;
  }
  if (outcome) {
    const retry = outcome.status === 'prepared' ? undefined : () => submit(outcome.answers);
    return <AssessmentReady words={words} {...outcome} onRetry={retry} onEdit={edit} onClose={onClose} />;
  }
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={form.handleSubmit(submit)}>
        <div id={introId} className={styles.intro}>
          <p>{words.intro}</p>
          <p className={styles.ending}>{words.ending[ending]}</p>
        </div>
        {hasDraft && <DraftNote words={words.draft} onDrop={dropDraft} />}
        {service.serviceName && <ServiceNote label={words.about} {...service} />}
        <div className={styles.facts}>
          <Disclosure summary={words.visitFacts.summary}>
            <VisitFacts words={words.visitFacts} />
          </Disclosure>
        </div>
        <ErrorSummary words={words} />
        <PersonFields words={words} describedBy={introId} />
        <VisitFields words={words} />
        <PrivacyNotice words={words.privacy} />
        <ConsentField words={words} />
        {/* Stays focusable while it sends, so that the focus is not lost. */}
        <Button type="submit" className={styles.submit} aria-disabled={isSubmitting || undefined}>
          {isSubmitting && hasInbox ? words.sending : words.submit[ending]}
        </Button>
        <VisuallyHidden role="status">{isSubmitting && hasInbox && words.sending}</VisuallyHidden>
      </form>
    </FormProvider>
  );
}
