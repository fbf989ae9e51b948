import { Card } from '@clinic/shared/kit/Card';
import { look } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import type { TeamDocument } from '#content/documents/team.ts';
import { paths } from '#paths.ts';

import styles from './DoctorCard.module.css';

type Props = {
  doctor: TeamDocument['doctors'][number];
  words: Pick<TeamDocument, 'viewLabel' | 'reviewedLabel'>;
  /** True for the first card of the page: its portrait loads with priority. */
  isFirst?: boolean;
};

/** A doctor in the list of the team. The whole card is a link to the profile. */
export function DoctorCard({ doctor, words, isFirst }: Props) {
  const lang = useLang();
  return (
    <Card
      more={words.viewLabel}
      picture={
        <div className={styles.portrait}>
          <DataPicture
            picture={doctor.image}
            alt=""
            ratio="4 / 5"
            sizes="(min-width: 64rem) 22vw, (min-width: 40rem) 45vw, 92vw"
            priority={isFirst}
            className={styles.picture}
          />
          <div className={styles.name}>
            <h2>
              <StretchedLink to={paths.doctor(doctor.id)}>{doctor.name}</StretchedLink>
            </h2>
            <p>{doctor.role}</p>
          </div>
        </div>
      }
    >
      <p className={styles.profession}>{doctor.profession}</p>
      <p className={look('quiet')}>{doctor.summary}</p>
      {doctor.reviewed.length > 0 && (
        <p className={look('note')}>{fill(words.reviewedLabel, { titles: doctor.reviewed }, lang)}</p>
      )}
    </Card>
  );
}
