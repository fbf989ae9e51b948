import { Link } from '@clinic/shared/navigation';
import { Section } from '@clinic/shared/ui/Section';
import { WhatsappLink } from '@clinic/shared/ui/WhatsappLink';

import { Sprig } from '#layout/Sprig.tsx';
import { useWords } from '#content/WordsContext.ts';
import { paths, type PageName } from '#paths.ts';

import styles from './NotFoundPage.module.css';

const suggestions = ['home', 'clinical', 'aesthetic', 'spa', 'shop', 'blog'] satisfies PageName[];

/** The page area of an address that no page has. */
export function NotFoundPage() {
  const { notFound, pages } = useWords();
  return (
    <Section level={1} kicker="404" heading={notFound.heading} lead={notFound.text} className={styles.page}>
      <nav aria-label={notFound.linksLabel}>
        <ul className={styles.links}>
          {suggestions.map((name) => (
            <li key={name}>
              <Link to={paths[name]}>{pages[name]}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <Sprig className={styles.sprig} />
      <WhatsappLink message={notFound.whatsapp.message}>{notFound.whatsapp.label}</WhatsappLink>
    </Section>
  );
}
