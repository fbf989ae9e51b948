import { useFrame } from '@clinic/host/frame';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Section } from '@clinic/shared/kit/Section';
import { Link } from '@clinic/shared/navigation';

import { useWords } from '#content/WordsContext.ts';
import { Sprig } from '#layout/brand/Sprig.tsx';

import styles from './NotFoundPage.module.css';

/** Shown at addresses that have no page. */
export function NotFoundPage() {
  const { notFound, home } = useWords();
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
      <WhatsappLink message={notFound.whatsapp.message}>{notFound.whatsapp.label}</WhatsappLink>
    </Section>
  );
}
