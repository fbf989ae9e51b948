import { fill, type Plural } from '@clinic/shared/fill';
import { useLang } from '@clinic/shared/i18n';
import { IconButton } from '@clinic/shared/kit/Button';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { Minus, Plus } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';

import styles from './Stepper.module.css';

type Props = {
  value: number;
  min: number;
  max: number;
  /** `field` names the number, e.g. `Cantidad de Sérum C`; `status` is said after a press, e.g. `3 unidades`. */
  labels: { field: string; decrease: string; increase: string; status: Plural };
  /** Called with whole numbers from `min` to `max` only. */
  onChange: (value: number) => void;
};

/** A quantity: one less, the number itself to type over, one more. */
export function Stepper({ value, min, max, labels, onChange }: Props) {
  // What is being typed while it is not yet a number that counts, such as nothing at all.
  const [draft, setDraft] = useState<string>();
  const lang = useLang();
  const [announcement, setAnnouncement] = useState('');

  function step(by: 1 | -1) {
    const next = Math.min(max, Math.max(min, value + by));
    setDraft(undefined);
    if (next === value) return;
    setAnnouncement(fill(labels.status, { count: next }, lang));
    onChange(next);
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = target.valueAsNumber;
    setDraft(target.value);
    if (Number.isInteger(typed) && typed >= min && typed <= max) onChange(typed);
  }

  function settle() {
    const typed = Math.round(Number(draft || Number.NaN));
    setDraft(undefined);
    if (!Number.isFinite(typed)) return;
    const nearest = Math.min(max, Math.max(min, typed));
    if (nearest !== value) onChange(nearest);
  }

  // aria-disabled, for a disabled button would drop the focus as it reaches the end.
  return (
    <div className={styles.stepper}>
      <IconButton label={labels.decrease} aria-disabled={value <= min} onClick={() => step(-1)}>
        <Minus size={18} aria-hidden />
      </IconButton>
      <input
        type="number"
        inputMode="numeric"
        aria-label={labels.field}
        min={min}
        max={max}
        step={1}
        value={draft ?? value}
        className={styles.field}
        onChange={type}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
      <IconButton label={labels.increase} aria-disabled={value >= max} onClick={() => step(1)}>
        <Plus size={18} aria-hidden />
      </IconButton>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}
