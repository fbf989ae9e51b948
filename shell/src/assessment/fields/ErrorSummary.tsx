import type { AnswerField, AnswerValues } from '@clinic/shared/assessments/answers';
import { stack } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useFormContext } from 'react-hook-form';

import type { AssessmentWords } from '#content/shellDocuments.ts';

import styles from './ErrorSummary.module.css';
import { controlId, problemText } from './fields.ts';

type Props = {
  words: AssessmentWords;
  /** What this screen asks for. */
  fields: readonly AnswerField[];
};

/** Lists what is missing, takes the focus after a failed submit, and leads to each field. */
export function ErrorSummary({ words, fields }: Props) {
  const { errors, submitCount } = useFormContext<AnswerValues>().formState;
  const lang = useLang();
  const summary = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const failed = fields.filter((field) => errors[field]);

  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  if (failed.length === 0) return null;
  return (
    <div
      ref={summary}
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      className={stack(3, styles.summary)}
    >
      <h3 id={headingId}>{fill(words.errorSummary, { count: failed.length }, lang)}</h3>
      <ul className={styles.list}>
        {failed.map((field) => (
          <li key={field}>
            <a href={`#${controlId(field)}`} onClick={focusTarget}>
              {problemText(errors[field], words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A plain anchor would change the page's address. */
function focusTarget(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const control = document.getElementById(event.currentTarget.hash.slice(1));
  control?.closest('details')?.setAttribute('open', '');
  control?.focus();
}
