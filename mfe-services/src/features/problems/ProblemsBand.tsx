import { Section } from '@clinic/shared/kit/Section';

import type { ProblemList } from '#content/problemDocuments.ts';

import { ProblemLinks } from './ProblemLinks.tsx';

type Props = { content: ProblemList };

/** The way in by what one has, for a page of another team. Links alone: it needs no code to work. */
export function ProblemsBand({ content: { heading, lead, items } }: Props) {
  return (
    <div data-still>
      <Section heading={heading} lead={lead}>
        <ProblemLinks items={items} headingLevel={3} />
      </Section>
    </div>
  );
}
