import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import type { ThanksDocument } from '#data/documents.ts';
import { elsewhere } from '#paths.ts';

import styles from './ThanksPage.module.css';

function ThanksPage({ content }: PageProps<ThanksDocument>) {
  return (
    <div className="page">
      <div className={styles.confetti} aria-hidden="true">
        {Array.from({ length: 24 }, (_, at) => (
          <i key={at} />
        ))}
      </div>
      <img src={content.picture} alt="" width="800" height="560" className={styles.picture} />
      <h1>Thanks for your order!</h1>
      <p>We will let you know when it is ready to be picked up.</p>
      <Link to={elsewhere.home} className="button">
        Continue shopping
      </Link>
    </div>
  );
}

export const page: PageDefinition<ThanksDocument> = {
  Component: ThanksPage,
  meta: () => ({ title: 'Thanks', description: 'Your order has been placed.' }),
};
