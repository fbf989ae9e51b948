import type { PageDefinition, PageProps } from '@clinic/shared/contract';

import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import type { TeamContent } from '#content/types.ts';
import { doctorJsonLd } from '#features/team/doctorJsonLd.ts';
import { DoctorProfile } from '#features/team/DoctorProfile.tsx';
import { findDoctor } from '#features/team/findDoctor.ts';
import { paths } from '#paths.ts';

function DoctorPage({ content, params }: PageProps<TeamContent>) {
  const doctor = findDoctor(content.doctors, params.slug);
  return <DoctorProfile doctor={doctor} words={content.words} sampleNote={content.sampleNote} />;
}

export const page: PageDefinition<TeamContent> = {
  Component: DoctorPage,
  meta: ({ content, params, lang }) => {
    const doctor = findDoctor(content.doctors, params.slug);
    return {
      title: doctor.name,
      description: `${doctor.role}. ${doctor.summary}`,
      jsonLd: [
        doctorJsonLd(doctor, lang),
        breadcrumbJsonLd(
          [
            { name: content.words.breadcrumb, path: paths.team },
            { name: doctor.name, path: paths.doctor(doctor.slug) },
          ],
          lang,
        ),
      ],
    };
  },
};
