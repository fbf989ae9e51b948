import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';

import { Facts } from '#components/Facts.tsx';
import type { AreaDocument, Service } from '#content/areaDocuments.ts';
import { paths } from '#paths.ts';

import styles from './ServiceCard.module.css';

type Props = { service: Service; category: string; words: AreaDocument['words'] };

/**
 * A short description of a treatment: its price, duration and recovery, a link to its page and a button for the form.
 */
export function ServiceCard({ service, category, words }: Props) {
  const { id, title, titleLang, line, image, imageAlt, duration, recovery } = service;
  const price = useTreatmentPrice(id);
  const headingId = `${id}-title`;
  return (
    <article id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.card}>
      <DataPicture
        picture={image}
        alt={imageAlt}
        ratio="1 / 1"
        sizes="(min-width: 64rem) 15rem, 30vw"
        className={styles.picture}
      />
      <h2 id={headingId} lang={titleLang} className={styles.title}>
        <StretchedLink to={paths.treatment(id)}>{title}</StretchedLink>
      </h2>
      <Facts
        facts={[
          { label: words.price, value: price?.range ?? words.toConfirm },
          { label: words.duration, value: duration },
          { label: words.recovery, value: recovery },
        ]}
        className={styles.facts}
      />
      <p className={styles.line}>{line}</p>
      <AssessmentButton variant="secondary" serviceName={title} category={category} className={styles.button}>
        {words.learnMore}
        <VisuallyHidden>
          : <span lang={titleLang}>{title}</span> {words.learnMoreHint}
        </VisuallyHidden>
      </AssessmentButton>
    </article>
  );
}
