import { Link } from '@tesela/core/navigation';
import { Slot } from '@tesela/core/slot';

import { Sign } from '#components/Sign.tsx';
import { paths } from '#paths.ts';

import styles from './Header.module.css';

/** Slot `header`. */
export function Header() {
  return (
    <header className={styles.header}>
      <Link to={paths.home} className={styles.brand}>
        <Sign />
        The Tractor Store
      </Link>
      <nav aria-label="Main" className={styles.menu}>
        <Link to={paths.products} markCurrent>
          Machines
        </Link>
        <Link to={paths.stores} markCurrent>
          Stores
        </Link>
      </nav>
      <Slot name="mini-cart" />
    </header>
  );
}
