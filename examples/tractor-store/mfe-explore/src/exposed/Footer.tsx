import styles from './Footer.module.css';

const repository = 'https://github.com/neuland/tractor-store-blueprint';

/** Slot `footer`. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <p>
        Based on <a href="https://micro-frontends.org/tractor-store/">The Tractor Store 2.0</a>, a project by{' '}
        <a href="https://neuland-bfi.de">neuland</a>: products, prices and tasks are{' '}
        <a href={repository}>theirs</a>, code and drawings are not.
      </p>
      <p>
        Three teams, released alone: prerendered HTML, React where it is touched, Module Federation, no server
        behind it.
      </p>
    </footer>
  );
}
