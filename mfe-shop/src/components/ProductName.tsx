import { useLang } from '@clinic/shared/i18n';
import type { Lang } from '@clinic/shared/lang';

type Named = {
  /** As on the label, in Spanish. */
  name: string;
  /** What that means, on pages in English. */
  gloss?: string | undefined;
};

/** What visitors of a language call a product. */
export const nameIn = (lang: Lang, { name, gloss }: Named): string =>
  lang === 'es' ? name : (gloss ?? name);

/** The name of a product in the visitor's language, or as on its label where there is no other. */
export function ProductName({ product }: { product: Named }) {
  const lang = useLang();
  if (lang === 'es' || product.gloss) return nameIn(lang, product);
  return <span lang="es">{product.name}</span>;
}

/** The name on the label, under the one in the visitor's language. */
export function LabelName({ product, className }: { product: Named; className?: string | undefined }) {
  if (useLang() === 'es' || !product.gloss) return null;
  return (
    <p lang="es" className={className}>
      {product.name}
    </p>
  );
}
