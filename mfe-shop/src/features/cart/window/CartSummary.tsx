import { Link, type SitePath } from '@clinic/shared/navigation';
import { cluster, dense } from '@clinic/shared/kit/layout';

import { unitsIn } from '../state/cartLines.ts';
import styles from './CartSummary.module.css';
import { useCart } from '../state/useCart.ts';

type Props = {
  text: (products: number, units: number) => string;
  link: { label: string; to: SitePath };
};

/** One line about the cart, for pages that don't show the cart itself. */
export function CartSummary({ text, link }: Props) {
  const { lines } = useCart();
  return (
    <div className={cluster(3, dense, styles.summary)}>
      <output>{lines.length > 0 && text(lines.length, unitsIn(lines))}</output>
      {lines.length > 0 && <Link to={link.to}>{link.label}</Link>}
    </div>
  );
}
