import { cluster, dense } from '@clinic/shared/kit/layout';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';

import type { FeaturedContent } from '#content/shopDocuments.ts';
import { paths } from '#paths.ts';

import { unitsIn } from '../state/cartLines.ts';
import { useCart } from '../state/useCart.ts';
import styles from './CartSummary.module.css';

type Props = { words: Pick<FeaturedContent, 'inCart' | 'counts' | 'shopLink'> };

/** One line about the cart, for pages that do not show the cart itself. */
export function CartSummary({ words: { inCart, counts, shopLink } }: Props) {
  const { lines } = useCart();
  const lang = useLang();
  const said = () => ({ units: fill(counts.units, { count: unitsIn(lines) }, lang) });
  return (
    <div className={cluster(3, dense, styles.summary)}>
      <output>{lines.length > 0 && fill(inCart, said(), lang)}</output>
      {lines.length > 0 && <Link to={paths.cart}>{shopLink}</Link>}
    </div>
  );
}
