import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { band, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { QuestionList } from '@clinic/shared/kit/QuestionList';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { GuideDocument } from '#content/shopDocuments.ts';
import { GuideAnswer } from '#features/guide/GuideAnswer.tsx';
import { GuideProducts } from '#features/guide/GuideProducts.tsx';
import { paths } from '#paths.ts';

import styles from './GuidePage.module.css';

function GuidePage({ content }: PageProps<GuideDocument>) {
  const { words, shop, parts, products, priceToConfirm, more } = content;
  const groups = parts.map(({ id, sections }) => ({
    id: `parte-${id}`,
    heading: words.parts[id],
    questions: sections.map((section) => ({
      ...section,
      answer: (
        <GuideAnswer section={section}>
          <GuideProducts
            ids={section.products}
            products={products}
            words={{ label: words.products, priceToConfirm }}
          />
        </GuideAnswer>
      ),
    })),
  }));
  return (
    <div className={stack(5, band(styles.page))}>
      <header className={stack(4)}>
        <Breadcrumb label={words.trail} steps={[{ name: shop, path: paths.shop }]} here={content.heading} />
        <h1 className={styles.heading}>{content.heading}</h1>
        <p className={look('lead')}>{content.lead}</p>
      </header>
      <QuestionList path={paths.guide} words={words} groups={groups}>
        <aside className={stack(4, itemsStart, styles.more)}>
          <p>{more.text}</p>
          <WhatsappLink message={more.whatsappMessage}>{more.whatsappLabel}</WhatsappLink>
        </aside>
      </QuestionList>
    </div>
  );
}

export const page: PageDefinition<GuideDocument> = {
  Component: GuidePage,
  meta: ({ content, lang }) => ({
    ...content.meta,
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: content.parts
          .flatMap(({ sections }) => sections)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
      },
      breadcrumbJsonLd(
        [
          { name: content.shop, path: paths.shop },
          { name: content.heading, path: paths.guide },
        ],
        lang,
      ),
    ],
  }),
};
