import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { band, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';

import { ArrowLink } from '#components/ArrowLink.tsx';
import { BackLink } from '#components/BackLink.tsx';
import { SampleNote } from '#components/SampleNote.tsx';
import type { DoctorDocument } from '#content/documents/team.ts';
import { paths } from '#paths.ts';

import { DoctorFacts } from './DoctorFacts.tsx';
import styles from './DoctorProfile.module.css';

export function DoctorProfile({ doctor, reviewed, words, sampleNote }: DoctorDocument) {
  return (
    <div className={stack(6, band(styles.profile))}>
      <p className={styles.back}>
        <BackLink to={paths.team}>{words.backToTeam}</BackLink>
      </p>
      <header className={stack(4, itemsStart, styles.header)}>
        <p className={styles.role}>{doctor.role}</p>
        <h1>{doctor.name}</h1>
        <p className={look('strong')}>{doctor.profession}</p>
        <p className={styles.summary}>{doctor.summary}</p>
        <AssessmentButton doctor={doctor.name}>{words.book}</AssessmentButton>
      </header>
      <div className={stack(5, styles.aside)}>
        <DataPicture
          picture={doctor.image}
          alt=""
          ratio="4 / 5"
          sizes="(min-width: 44rem) 30vw, 9rem"
          priority
        />
        <DoctorFacts doctor={doctor} words={words} />
      </div>
      <div className={stack(7, styles.body)}>
        <div className={stack(4)}>
          {doctor.bio.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <section className={stack(4)}>
          <h2>{words.credentials}</h2>
          <ul className={styles.credentials}>
            {doctor.credentials.map(({ title, institution, year }) => (
              <li key={title} className={stack(4, styles.credential)}>
                <span className={styles.year}>{year}</span>
                <span>
                  {title}
                  <span className={look('note', styles.institution)}>{institution}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section className={stack(4)}>
          <h2>{words.focus}</h2>
          <ul className={stack(0, itemsStart)}>
            {doctor.focus.map(({ label, link }) => (
              <li key={label}>
                <ArrowLink to={link}>{label}</ArrowLink>
              </li>
            ))}
          </ul>
        </section>
        {reviewed.length > 0 && (
          <section className={stack(4)}>
            <h2>{words.reviewed}</h2>
            <ul className={stack(3, itemsStart)}>
              {reviewed.map(({ to, title }) => (
                <li key={to}>
                  <ArrowLink to={to}>{title}</ArrowLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <SampleNote>{sampleNote}</SampleNote>
      </div>
    </div>
  );
}
