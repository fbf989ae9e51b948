import { useLang } from '@clinic/shared/i18n';

/** The name of a product, which is Spanish on English pages too. */
export function ProductName({ name }: { name: string }) {
  return <span lang={useLang() === 'es' ? undefined : 'es'}>{name}</span>;
}
