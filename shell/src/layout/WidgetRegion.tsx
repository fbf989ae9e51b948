import { useCurrentPath } from '@clinic/shared/navigation';
import { Slot } from '@clinic/shared/slot';

import { useWords } from '#content/WordsContext.ts';
import { paths } from '#paths.ts';

import styles from './WidgetRegion.module.css';

/** The corner where other teams' widgets float. The cart is there only in the shop. */
export function WidgetRegion({ isInert }: { isInert: boolean }) {
  const { widgets } = useWords();
  const { path } = useCurrentPath();
  const isShop = path === paths.shop || path.startsWith(`${paths.shop}/`);
  return (
    <aside aria-label={widgets.label} inert={isInert} className={styles.region}>
      {isShop && <Slot name="cart-widget" />}
      <Slot name="assistant" />
    </aside>
  );
}
