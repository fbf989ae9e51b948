import { fill } from '@clinic/shared/fill';
import type { Lang } from '@clinic/shared/lang';
import { Button } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';
import { X } from 'lucide-react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

import type { FilterWords } from '#content/shopDocuments.ts';

import styles from './AppliedFilters.late.module.css';
import { noFilters, normalizeText, type Filters } from './filterParams.ts';
import type { FilterChange } from './useFilters.ts';

type Chip = { kind: 'text' | 'brand' | 'available'; value: string; without: FilterChange };

/** Takes all filters back; the order is none. */
export const cleared: FilterChange = { category: null, brand: null, text: '', available: false };

/** The filters that narrow the list down; the category shows itself among its chips. */
export function listApplied(filters: Filters, words: FilterWords, lang: Lang): Chip[] {
  const { brand } = filters;
  const text = normalizeText(filters.text);
  return [
    ...(text
      ? [{ kind: 'text', value: fill(words.quoted, { text }, lang), without: { text: '' } } as const]
      : []),
    ...(brand ? [{ kind: 'brand', value: brand, without: { brand: noFilters.brand } } as const] : []),
    ...(filters.available
      ? [{ kind: 'available', value: words.available, without: { available: false } } as const]
      : []),
  ];
}

type Props = {
  chips: readonly Chip[];
  words: FilterWords['applied'];
  onChange: (change: FilterChange) => void;
  /** Another button nearby takes all back. */
  isClearElsewhere: boolean;
  /** Takes the focus when the last chip is gone. */
  results: RefObject<HTMLElement | null>;
};

/** What the list is narrowed down by; each can be taken back. */
export function AppliedFilters({ chips, words, onChange, isClearElsewhere, results }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);

  // The button that had the focus is gone: the next one takes it.
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
    <ul ref={list} aria-label={words.label} className={cluster(2, styles.chips)}>
      {chips.map(({ kind, value, without }, position) => (
        <li key={kind} className={styles.item}>
          <button
            type="button"
            aria-label={`${words.remove} ${words[kind]} ${value}`}
            className={styles.chip}
            onClick={() => change(position, without)}
          >
            <span className={styles.value}>{value}</span>
            <X size={16} aria-hidden className={styles.icon} />
          </button>
        </li>
      ))}
      {!isClearElsewhere && (
        <li>
          <Button variant="quiet" onClick={() => change(0, cleared)}>
            {words.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
