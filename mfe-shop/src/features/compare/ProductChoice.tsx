import { Field } from '@clinic/shared/kit/Field';
import { grid, scripted } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { groupBy } from '@tesela/core/groupBy';
import { useLang } from '@tesela/core/i18n';
import { useId } from 'react';

import { nameIn } from '#components/ProductName.tsx';
import type { CompareDocument } from '#content/shopDocuments.ts';
import { COMPARED } from '#paths.ts';

type Props = {
  content: Pick<CompareDocument, 'choice' | 'products'>;
  places: readonly string[];
  onChoose: (places: readonly string[]) => void;
};

/** A list of all products for each place of the comparison, grouped by category. */
export function ProductChoice({ content: { choice, products }, places, onChoose }: Props) {
  const lang = useLang();
  const id = useId();
  const categories = [...groupBy(products, ({ category }) => category)];

  return (
    <form method="get" autoComplete="off" className={grid(4, { medium: 3 }, scripted)}>
      {places.map((chosen, place) => {
        const control = `${id}-${place}`;
        return (
          <Field key={control} id={control} label={fill(choice.label, { place: place + 1 }, lang)}>
            {(attributes) => (
              <select
                {...attributes}
                name={COMPARED}
                value={chosen}
                onChange={({ target }) =>
                  onChoose(places.map((other, at) => (at === place ? target.value : other)))
                }
              >
                <option value="">{choice.none}</option>
                {categories.map(([category, ofCategory]) => (
                  <optgroup key={category} label={category}>
                    {ofCategory.map((product) => (
                      <option
                        key={product.id}
                        value={product.id}
                        disabled={product.id !== chosen && places.includes(product.id)}
                      >
                        {nameIn(lang, product)}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </select>
            )}
          </Field>
        );
      })}
    </form>
  );
}
