import { look } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { Link } from '@tesela/core/navigation';

import type { TreatmentDocument } from '#content/treatmentDocuments.ts';
import { paths } from '#paths.ts';

import styles from './Alternatives.module.css';
import part from './treatment.module.css';

type Props = { treatment: TreatmentDocument };

type Words = TreatmentDocument['words'];

/** A table that compares the treatment with its alternatives. */
export function Alternatives({ treatment: { id, compared, words } }: Props) {
  return (
    <Section heading={words.alternatives} lead={words.alternativesLead} tone="linen" className={part.part}>
      <div className={styles.compared}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.treatment}</th>
              <th scope="col">{words.duration}</th>
              <th scope="col">{words.recovery}</th>
            </tr>
          </thead>
          <tbody>
            {compared.map((one) => (
              <Row key={one.id} treatment={one} words={words} isHere={one.id === id} />
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}

type RowProps = { treatment: TreatmentDocument['compared'][number]; words: Words; isHere: boolean };

function Row({ treatment: { id, title, titleLang, duration, recovery }, words, isHere }: RowProps) {
  const price = useTreatmentPrice(id);
  const name = <span lang={titleLang}>{title}</span>;
  return (
    <tr>
      <th scope="row">
        {isHere ? name : <Link to={paths.treatment(id)}>{name}</Link>}
        {isHere && <span className={look('note', styles.price)}>{words.here}</span>}
        <span className={look('note', styles.price)}>{price?.range ?? words.toConfirm}</span>
      </th>
      <td>{duration}</td>
      <td>{recovery}</td>
    </tr>
  );
}
