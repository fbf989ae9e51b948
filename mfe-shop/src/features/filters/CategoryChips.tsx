import { cluster } from '@clinic/shared/kit/layout';
import { filterCategories, filterCategoryNames } from '#content/categories.ts';
import type { ShopContent } from '#content/types.ts';

import styles from './CategoryChips.module.css';
import { paramNames, type Filters } from './filterParams.ts';
import type { FilterChange } from './useFilters.ts';

type Props = {
  content: Pick<ShopContent, 'filters' | 'views'>;
  chosen: Filters['category'];
  onChange: (change: FilterChange) => void;
};

/** The categories, in sight on every width: native radio buttons, so one Tab reaches them and the arrows choose. */
export function CategoryChips({ content: { filters, views }, chosen, onChange }: Props) {
  return (
    <fieldset className={styles.categories}>
      <legend className={styles.legend}>{filters.category}</legend>
      <div className={cluster(2)}>
        {[null, ...filterCategoryNames].map((category) => (
          <label key={category} className={styles.chip}>
            <input
              type="radio"
              name={paramNames.category}
              value={category ?? ''}
              checked={category === chosen}
              className={styles.radio}
              onChange={() => onChange({ category })}
            />
            {views[category ? filterCategories[category] : 'all'].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
