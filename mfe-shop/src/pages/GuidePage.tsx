import { WhatsappLink } from '@clinic/shared/actions/WhatsappLink';
import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { Breadcrumb } from '@clinic/shared/ui/Breadcrumb';

import { ProductThumbs } from '#components/ProductThumbs.tsx';
import type { Guide, GuideContent } from '#content/types.ts';
import { GuideAnswer } from '#features/guide/GuideAnswer.tsx';
import { GuideIndex } from '#features/guide/GuideIndex.tsx';
import { guidePath, paths } from '#paths.ts';

import styles from './GuidePage.module.css';

function GuidePage({ content, data }: PageProps<GuideContent, Guide>) {
  const { trail, parts } = content;
  return (
    <div data-still className={styles.page}>
      <header className={styles.header}>
        <Breadcrumb
          label={trail.label}
          steps={[{ name: trail.shop, path: paths.all }]}
          here={<span>{trail.here}</span>}
        />
        <h1 className={styles.heading}>{data.heading}</h1>
        <p className={styles.lead}>{data.lead}</p>
      </header>
      <GuideIndex label={content.contents} titles={parts} parts={data.parts} />
      {data.parts.map(({ id, sections }) => (
        <section key={id} aria-labelledby={`parte-${id}`} className={styles.part}>
          <h2 id={`parte-${id}`} className={styles.title}>
            {parts[id]}
          </h2>
          <div className={styles.sections}>
            {sections.map((section) => (
              <GuideAnswer key={section.id} section={section}>
                {/* The assistant learns of each product from its own page. */}
                <div data-chat="skip">
                  <ProductThumbs products={section.products} words={content.products} />
                </div>
              </GuideAnswer>
            ))}
          </div>
        </section>
      ))}
      <aside className={styles.more}>
        <p>{data.more.text}</p>
        <WhatsappLink message={data.more.whatsappMessage}>{data.more.whatsappLabel}</WhatsappLink>
      </aside>
    </div>
  );
}

export const page: PageDefinition<GuideContent, Guide> = {
  Component: GuidePage,
  meta: ({ content, data, lang }) => ({
    ...data.meta,
    jsonLd: [
      {
        '@type': 'FAQPage',
        mainEntity: data.parts
          .flatMap(({ sections }) => sections)
          .map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
          })),
      },
      breadcrumbJsonLd(
        [
          { name: content.trail.shop, path: paths.all },
          { name: content.trail.here, path: guidePath },
        ],
        lang,
      ),
    ],
  }),
};
