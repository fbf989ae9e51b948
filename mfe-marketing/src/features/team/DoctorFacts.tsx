import { look, stack } from '@clinic/shared/kit/layout';

import type { DoctorDocument } from '#content/documents/team.ts';

type Props = Pick<DoctorDocument, 'doctor' | 'words'>;

/** Facts that a visitor may need before a visit: registry number and languages. */
export function DoctorFacts({ doctor, words }: Props) {
  return (
    <dl className={stack(4, look('small'))}>
      <div>
        <dt className={look('quiet')}>{words.languages}</dt>
        <dd>{doctor.languages.join(' · ')}</dd>
      </div>
      <div>
        <dt className={look('quiet')}>{words.registry}</dt>
        <dd>{doctor.registryNumber}</dd>
      </div>
    </dl>
  );
}
