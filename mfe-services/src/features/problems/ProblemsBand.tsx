import { Section } from '@clinic/shared/kit/Section';

import type { ProblemList } from '#content/problemDocuments.ts';

import { ProblemLinks } from './ProblemLinks.tsx';

type Props = { content: ProblemList };

/** Links to all problems, for a page of another team. It contains only links, so it works without code. */
export function ProblemsBand({ content: { heading, lead, items } }: Props) {
  return (
    <Section heading={heading} lead={lead}>
      <ProblemLinks items={items} headingLevel={3} />
    </Section>
  );
}
