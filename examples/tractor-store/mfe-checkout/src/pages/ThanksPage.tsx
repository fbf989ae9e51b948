import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import type { ThanksDocument } from '#data/documents.ts';
import { elsewhere } from '#paths.ts';

import styles from './ThanksPage.module.css';

const colors = ['#e3b23c', '#1f4d3f', '#c8402f', '#169fb8'];

/** Scattered, and the same at every render. */
const confetti = Array.from({ length: 40 }, (_, at) => ({
  insetInlineStart: `${(at * 37) % 100}%`,
  animationDelay: `${((at * 13) % 10) / 8}s`,
  animationDuration: `${2 + ((at * 7) % 5) / 4}s`,
  backgroundColor: colors[at % colors.length],
}));

function ThanksPage({ content }: PageProps<ThanksDocument>) {
  return (
    <div className="page">
      <div className={styles.confetti} aria-hidden="true">
        {confetti.map((style) => (
          <i key={style.insetInlineStart} style={style} />
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
