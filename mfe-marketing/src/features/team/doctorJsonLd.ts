import { localizePath, type Lang } from '@clinic/shared/languages';

import type { DoctorDocument } from '#content/documents/team.ts';
import { paths } from '#paths.ts';

/** Describes a doctor as a schema.org `Person` who works for the clinic, which the shell describes under `/#clinic`. */
export function doctorJsonLd(doctor: DoctorDocument['doctor'], lang: Lang): object {
  return {
    '@type': 'Person',
    '@id': `${paths.doctor(doctor.id)}#person`,
    name: doctor.name,
    jobTitle: doctor.profession,
    description: doctor.summary,
    url: localizePath(paths.doctor(doctor.id), lang),
    knowsAbout: doctor.focus.map(({ label }) => label),
    knowsLanguage: doctor.languages,
    worksFor: { '@type': 'MedicalClinic', '@id': '/#clinic' },
  };
}
