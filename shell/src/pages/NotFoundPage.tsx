import { useFrame } from '@clinic/host/frame';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { buttonClass } from '@clinic/shared/kit/Button';
import { cluster } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@clinic/shared/navigation';

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
      <nav aria-label={notFound.linksLabel}>
        <ul className={styles.links}>
          {[{ to: '/', label: home } as const, ...menu].map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Sprig className={styles.sprig} />
      <div className={cluster(4)}>
        <SearchLink className={buttonClass('primary')}>{nav.search}</SearchLink>
        <WhatsappLink variant="quiet" message={notFound.whatsapp.message}>
          {notFound.whatsapp.label}
        </WhatsappLink>
      </div>
    </Section>
  );
}
