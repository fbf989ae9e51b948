import { IconButton } from '@clinic/shared/kit/Button';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { fill, type Plural } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Minus, Plus } from 'lucide-react';
import { useState, type ChangeEvent } from 'react';

import styles from './Stepper.module.css';

type Props = {
  value: number;
  min: number;
  max: number;
  /**
   * `field` is the label of the number, e.g. `Cantidad de Sérum C`; `status` is announced after a press, e.g.
   * `3 unidades`.
   */
  labels: { field: string; decrease: string; increase: string; status: Plural };
  /** Called only with whole numbers from `min` to `max`. */
  onChange: (value: number) => void;
};

/** A quantity field with buttons for one less and one more. */
export function Stepper({ value, min, max, labels, onChange }: Props) {
  // The typed text while it is not a valid quantity, e.g. empty.
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

  // aria-disabled, because a disabled button would lose the focus when the value reaches the limit.
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
