import { answersSchema, type Answers, type AnswerValues } from '@clinic/shared/assessments/answers';
import { Button } from '@clinic/shared/kit/Button';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { cluster, stack } from '@clinic/shared/kit/layout';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { markCounted } from '@tesela/core/counted';
import { useEffect, useId, useRef, useState, type SubmitEvent, type SyntheticEvent } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider, useForm } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './AssessmentForm.module.css';
import { forgetDraft } from './draft/draft.ts';
import { DraftNote } from './draft/DraftNote.tsx';
import { useDraft } from './draft/useDraft.ts';
import { ConsentField } from './fields/ConsentField.tsx';
import { ErrorSummary } from './fields/ErrorSummary.tsx';
import { emptyValues } from './fields/fields.ts';
import { PersonFields } from './fields/PersonFields.tsx';
import { PrivacyNotice } from './fields/PrivacyNotice.tsx';
import { fieldsOf, type Step } from './fields/steps.ts';
import { takeOver } from './fields/takeOver.ts';
import { VisitFields } from './fields/VisitFields.tsx';
import { AssessmentDone } from './sent/AssessmentDone.tsx';
import { AssessmentReady } from './sent/AssessmentReady.tsx';
import { useSubmission } from './sent/useSubmission.ts';
import { ServiceNote } from './ServiceNote.tsx';
import { VisitFacts } from './VisitFacts.tsx';

type Props = {
  words: AssessmentWords;
  /** What the visitor asks about; empty texts when the form was opened on its own. */
  service: { serviceName: string; category: string };
  /** With whom, when it was opened from a doctor's page. */
  doctor: string | undefined;
  /** Says whether closing now would lose something that the visitor wrote. */
  onTypedChange: (hasTyped: boolean) => void;
  onClose: () => void;
  /** Called once the form stands: the focus begins above it, where it is introduced. */
  onShown: () => void;
};

/** Asks for an assessment on two screens, and ends in a message to send or, where the clinic has an inbox, in a request sent. */
export function AssessmentForm({ words, service, doctor, onTypedChange, onClose, onShown }: Props) {
  const [empty] = useState(() => emptyValues(service, words));
  const form = useForm<AnswerValues, unknown, Answers>({
    resolver: valibotResolver(answersSchema),
    // Checks across fields run in the same round as those of each field.
    criteriaMode: 'all',
    defaultValues: empty,
    shouldFocusError: false,
  });
  const { hasDraft, dropDraft } = useDraft(form, empty);
  const { hasInbox, outcome, reference, submit, noteSent, edit } = useSubmission({
    words,
    about: service,
    doctor,
  });
  const [step, setStep] = useState<Step>('person');
  const legend = useRef<HTMLLegendElement>(null);
  const introId = useId();
  const fillFacts = useFillFacts();
  const ending = hasInbox ? 'inbox' : 'message';
  const { isDirty, isSubmitting } = form.formState;
  const isReady = outcome !== null;
  const isDone = outcome !== null && !('answers' in outcome);

  useEffect(() => onTypedChange(isDirty && !outcome), [isDirty, outcome, onTypedChange]);
  useEffect(() => {
    if (isDirty) markCounted('form-begun');
  }, [isDirty]);
  useEffect(() => {
    if (isReady) markCounted('form-ready');
  }, [isReady]);
  const wasFilledIn = useRef(false);
  useEffect(() => {
    if (outcome) wasFilledIn.current = true;
    else if (wasFilledIn.current) form.setFocus('fullName');
    else onShown();
    if (isDone) forgetDraft();
  }, [form, outcome, isDone, onShown]);

  function goTo(to: Step) {
    flushSync(() => setStep(to));
    legend.current?.focus();
  }

  const readControls = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => takeOver(form, currentTarget);

  /** The whole form is checked; what the next screen asks for is no mistake yet. */
  function goOn(event: SubmitEvent<HTMLFormElement>) {
    const check = form.handleSubmit(
      () => goTo('visit'),
      (errors) => {
        if (fieldsOf.person.some((field) => errors[field])) return;
        form.clearErrors([...fieldsOf.visit]);
        goTo('visit');
      },
    );
    void check(event);
  }

  function correct() {
    setStep('person');
    edit();
  }

  if (isDone) {
    return <AssessmentDone words={words.done} how={outcome.status} reference={reference} onClose={onClose} />;
  }
  if (outcome) {
    const retry = outcome.status === 'prepared' ? undefined : () => submit(outcome.answers);
    const ways = { onRetry: retry, onSent: noteSent, onEdit: correct, onClose };
    return <AssessmentReady words={words} {...outcome} doctor={doctor} reference={reference} {...ways} />;
  }
  return (
    <FormProvider {...form}>
      <form
        method="dialog"
        noValidate
        className={stack(3)}
        onChange={readControls}
        onSubmit={(event) => {
          readControls(event);
          void (step === 'person' ? goOn : form.handleSubmit(submit))(event);
        }}
      >
        {step === 'person' && (
          <>
            <p id={introId} className={styles.intro}>
              {/* The rituals of the spa need no assessment, or include it. */}
              {!service.category.startsWith('Spa') && fillFacts(words.cost)} {words.ending[ending]}
            </p>
            {hasDraft && <DraftNote words={words.draft} onDrop={dropDraft} />}
          </>
        )}
        {step === 'person' && <ServiceNote words={words} doctor={doctor} {...service} />}
        <ErrorSummary words={words} fields={fieldsOf[step]} />
        {step === 'person' ? (
          <>
            <PersonFields words={words} describedBy={introId} legend={legend} />
            <Button type="submit" className={styles.submit}>
              {words.steps.next}
            </Button>
            <div className={styles.folded}>
              <Disclosure summary={words.visitFacts.summary}>
                <VisitFacts words={words.visitFacts} />
              </Disclosure>
            </div>
          </>
        ) : (
          <>
            <VisitFields words={words} legend={legend} />
            <PrivacyNotice words={words.privacy} />
            <ConsentField words={words} />
            <div className={cluster(3)}>
              {/* Stays focusable while it sends, so that the focus is not lost. */}
              <Button type="submit" className={styles.submit} aria-disabled={isSubmitting || undefined}>
                {isSubmitting && hasInbox ? words.sending : words.submit[ending]}
              </Button>
              <Button variant="quiet" onClick={() => goTo('person')}>
                {words.steps.back}
              </Button>
            </div>
            <VisuallyHidden role="status">{isSubmitting && hasInbox && words.sending}</VisuallyHidden>
          </>
        )}
      </form>
    </FormProvider>
  );
}
