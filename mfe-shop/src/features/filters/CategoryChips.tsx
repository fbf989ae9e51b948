import { cluster } from '@clinic/shared/kit/layout';
import { filterCategories, filterCategoryNames } from '#content/categories.ts';
import type { ShopDocument } from '#content/shopDocuments.ts';

import styles from './CategoryChips.module.css';
import { filters, type FilterChange } from './filters.ts';

type Props = {
  label: string;
  views: ShopDocument['views'];
  chosen: string;
  onChange: (change: FilterChange) => void;
};

/** The categories, in sight on every width: native radio buttons, so one Tab reaches them and the arrows choose. */
export function CategoryChips({ label, views, chosen, onChange }: Props) {
  return (
    <fieldset className={styles.categories}>
      <legend className={styles.legend}>{label}</legend>
      <div className={cluster(2)}>
        {['' as const, ...filterCategoryNames].map((category) => (
          <label key={category} className={styles.chip}>
            <input
              type="radio"
              name={filters.category.param}
              value={category}
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
