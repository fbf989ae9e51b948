import { PillNav } from '@clinic/shared/kit/PillNav';
import { Section } from '@clinic/shared/kit/Section';

import type { HomeDocument } from '#content/documents/home.ts';

import styles from './Departments.module.css';

type Props = { departments: HomeDocument['departments'] };

/** For who knows where to go: the parts of the clinic, and what is asked for most. */
export function Departments({ departments: { heading, links } }: Props) {
  return (
    <Section heading={heading} className={styles.section}>
      <PillNav label={heading} links={links} />
    </Section>
  );
}
