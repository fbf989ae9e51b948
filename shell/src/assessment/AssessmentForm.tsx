import { Button } from '@clinic/shared/ui/Button';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import type { AssessmentWords } from '#content/types.ts';

import styles from './AssessmentForm.module.css';
import { AssessmentReady } from './AssessmentReady.tsx';
import {
  assessmentSchema,
  emptyValues,
  type AssessmentAnswers,
  type AssessmentValues,
} from './assessmentSchema.ts';
import { ConsentField } from './ConsentField.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { PersonFields } from './PersonFields.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { VisitFields } from './VisitFields.tsx';

type Props = {
  words: AssessmentWords;
  /** What the visitor asks about; empty texts when the form was opened on its own. */
  service: { serviceName: string; category: string };
  /** Says whether closing now would lose something that the visitor wrote. */
  onTypedChange: (hasTyped: boolean) => void;
  onClose: () => void;
};

/** Asks for an assessment. Nothing leaves the page: what was answered becomes a message to send. */
export function AssessmentForm({ words, service, onTypedChange, onClose }: Props) {
  const [ready, setReady] = useState<AssessmentAnswers | null>(null);
  const schema = useMemo(() => assessmentSchema(words.errors), [words]);
  const form = useForm<AssessmentValues, unknown, AssessmentAnswers>({
    resolver: valibotResolver(schema),
    defaultValues: emptyValues(service.serviceName),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;

  useEffect(() => onTypedChange(isDirty), [isDirty, onTypedChange]);

  function prepare(answers: AssessmentAnswers) {
    setReady(answers);
    onTypedChange(false);
  }

  function edit() {
    setReady(null);
    onTypedChange(isDirty);
    // The fields are back on the screen by the next frame.
    requestAnimationFrame(() => form.setFocus('fullName'));
  }

  if (ready) return <AssessmentReady words={words} answers={ready} onEdit={edit} onClose={onClose} />;
  return (
    <FormProvider {...form}>
      <form noValidate className={styles.form} onSubmit={form.handleSubmit(prepare)}>
        <p className={styles.intro}>{words.intro}</p>
        {service.serviceName && <Service label={words.about} {...service} />}
        <ErrorSummary words={words} />
        <PersonFields words={words} />
        <VisitFields words={words} />
        <PrivacyNotice words={words.privacy} />
        <ConsentField words={words} />
        <Button type="submit" className={styles.submit}>
          {words.submit}
        </Button>
      </form>
    </FormProvider>
  );
}

type ServiceProps = { label: string; serviceName: string; category: string };

function Service({ label, serviceName, category }: ServiceProps) {
  return (
    <p className={styles.service}>
      <span className={styles.about}>{label}</span> <strong>{serviceName}</strong>
      {category && <span className={styles.category}> · {category}</span>}
    </p>
  );
}
