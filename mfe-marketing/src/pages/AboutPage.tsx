import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { LinkButton } from '@clinic/shared/kit/Button';
import { band, cluster, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { AboutDocument } from '#content/documents/pages.ts';
import { Purpose } from '#features/about/Purpose.tsx';
import { Quote } from '#features/about/Quote.tsx';

import styles from './AboutPage.module.css';

function AboutPage({ content }: PageProps<AboutDocument>) {
  return (
    <>
      <div className={stack(7, band(styles.opening))}>
        <div className={stack(5, styles.words)}>
          <h1>{content.heading}</h1>
          <p className={look('lead')}>{content.lead}</p>
        </div>
        <DataPicture
          picture={content.image}
          alt={content.imageAlt}
          ratio="16 / 10"
          sizes="(min-width: 64rem) 45vw, 92vw"
          priority
        />
      </div>
      <Quote quote={content.quote} />
      <Purpose timeline={content.timeline} values={content.values} />
      <div className={stack(5, itemsStart, band(styles.next))}>
        <p className={styles.nextText}>{content.next.text}</p>
        <div className={cluster(5)}>
          <AssessmentButton>{content.next.book}</AssessmentButton>
          <LinkButton variant="quiet" to={content.next.link}>
            {content.next.linkLabel}
          </LinkButton>
        </div>
      </div>
    </>
  );
}

export const page: PageDefinition<AboutDocument> = {
  Component: AboutPage,
  meta: ({ content }) => content.meta,
};
