import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { ProblemsDocument } from '#content/problemDocuments.ts';
import { ProblemLinks } from '#features/problems/ProblemLinks.tsx';

import styles from './ProblemsPage.module.css';

function ProblemsPage({ content: { heading, lead, items, category, ask } }: PageProps<ProblemsDocument>) {
  return (
    <Section level={1} heading={heading} lead={lead} className={styles.page}>
      <ProblemLinks items={items} headingLevel={2} />
      <p className={styles.ask}>
        <AssessmentButton category={category}>{ask}</AssessmentButton>
      </p>
    </Section>
  );
}

export const page: PageDefinition<ProblemsDocument> = {
  Component: ProblemsPage,
  meta: ({ content }) => content.meta,
};
