import { useLang } from '@tesela/core/i18n';
import type { Lang } from '@tesela/core/lang';

type Named = {
  /** The Spanish name on the label. */
  name: string;
  /** The English translation of the name. */
  gloss?: string | undefined;
};

/** Returns the product's name in a language; without a translation, the Spanish name. */
export const nameIn = (lang: Lang, { name, gloss }: Named): string =>
  lang === 'es' ? name : (gloss ?? name);

/** The product's name in the visitor's language; without a translation, the name on the label. */
export function ProductName({ product }: { product: Named }) {
  const lang = useLang();
  if (lang === 'es' || product.gloss) return nameIn(lang, product);
  return <span lang="es">{product.name}</span>;
}

/** The name on the label, shown below the translated name. */
export function LabelName({ product, className }: { product: Named; className?: string | undefined }) {
  if (useLang() === 'es' || !product.gloss) return null;
  return (
    <p lang="es" className={className}>
      {product.name}
    </p>
  );
}
