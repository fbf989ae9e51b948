import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { itemsStart, stack } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { Link } from '@clinic/shared/navigation';

import { ReadingLayout } from '#components/ReadingLayout.tsx';
import type { FaqDocument } from '#content/documents/pages.ts';
import { useOpenFromHash } from '#features/faq/useOpenFromHash.ts';
import { paths } from '#paths.ts';

import styles from './FaqPage.module.css';

const anchorOf = (subject: string): string => `tema-${subject}`;

function FaqPage({ content }: PageProps<FaqDocument>) {
  useOpenFromHash();
  const fillFacts = useFillFacts();
  const subjects = Object.entries(content.subjects);
  return (
    <Section level={1} heading={content.heading} lead={content.lead}>
      <ReadingLayout
        contentsLabel={content.contents}
        path={paths.faq}
        sections={subjects.map(([subject, heading]) => ({ id: anchorOf(subject), heading }))}
      >
        <div className={stack(8)}>
          {subjects.map(([subject, heading]) => (
            // Without an anchor of its own: the assistant looks up questions, not lists of them.
            <section key={subject} aria-labelledby={anchorOf(subject)}>
              <h2 id={anchorOf(subject)} className={styles.heading}>
                {heading}
              </h2>
              <div className={styles.list}>
                {content.items
                  .filter((item) => item.subject === subject)
                  .map(({ id, question, answer, more }) => (
                    <Disclosure key={id} id={id} summary={question}>
                      {/* A fact that the clinic does not publish is empty. */}
                      {answer
                        .map(fillFacts)
                        .map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
                      {more && (
                        <p>
                          <Link to={more.link}>{more.label}</Link>
                        </p>
                      )}
                    </Disclosure>
                  ))}
              </div>
            </section>
          ))}
          <div className={stack(4, itemsStart, styles.more)}>
            <p>{content.more.text}</p>
            <WhatsappLink message={content.more.whatsappMessage}>{content.more.whatsappLabel}</WhatsappLink>
          </div>
        </div>
      </ReadingLayout>
    </Section>
  );
}

export const page: PageDefinition<FaqDocument> = {
  Component: FaqPage,
  meta: ({ content }) => ({
    ...content.meta,
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: content.items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      },
    ],
  }),
};
