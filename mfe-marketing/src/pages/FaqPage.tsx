import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { PictureBand } from '@clinic/shared/kit/PictureBand';
import { QuestionList } from '@clinic/shared/kit/QuestionList';
import { Section } from '@clinic/shared/kit/Section';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import type { PageDefinition, PageProps } from '@tesela/core/contract';
import { Link } from '@tesela/core/navigation';

import type { FaqDocument } from '#content/documents/pages.ts';
import { paths } from '#paths.ts';

function FaqPage({ content }: PageProps<FaqDocument>) {
  const groups = Object.entries(content.subjects).map(([subject, heading]) => ({
    id: `tema-${subject}`,
    heading,
    questions: content.items
      .filter((item) => item.subject === subject)
      .map(({ id, question, ...item }) => ({ id, question, answer: <FaqAnswer item={item} /> })),
  }));
  const { more } = content;
  return (
    <>
      <Section level={1} heading={content.heading} lead={content.lead}>
        <QuestionList path={paths.faq} words={content} groups={groups} />
      </Section>
      <PictureBand heading={more.heading} lead={more.text} picture={more.image}>
        <div>
          <WhatsappLink message={more.whatsappMessage}>{more.whatsappLabel}</WhatsappLink>
        </div>
      </PictureBand>
    </>
  );
}

function FaqAnswer({
  item: { answer, more },
}: {
  item: Pick<FaqDocument['items'][number], 'answer' | 'more'>;
}) {
  const fillFacts = useFillFacts();
  return (
    <>
      {/* A paragraph is empty if the clinic does not publish its fact. */}
      {answer.map(fillFacts).map((paragraph) => paragraph && <p key={paragraph}>{paragraph}</p>)}
      {more && (
        <p>
          <Link to={more.link}>{more.label}</Link>
        </p>
      )}
    </>
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
