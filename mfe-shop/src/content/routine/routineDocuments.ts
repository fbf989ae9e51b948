import { fill } from '@tesela/core/fill';
import type { Lang } from '@tesela/core/lang';
import { textureOf } from '@tesela/core/pictureAsset';

import { routineSlug } from '#paths.ts';

import { summaryOf, thumbOf, type Product } from '../products.ts';
import { source } from '../schema.ts';
import { skins } from '../traits.ts';
import { minuteChoices, worries } from './rules.ts';
import { suggestRoutine, type Suggested } from './suggestRoutine.ts';

/** Makes the documents of the routine index and of each routine page. */
export function routineDocuments(
  lang: Lang,
  products: readonly Product[],
  card: {
    shop: string;
    priceToConfirm: string;
    share: { label: string; copied: string; failed: string };
  },
) {
  const { index, skinPictures, worryPictures, ...words } = source.single('pages/rutina', lang);
  const pictureOf = (id: string) => {
    const found = products.find((product) => product.id === id);
    // The schema of the page lets it name existing products only.
    if (!found) throw new Error(`content/pages/rutina.json names "${id}", which is no product.`);
    return found.image;
  };
  const textureIn = (image: Product['image']) => textureOf(image) ?? image;
  const nameOf = ({ id, name, gloss }: Product) =>
    lang === 'es'
      ? name
      : (gloss ?? source.entries('products', lang).find((one) => one.id === id)?.name ?? name);
  const stepOf = ({ product, step, minutes }: Suggested) => ({
    product: thumbOf(summaryOf(product)),
    step: words.steps[step],
    use: product.howToUse,
    minutes,
    nights: product.routine?.nights ? fill(words.nights, { count: product.routine.nights }, lang) : null,
  });
  const routines = skins.flatMap((skin) =>
    worries.map((worry) => {
      const { shelves, warnings, lacksTreatment } = suggestRoutine(products, skin, worry);
      const said = { skin: words.skins[skin], worry: words.worries[worry] };
      const told = warnings.map(({ id, products: named, minutes }) => ({
        text: fill(words.warnings[id], { names: new Intl.ListFormat(lang).format(named.map(nameOf)) }, lang),
        minutes,
      }));
      const always = (text: string) => ({ text, minutes: minuteChoices[0] });
      return {
        ...words,
        ...card,
        indexHeading: index.heading,
        slug: routineSlug(skin, worry),
        heading: fill(words.title, said, lang),
        description: fill(words.description, said, lang),
        shelves: { manana: shelves.manana.map(stepOf), noche: shelves.noche.map(stepOf) },
        notes: [
          ...(lacksTreatment ? [always(words.warnings.sinTratamiento)] : []),
          ...told,
          always(words.warnings.nuevo),
        ],
      };
    }),
  );
  return {
    routines,
    /** The document of the slot `routines`. */
    routineLinks: {
      heading: index.heading,
      worries,
      skins: skins.map((id) => ({ id, name: index.skinNames[id] })),
    },
    routineIndex: {
      ...index,
      shop: card.shop,
      disclaimer: words.disclaimer,
      skins: skins.map((skin) => ({
        id: skin,
        name: index.skinNames[skin],
        hint: index.skinHints[skin],
        picture: textureIn(pictureOf(skinPictures[skin])),
      })),
      worries: worries.map((worry) => ({
        id: worry,
        name: index.worryNames[worry],
        picture: pictureOf(worryPictures[worry]),
      })),
    },
  };
}
