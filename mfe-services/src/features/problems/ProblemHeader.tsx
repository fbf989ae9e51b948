import { TreatmentActions } from '@clinic/shared/kit/actions/TreatmentActions';
import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { cluster, look, target } from '@clinic/shared/kit/layout';
import { usePriceFrom } from '@clinic/shared/kit/useSiteFacts';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { Link } from '@tesela/core/navigation';

import { PictureHeader } from '#components/PictureHeader.tsx';
import type { ProblemDocument } from '#content/problemDocuments.ts';
import { paths } from '#paths.ts';

import styles from './ProblemHeader.module.css';

type Props = { problem: ProblemDocument };

/** The problem, the price from which care begins and the buttons to ask, all on the first screen of a phone. */
export function ProblemHeader({ problem }: Props) {
  const { slug, name, lead, image, imageAlt, care, words } = problem;
  const lang = useLang();
  // The price is that of the first entry: a follow-up costs less, but no visitor begins with one.
  const price = usePriceFrom(care.slice(0, 1).map(({ id }) => id));
  return (
    <PictureHeader picture={image} alt={imageAlt} className={styles.header}>
      <Breadcrumb
        label={words.trailLabel}
        steps={[{ name: words.trail, path: paths.problems }]}
        here={name}
      />
      <h1>{name}</h1>
      <p className={styles.lead}>{lead}</p>
      <p className={look('quiet')}>
        {price && fill(words.priceFrom, { price }, lang)}{' '}
        <Link to={`${paths.problem(slug)}#atencion`} className={target()}>
          {words.jump}
        </Link>
      </p>
      <div className={cluster(0, styles.ways)}>
        <TreatmentActions
          treatment={{ title: name }}
          category={words.category}
          label={words.ask}
          whatsapp={words.whatsapp}
        />
      </div>
    </PictureHeader>
  );
}
