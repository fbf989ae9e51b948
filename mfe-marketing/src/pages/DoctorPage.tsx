import { breadcrumbJsonLd } from '@clinic/shared/breadcrumbJsonLd';
import type { PageDefinition, PageProps } from '@tesela/core/contract';

import type { DoctorDocument } from '#content/documents/team.ts';
import { doctorJsonLd } from '#features/team/doctorJsonLd.ts';
import { DoctorProfile } from '#features/team/DoctorProfile.tsx';
import { paths } from '#paths.ts';

function DoctorPage({ content }: PageProps<DoctorDocument>) {
  return <DoctorProfile {...content} />;
}

export const page: PageDefinition<DoctorDocument> = {
  Component: DoctorPage,
  meta: ({ content: { doctor, words }, lang }) => ({
    title: doctor.name,
    description: `${doctor.role}. ${doctor.summary}`,
    jsonLd: [
      doctorJsonLd(doctor, lang),
      breadcrumbJsonLd(
        [
          { name: words.breadcrumb, path: paths.team },
          { name: doctor.name, path: paths.doctor(doctor.id) },
        ],
        lang,
      ),
    ],
  }),
};
