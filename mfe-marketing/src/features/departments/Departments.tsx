import { PillNav } from '@clinic/shared/kit/PillNav';
import { Section } from '@clinic/shared/kit/Section';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './Departments.module.css';

type Props = { departments: HomeDocument['departments'] };

/** Links to the departments and to the pages in most demand, for visitors who know where to go. */
export function Departments({ departments: { heading, links } }: Props) {
  return (
    <Section heading={heading} className={styles.section}>
      <PillNav label={heading} links={links} />
    </Section>
  );
}
