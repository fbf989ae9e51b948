import { cluster, contentStart, dense, look, stack } from '@clinic/shared/kit/layout';
import { Link } from '@clinic/shared/navigation';

import type { GuideDocument } from '#content/shopDocuments.ts';
import { guideSectionPath } from '#paths.ts';

import styles from './GuideIndex.module.css';

type Props = { label: string; titles: GuideDocument['words']['parts']; parts: GuideDocument['parts'] };

/** What the guide answers, a few words each, in its parts. */
export function GuideIndex({ label, titles, parts }: Props) {
  return (
    <nav aria-label={label} className={styles.index}>
      <ul className={stack(4, styles.parts)}>
        {parts.map(({ id, sections }) => (
          <li key={id} className={stack(0, contentStart)}>
            <span className={look('kicker')}>{titles[id]}</span>
            <ul className={cluster(5, dense, styles.topics)}>
              {sections.map((section) => (
                <li key={section.id}>
                  <Link to={guideSectionPath(section.id)} className={styles.link}>
                    {section.topic}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
