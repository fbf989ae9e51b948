import type { PageDefinition } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import { elsewhere } from '#paths.ts';

import styles from './ThanksPage.module.css';

function ThanksPage() {
  return (
    <div className="page">
      <div className={styles.confetti} aria-hidden="true">
        {Array.from({ length: 24 }, (_, at) => (
          <i key={at} />
        ))}
      </div>
      <h1>Thanks for your order!</h1>
      <p>We will let you know when it is ready to be picked up.</p>
      <Link to={elsewhere.home} className="button">
        Continue shopping
      </Link>
    </div>
  );
}

export const page: PageDefinition<unknown> = {
  Component: ThanksPage,
  meta: () => ({ title: 'Thanks', description: 'Your order has been placed.' }),
};
