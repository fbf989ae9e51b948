import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Link } from '@clinic/shared/navigation';
import { useFillFacts } from '@clinic/shared/siteFacts';
import { Disclosure } from '@clinic/shared/ui/Disclosure';
import { Section } from '@clinic/shared/ui/Section';
import { WhatsappLink } from '@clinic/shared/actions/WhatsappLink';

import type { FaqContent } from '#content/types.ts';
import { useOpenFromHash } from '#features/faq/useOpenFromHash.ts';

import styles from './FaqPage.module.css';

function FaqPage({ content }: PageProps<FaqContent>) {
  useOpenFromHash();
  const fillFacts = useFillFacts();
  return (
    <Section level={1} heading={content.heading} lead={content.lead}>
      <div className={styles.columns}>
        <div className={styles.list}>
          {content.items.map(({ id, question, answer, more }) => (
            <Disclosure key={id} id={id} summary={question} headingLevel={2}>
              {/* A fact that the clinic does not publish is empty. */}
              {answer.map(fillFacts).map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
              {more && (
                <p>
                  <Link to={more.link}>{more.label}</Link>
                </p>
              )}
            </Disclosure>
          ))}
        </div>
        <div className={styles.more}>
          <p>{content.more.text}</p>
          <WhatsappLink message={content.more.whatsappMessage}>{content.more.whatsappLabel}</WhatsappLink>
        </div>
      </div>
    </Section>
  );
}

export const page: PageDefinition<FaqContent> = {
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
