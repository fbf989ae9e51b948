import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import { useAssessmentSubject } from '@clinic/shared/kit/actions/useAssessmentSubject';
import { band, stack } from '@clinic/shared/kit/layout';
import { MedicalReview } from '@clinic/shared/kit/MedicalReview';
import { RelatedLinks } from '@clinic/shared/kit/RelatedLinks';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import { Closing } from '#components/Closing.tsx';
import type { ProblemDocument } from '#content/problemDocuments.ts';
import { CareList } from '#features/problems/CareList.tsx';
import { HomeCare } from '#features/problems/HomeCare.tsx';
import { ProblemHeader } from '#features/problems/ProblemHeader.tsx';
import { problemJsonLd } from '#features/problems/problemJsonLd.ts';
import { WhatItMayBe } from '#features/problems/WhatItMayBe.tsx';
import { paths } from '#paths.ts';

import styles from './ProblemPage.module.css';

function ProblemPage({ content: problem }: PageProps<ProblemDocument>) {
  const { closing, words } = problem;
  useAssessmentSubject(problem.name, words.category);
  return (
    <>
      <ProblemHeader problem={problem} />
      <WhatItMayBe problem={problem} />
      <CareList heading={words.care} care={problem.care} />
      <HomeCare problem={problem} />
      <div className={stack(6, band(styles.related))}>
        <RelatedLinks heading={words.related.heading} items={[...problem.doctors, ...problem.reading]} />
        <MedicalReview review={problem.review} />
      </div>
      <Closing {...closing} serviceName={problem.name} category={words.category} button={words.ask} />
    </>
  );
}

export const page: PageDefinition<ProblemDocument> = {
  Component: ProblemPage,
  meta: ({ content: problem, lang }) => ({
    ...problem.meta,
    jsonLd: [
      problemJsonLd(problem, lang),
      breadcrumbJsonLd(
        [
          { name: problem.words.trail, path: paths.problems },
          { name: problem.name, path: paths.problem(problem.slug) },
        ],
        lang,
      ),
    ],
  }),
};
