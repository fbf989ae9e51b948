import { Link } from '@clinic/shared/navigation';

import type { Guide, GuideWords } from '#content/types.ts';
import { guideSectionPath } from '#paths.ts';

import styles from './GuideIndex.module.css';

type Props = { label: string; titles: GuideWords['parts']; parts: Guide['parts'] };

/** What the guide answers, a few words each, in its parts. */
export function GuideIndex({ label, titles, parts }: Props) {
  return (
    <nav aria-label={label} className={styles.index}>
      <ul className={styles.parts}>
        {parts.map(({ id, sections }) => (
          <li key={id} className={styles.part}>
            <span className={styles.title}>{titles[id]}</span>
            <ul className={styles.topics}>
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
