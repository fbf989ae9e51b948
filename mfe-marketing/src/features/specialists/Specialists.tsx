import { cluster, look } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { Section } from '@clinic/shared/kit/Section';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';

import { ArrowLink } from '#components/ArrowLink.tsx';
import type { HomeDocument } from '#content/documents/home.ts';
import { paths } from '#paths.ts';

import styles from './Specialists.module.css';

type Props = { specialists: HomeDocument['specialists'] };

/** The doctors of the clinic, with links to their profiles. */
export function Specialists({ specialists }: Props) {
  const { kicker, heading, lead, people, linkLabel } = specialists;
  return (
    <Section kicker={kicker} heading={heading} lead={lead}>
      <ul className={styles.people}>
        {people.map(({ id, name, role, image }) => (
          <li key={id} className={cluster(0, styles.person)}>
            <DataPicture
              picture={image}
              alt=""
              ratio="1 / 1"
              sizes="(min-width: 56rem) 10vw, 96px"
              className={styles.portrait}
            />
            <div className={styles.words}>
              <h3 className={styles.name}>
                <StretchedLink to={paths.doctor(id)}>{name}</StretchedLink>
              </h3>
              <p className={look('note')}>{role}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.end}>
        <ArrowLink to={paths.team}>{linkLabel}</ArrowLink>
      </p>
    </Section>
  );
}
