import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Section } from '@clinic/shared/kit/Section';

import type { ProblemContent, ProblemsPage as ProblemsData } from '#content/problemTypes.ts';
import { ProblemLinks } from '#features/problems/ProblemLinks.tsx';

import styles from './ProblemsPage.module.css';

function ProblemsPage({ content, data }: PageProps<ProblemContent, ProblemsData>) {
  return (
    <Section level={1} heading={data.heading} lead={data.lead} className={styles.page}>
      <ProblemLinks items={data.items} headingLevel={2} />
      <p className={styles.ask}>
        <AssessmentButton category={content.category}>{content.ask}</AssessmentButton>
      </p>
    </Section>
  );
}

export const page: PageDefinition<ProblemContent, ProblemsData> = {
  Component: ProblemsPage,
  meta: ({ data }) => data.meta,
};
