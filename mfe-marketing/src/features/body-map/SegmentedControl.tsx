import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { useId } from 'react';

import styles from './SegmentedControl.late.module.css';

type Segment<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = {
  /** Name of the choice for screen readers; other visitors see it from the context. */
  legend: string;
  options: readonly [Segment<Value>, Segment<Value>, ...Segment<Value>[]];
  value: NoInfer<Value>;
  onChange: (value: Value) => void;
};

/**
 * A choice among a few visible options. Native radio buttons let the visitor reach it with one Tab and choose with the
 * arrow keys.
 */
export function SegmentedControl<Value extends string>({ legend, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              className={styles.radio}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
