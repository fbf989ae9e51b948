import { Link } from '@tesela/core/navigation';

import { elsewhere } from '#paths.ts';

import styles from './CompactHeader.module.css';

/** Slot `compact-header`: a name, and nothing that leads away. */
export function CompactHeader() {
  return (
    <header className={styles.header}>
      <Link to={elsewhere.home}>The Tractor Store</Link>
    </header>
  );
}
