import { cluster } from '@clinic/shared/kit/layout';

import { Chip } from '#components/Chip.tsx';
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

/** The category filter, visible at every width. */
export function CategoryChips({ label, views, chosen, onChange }: Props) {
  return (
    <fieldset className={styles.categories}>
      <legend className={styles.legend}>{label}</legend>
      <div className={cluster(2)}>
        {['' as const, ...filterCategoryNames].map((category) => (
          <Chip
            key={category}
            name={filters.category.param}
            value={category}
            isChosen={category === chosen}
            onChoose={() => onChange({ category })}
          >
            {views[category ? filterCategories[category] : 'all'].label}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
