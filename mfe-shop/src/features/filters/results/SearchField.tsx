import { IconButton } from '@clinic/shared/kit/Button';
import { Field } from '@clinic/shared/kit/Field';
import { useEarlyText } from '@clinic/shared/kit/useEarlyText';
import { Search, X } from 'lucide-react';
import { useId, useRef } from 'react';

import type { FilterWords } from '#content/shopDocuments.ts';

import { MAX_TEXT } from '../filterParams.ts';
import { filters } from '../filters.ts';
import styles from './SearchField.module.css';

type Props = {
  words: FilterWords;
  value: string;
  onType: (text: string) => void;
  onClear: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

export function SearchField({ words, value, onType, onClear, onFocus, onBlur }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, onType);

  function clear() {
    onClear();
    input.current?.focus();
  }

  return (
    <Field id={id} label={words.fields.text.label}>
      {(control) => (
        <div className={styles.frame}>
          <Search size={18} aria-hidden className={styles.icon} />
          <input
            {...control}
            ref={input}
            type="search"
            name={filters.text.param}
            value={value}
            maxLength={MAX_TEXT}
            enterKeyHint="search"
            autoCapitalize="none"
            spellCheck={false}
            className={`${control.className} ${styles.input}`}
            onChange={(event) => onType(event.target.value)}
            onFocus={onFocus}
            onBlur={onBlur}
          />
          {value && (
            <IconButton label={words.clearSearch} className={styles.clear} onClick={clear}>
              <X size={18} aria-hidden />
            </IconButton>
          )}
        </div>
      )}
    </Field>
  );
}
