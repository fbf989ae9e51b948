import { Field } from '@clinic/shared/kit/Field';
import { stack } from '@clinic/shared/kit/layout';
import { useLang } from '@tesela/core/i18n';
import { memo, useId } from 'react';

import type { FilterWords, ShopDocument } from '#content/shopDocuments.ts';

import styles from './FilterFields.module.css';
import {
  filters as definitions,
  namesWith,
  type FilterChange,
  type FilterName,
  type Filters,
} from './filters.ts';

type Props = {
  content: ShopDocument;
  words: FilterWords;
  filters: Filters;
  onChange: (change: FilterChange) => void;
};

/** The options of a filter. They are memoized, because they are many and do not change. */
const Options = memo(function Options({
  name,
  content,
  words,
}: Omit<Props, 'filters' | 'onChange'> & { name: FilterName }) {
  const lang = useLang();
  const { values, labelOf } = definitions[name];
  return values?.(content).map((value) => (
    <option key={value} value={value}>
      {labelOf(value, content, words, lang)}
    </option>
  ));
});

/** The fields for filters and order: beside the products on wide screens, in the sheet on phones. */
export function FilterFields({ content, words, filters, onChange }: Props) {
  const id = useId();
  return (
    <div className={stack(4)}>
      {namesWith('select').map((name) => (
        <Field key={name} id={`${id}-${name}`} label={words.fields[name].label}>
          {(control) => (
            <select
              {...control}
              name={definitions[name].param}
              value={filters[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            >
              <option value="">
                {name === 'sort' && filters.text ? words.byRelevance : words.fields[name].all}
              </option>
              <Options name={name} content={content} words={words} />
            </select>
          )}
        </Field>
      ))}
      {namesWith('check')
        .filter((name) => filters[name] || (definitions[name].isOffered?.(content.products) ?? true))
        .map((name) => (
          <label key={name} className={styles.check}>
            <input
              type="checkbox"
              name={definitions[name].param}
              value={definitions[name].values?.(content)[0]}
              checked={filters[name] !== ''}
              onChange={({ target }) => onChange({ [name]: target.checked ? target.value : '' })}
            />
            {words.fields[name].label}
          </label>
        ))}
    </div>
  );
}
