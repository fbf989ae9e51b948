import { useId } from 'react';

import styles from './SegmentedControl.module.css';

export type Segment<Value extends string> = { value: Value; label: string };

type Props<Value extends string> = {
  /** What is being chosen. */
  legend: string;
  /** Leaves the legend to screen readers where the surroundings say it to the others. */
  isLegendHidden?: boolean;
  options: readonly [Segment<Value>, Segment<Value>, ...Segment<Value>[]];
  value: NoInfer<Value>;
  onChange: (value: Value) => void;
};

/** One of a few, all in view: native radio buttons, so one Tab reaches them and the arrow keys choose. */
export function SegmentedControl<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
}: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.control}>
      <legend className={isLegendHidden ? styles.hiddenLegend : styles.legend}>{legend}</legend>
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
