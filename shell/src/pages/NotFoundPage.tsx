import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { buttonClass } from '@clinic/shared/kit/Button';
import { cluster, dense, itemsStart, stack, target } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@tesela/core/navigation';
import { useFrame } from '@tesela/host/frame';

import { useWords } from '#content/WordsContext.ts';
import { Sprig } from '#layout/brand/Sprig.tsx';
import { SearchLink } from '#layout/navbar/SearchLink.tsx';

import styles from './NotFoundPage.module.css';

/** Shown at addresses that have no page. */
export function NotFoundPage() {
  const { notFound, nav, home } = useWords();
  const { menu } = useFrame();
  return (
    <Section level={1} kicker="404" heading={notFound.heading} lead={notFound.text} className={styles.page}>
      <div className={stack(5, itemsStart)}>
        <SearchLink className={buttonClass('primary')}>{nav.search}</SearchLink>
        <nav aria-label={notFound.linksLabel}>
          <ul className={cluster(5, dense)}>
            {[{ to: '/', label: home } as const, ...menu].map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={target()}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <WhatsappLink variant="quiet" message={notFound.whatsapp.message}>
          {notFound.whatsapp.label}
        </WhatsappLink>
      </div>
      <Sprig className={styles.sprig} />
    </Section>
  );
}
