import { Field } from '@clinic/shared/kit/Field';
import { stack } from '@clinic/shared/kit/layout';
import { useId, useMemo } from 'react';

import type { FilterWords } from '#content/shopDocuments.ts';

import styles from './FilterFields.module.css';
import { AVAILABLE, paramNames, parseSort, type Filters } from './filterParams.ts';
import type { FilterChange } from './useFilters.ts';

type Props = {
  words: FilterWords;
  brands: readonly string[];
  /** There is something to leave out. */
  hasSoldOut?: boolean;
  filters: Filters;
  onChange: (change: FilterChange) => void;
};

/** Brand, order and what can be had: beside the products on wide screens, in the sheet on phones. */
export function FilterFields({ words, brands, hasSoldOut, filters, onChange }: Props) {
  const id = useId();
  // Dozens that stay the same whatever is chosen.
  const brandOptions = useMemo(() => brands.map((brand) => <option key={brand}>{brand}</option>), [brands]);
  return (
    <div className={stack(5)}>
      <Field id={`${id}-brand`} label={words.brand}>
        {(control) => (
          <select
            {...control}
            name={paramNames.brand}
            value={filters.brand ?? ''}
            onChange={({ target }) => onChange({ brand: target.value || null })}
          >
            <option value="">{words.allBrands}</option>
            {brandOptions}
          </select>
        )}
      </Field>
      <Field id={`${id}-sort`} label={words.sort.label}>
        {(control) => (
          <select
            {...control}
            name={paramNames.sort}
            value={filters.sort ?? ''}
            onChange={({ target }) => onChange({ sort: parseSort(target.value) })}
          >
            <option value="">{filters.text ? words.sort.byRelevance : words.sort.byClinic}</option>
            <option value="nombre">{words.sort.byName}</option>
            <option value="precio">{words.sort.byPrice}</option>
            <option value="precio-desc">{words.sort.byPriceDown}</option>
            <option value="precio-medida">{words.sort.byUnitPrice}</option>
          </select>
        )}
      </Field>
      {(hasSoldOut || filters.available) && (
        <label className={styles.check}>
          <input
            type="checkbox"
            name={paramNames.available}
            value={AVAILABLE}
            checked={filters.available}
            onChange={({ target }) => onChange({ available: target.checked })}
          />
          {words.available}
        </label>
      )}
    </div>
  );
}
