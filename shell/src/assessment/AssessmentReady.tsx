import { useSite } from '@clinic/shared/site';
import { Button, buttonClass } from '@clinic/shared/ui/Button';
import { WhatsappLink } from '@clinic/shared/ui/WhatsappLink';
import { useEffect, useRef } from 'react';

import type { AssessmentWords } from '#content/types.ts';

import styles from './AssessmentReady.module.css';
import type { AssessmentAnswers } from './assessmentSchema.ts';

type Props = {
  words: AssessmentWords;
  answers: AssessmentAnswers;
  onEdit: () => void;
  onClose: () => void;
};

/** The answers are complete, and nobody has received them: says so, and how to finish. */
export function AssessmentReady({ words, answers, onEdit, onClose }: Props) {
  const { contact } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  const { success } = words;
  const message = words.whatsappMessage({
    fullName: answers.fullName,
    treatment: answers.preferredTreatment,
    goal: words.primaryGoals[answers.primaryGoal],
  });

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className={styles.ready}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {success.heading}
      </h3>
      <p>{success.text}</p>
      <div className={styles.actions}>
        <WhatsappLink message={message}>{success.whatsapp}</WhatsappLink>
        <a href={`tel:${contact.phone.replaceAll(' ', '')}`} className={buttonClass('secondary')}>
          {success.call} {contact.phone}
        </a>
      </div>
      <p className={styles.note}>{success.message}</p>
      <p className={styles.note}>{success.next}</p>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={onEdit}>
          {success.edit}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {success.close}
        </Button>
      </div>
    </div>
  );
}
