import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { ComplaintsDocument } from '#content/documents/pages.ts';
import { ComplaintForm } from '#features/complaint/ComplaintForm.tsx';

import styles from './ComplaintsPage.module.css';

function ComplaintsPage({ content }: PageProps<ComplaintsDocument>) {
  return (
    <Section level={1} heading={content.heading} lead={content.lead}>
      <div className={styles.layout}>
        <div>
          <ComplaintForm content={content} />
        </div>
        <section aria-labelledby="que-sigue" className={styles.next}>
          <h2 id="que-sigue">{content.next.heading}</h2>
          <ol>
            {content.next.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ol>
        </section>
      </div>
    </Section>
  );
}

export const page: PageDefinition<ComplaintsDocument> = {
  Component: ComplaintsPage,
  meta: ({ content }) => content.meta,
};
