import { AssessmentButton } from '@clinic/shared/ui/AssessmentButton';
import { Picture } from '#components/Picture.tsx';
import { VisuallyHidden } from '@clinic/shared/ui/VisuallyHidden';

import { FactList } from '#components/FactList.tsx';
import type { Service, ServicesContent } from '#content/types.ts';

import styles from './ServiceArticle.module.css';

type Words = ServicesContent['words'];

type Props = { service: Service; category: string; words: Words };

/** The order in which a visitor weighs a procedure: how long, how often, what after, who for, who not. */
const factOrder = ['duration', 'sessions', 'recovery', 'idealFor', 'notFor'] as const satisfies (keyof Words &
  keyof Service['expect'])[];

export function ServiceArticle({ service, category, words }: Props) {
  const { id, title, titleLang, description, image, imageAlt, expect } = service;
  const headingId = `${id}-title`;
  return (
    <article id={id} tabIndex={-1} aria-labelledby={headingId} className={styles.article}>
      <Picture
        name={image}
        alt={imageAlt}
        ratio="4 / 5"
        sizes="(min-width: 64rem) 36vw, 92vw"
        className={styles.picture}
      />
      <div className={styles.text}>
        <h2 id={headingId} lang={titleLang}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
        <h3 className={styles.expect}>{words.expectHeading}</h3>
        <FactList facts={factOrder.map((fact) => ({ label: words[fact], value: expect[fact] }))} />
        <AssessmentButton variant="secondary" serviceName={title} category={category} className={styles.more}>
          {words.learnMore}
          <VisuallyHidden>
            : <span lang={titleLang}>{title}</span>
          </VisuallyHidden>
        </AssessmentButton>
      </div>
    </article>
  );
}
