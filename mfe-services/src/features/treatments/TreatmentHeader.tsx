import { TreatmentActions } from '@clinic/shared/kit/actions/TreatmentActions';
import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { cluster, look, stack } from '@clinic/shared/kit/layout';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { Link } from '@tesela/core/navigation';

import { PictureHeader } from '#components/PictureHeader.tsx';
import type { TreatmentDocument } from '#content/treatmentDocuments.ts';
import { paths } from '#paths.ts';

import styles from './TreatmentHeader.module.css';

type Props = { treatment: TreatmentDocument };

/** The treatment, its price and the buttons to ask, all on the first screen of a phone. */
export function TreatmentHeader({ treatment }: Props) {
  const { id, title, titleLang, description, image, imageAlt, area, words } = treatment;
  const price = useTreatmentPrice(id);
  return (
    <PictureHeader picture={image} alt={imageAlt} className={styles.header}>
      <Breadcrumb
        label={words.trailLabel}
        steps={[{ name: area.menu, path: paths.area(area.id) }]}
        here={<span lang={titleLang}>{title}</span>}
      />
      <h1 lang={titleLang}>{title}</h1>
      <p className={stack(1)}>
        <span className={styles.price}>{price?.range ?? words.toConfirm}</span>
        {price && <span className={look('note')}>{price.valuation}</span>}
      </p>
      <p className={styles.description}>{description}</p>
      <Link to={`${paths.treatment(id)}#para-quien`} className={look('small')}>
        {words.notFor}
      </Link>
      <div className={cluster(0, styles.ways)}>
        <TreatmentActions
          treatment={treatment}
          category={area.category}
          label={words.ask}
          whatsapp={words.whatsapp}
        />
      </div>
    </PictureHeader>
  );
}
