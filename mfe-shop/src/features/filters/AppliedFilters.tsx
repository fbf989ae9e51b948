import { Button } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';
import type { Lang } from '@tesela/core/lang';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { FilterWords, ShopDocument } from '#content/shopDocuments.ts';

import styles from './AppliedFilters.late.module.css';
import { normalizeText } from './filterParams.ts';
import {
  cleared,
  filterNames,
  filters as definitions,
  type FilterChange,
  type FilterName,
  type Filters,
} from './filters.ts';

type Chip = { name: FilterName; value: string };

/** Returns the active filters. Filters with chips are left out, because their chips show them. */
export const listApplied = (
  filters: Filters,
  content: ShopDocument,
  words: FilterWords,
  lang: Lang,
): Chip[] =>
  filterNames.flatMap((name) => {
    const { control, keeps, labelOf } = definitions[name];
    const value = normalizeText(filters[name]);
    const isListed = control === 'search' || (keeps && control !== 'chips');
    return value && isListed ? [{ name, value: labelOf(value, content, words, lang) }] : [];
  });

type Props = {
  chips: readonly Chip[];
  words: FilterWords;
  onChange: (change: FilterChange) => void;
  /** Another button nearby clears all filters. */
  isClearElsewhere: boolean;
  /** Gets the focus when the last chip is removed. */
  results: RefObject<HTMLElement | null>;
};

/** The active filters, each with a button that removes it. */
export function AppliedFilters({
  chips,
  words: { applied, fields },
  onChange,
  isClearElsewhere,
  results,
}: Props) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // The focused button was removed, so the next one gets the focus.
  useLayoutEffect(() => {
    if (removed.current === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(removed.current, chips.length - 1)] ?? results.current;
    removed.current = null;
    next?.focus({ preventScroll: true });
  }, [chips.length, results]);

  function change(position: number, without: FilterChange) {
    removed.current = position;
    onChange(without);
  }

  if (chips.length === 0) return null;
  return (
    <ul ref={list} aria-label={applied.label} className={cluster(2, styles.chips)}>
      {chips.map(({ name, value }, position) => (
        <li key={name} className={styles.item}>
          <button
            type="button"
            aria-label={[applied.remove, fields[name].kind, value].filter(Boolean).join(' ')}
            className={styles.chip}
            onClick={() => change(position, { [name]: '' })}
          >
            <span className={styles.value}>{value}</span>
            <X size={16} aria-hidden className={styles.icon} />
          </button>
        </li>
      ))}
      {!isClearElsewhere && (
        <li>
          <Button variant="quiet" onClick={() => change(0, cleared)}>
            {applied.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
