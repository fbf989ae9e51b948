import { look } from '@clinic/shared/kit/layout';
import { Section } from '@clinic/shared/kit/Section';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { Link } from '@tesela/core/navigation';

import type { Care } from '#content/problemDocuments.ts';

import styles from './CareList.module.css';

type Props = { heading: string; care: readonly Care[] };

/** The care that the clinic offers for a problem, with the prices that it publishes. */
export function CareList({ heading, care }: Props) {
  return (
    <Section id="atencion" tone="linen" heading={heading} className={styles.section}>
      <ul className={styles.list}>
        {care.map((item) => (
          <li key={item.link} className={styles.item}>
            <CareItem {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function CareItem({ link, id, title, titleLang, text }: Care) {
  const price = useTreatmentPrice(id);
  return (
    <>
      <h3>
        <Link to={link} className={styles.link}>
          <span lang={titleLang}>{title}</span>
        </Link>
      </h3>
      <p className={look('measure')}>{text}</p>
      {price && (
        <p className={styles.price}>
          {price.range}. <span className={styles.valuation}>{price.valuation}</span>
        </p>
      )}
    </>
  );
}
