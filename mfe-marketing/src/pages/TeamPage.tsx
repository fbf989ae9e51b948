import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { Section } from '@clinic/shared/kit/Section';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import { SampleNote } from '#components/SampleNote.tsx';
import type { TeamDocument } from '#content/documents/team.ts';
import { DoctorCard } from '#features/team/DoctorCard.tsx';

import styles from './TeamPage.module.css';

function TeamPage({ content }: PageProps<TeamDocument>) {
  return (
    <Section level={1} heading={content.heading} lead={content.lead}>
      <ul className={styles.team}>
        {content.doctors.map((doctor, index) => (
          <li key={doctor.id}>
            <DoctorCard doctor={doctor} words={content} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      <p className={styles.book}>
        <AssessmentButton>{content.book}</AssessmentButton>
      </p>
      <SampleNote>{content.sampleNote}</SampleNote>
    </Section>
  );
}

export const page: PageDefinition<TeamDocument> = {
  Component: TeamPage,
  meta: ({ content }) => content.meta,
};
