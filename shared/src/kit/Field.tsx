import type { ReactNode } from 'react';

import styles from './Field.module.css';

/** Attributes that tie a control to its label, hint and error. Spread them on the control. */
export type ControlProps = {
  id: string;
  className: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = {
  id: string;
  label: string;
  hint?: string;
  error?: string;
  /** Text beside the label of a field that may stay empty, e.g. `(opcional)`. */
  optionalLabel?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A labelled form control. The control itself is yours: `input`, `select` or `textarea`. */
export function Field({ id, label, hint, error, optionalLabel, children }: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optionalLabel && <span className={styles.optional}>{optionalLabel}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {/* Below, so that controls side by side stand at one height; it is read out with the control. */}
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
