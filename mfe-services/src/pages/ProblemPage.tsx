import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { useAssessmentSubject } from '@clinic/shared/kit/actions/useAssessmentSubject';
import type { PageDefinition, PageProps } from '@clinic/shared/contract';
import { useFillFacts } from '@clinic/shared/kit/useSiteFacts';
import { RelatedLinks } from '@clinic/shared/kit/RelatedLinks';
import { Section } from '@clinic/shared/kit/Section';

import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { band, stack } from '@clinic/shared/kit/layout';
import type { Problem, ProblemContent } from '#content/problemTypes.ts';
import { CareList } from '#features/problems/CareList.tsx';
import { HomeCare } from '#features/problems/HomeCare.tsx';
import { ProblemHeader } from '#features/problems/ProblemHeader.tsx';
import { problemJsonLd } from '#features/problems/problemJsonLd.ts';
import { Sources } from '#features/problems/Sources.tsx';
import { WhatItMayBe } from '#features/problems/WhatItMayBe.tsx';
import { paths } from '#paths.ts';

import styles from './ProblemPage.module.css';

function ProblemPage({ content, data }: PageProps<ProblemContent, Problem>) {
  const fillFacts = useFillFacts();
  const { related } = content;
  useAssessmentSubject(data.name, content.category);
  return (
    <>
      <ProblemHeader problem={data} content={content} />
      <WhatItMayBe problem={data} content={content} />
      <CareList heading={content.care} care={data.care} />
      <HomeCare problem={data} content={content} />
      <div className={stack(6, band(styles.related))}>
        <RelatedLinks
          heading={related.heading}
          items={[
            ...data.doctors.map((doctor) => ({ ...doctor, kicker: related.doctor })),
            ...data.reading.map((page) => ({
              ...page,
              kicker: page.link.startsWith('/faq') ? related.question : related.article,
            })),
          ]}
        />
        <Sources heading={content.sources} sources={data.sources} />
      </div>
      <Section
        tone="sand"
        heading={data.closing.heading}
        lead={fillFacts(data.closing.text)}
        className={styles.closing}
      >
        <div>
          <AssessmentButton serviceName={data.name} category={content.category}>
            {content.ask}
          </AssessmentButton>
        </div>
      </Section>
    </>
  );
}

export const page: PageDefinition<ProblemContent, Problem> = {
  Component: ProblemPage,
  meta: ({ content, data, lang }) => ({
    ...data.meta,
    jsonLd: [
      problemJsonLd(data, lang),
      breadcrumbJsonLd(
        [
          { name: content.trail, path: paths.problems },
          { name: data.name, path: paths.problem(data.slug) },
        ],
        lang,
      ),
    ],
  }),
};
