import { fill } from '@clinic/shared/fill';
import { useLang } from '@clinic/shared/i18n';
import { TreatmentActions } from '@clinic/shared/kit/actions/TreatmentActions';
import { FactList } from '@clinic/shared/kit/FactList';
import { Icon } from '@clinic/shared/kit/Icon';
import { cluster, contentStart, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { useTreatmentPrice } from '@clinic/shared/kit/useSiteFacts';
import { VisuallyHidden } from '@clinic/shared/kit/VisuallyHidden';
import { Link } from '@clinic/shared/navigation';
import { Fragment } from 'react';

import type { AreaDocument, Service } from '#content/areaDocuments.ts';

import styles from './ServiceArticle.module.css';

type Words = AreaDocument['words'];

type Props = { service: Service; category: string; words: Words };

type Fact = keyof Words & keyof Service['expect'];

/** The order in which a visitor weighs a procedure: how long, how often, what after, who for. */
const factOrder = ['duration', 'sessions', 'recovery', 'idealFor'] as const satisfies Fact[];

/** What is read once it is decided. */
const careOrder = ['preparation', 'aftercare'] as const satisfies Fact[];

type FoldedProps = {
  heading: string;
  service: Service;
  words: Words;
  facts: readonly Fact[];
  className: string | undefined;
};

function FoldedFacts({ heading, service, words, facts, className }: FoldedProps) {
  return (
    <details className={className}>
      <summary className={styles.summary}>
        {heading}
        <VisuallyHidden>
          : <span lang={service.titleLang}>{service.title}</span>
        </VisuallyHidden>
        <Icon name="plus" size={20} className={styles.sign} />
      </summary>
      <FactList
        layout="columns"
        facts={facts.map((fact) => ({ label: words[fact], value: service.expect[fact] }))}
      />
    </details>
  );
}

export function ServiceArticle({ service, category, words }: Props) {
  const { id, title, titleLang, description, image, imageAlt, expect, problems } = service;
  const lang = useLang();
  const price = useTreatmentPrice(id);
  const headingId = `${id}-title`;
  return (
    <article id={id} tabIndex={-1} aria-labelledby={headingId} className={stack(4, styles.article)}>
      <DataPicture
        picture={image}
        alt={imageAlt}
        ratio="4 / 5"
        sizes="(min-width: 64rem) 22vw, 92vw"
        className={styles.picture}
      />
      <div className={stack(3, contentStart, itemsStart, styles.text)}>
        <h2 id={headingId} lang={titleLang}>
          {title}
        </h2>
        <p className={look('measure')}>{description}</p>
        {price && <p className={look('note')}>{fill(words.price, price, lang)}</p>}
        {problems.length > 0 && (
          <p className={look('note')}>
            {words.problems}:{' '}
            {problems.map(({ link, label }, index) => (
              <Fragment key={link}>
                {index > 0 && ', '}
                <Link to={link}>{label}</Link>
              </Fragment>
            ))}
          </p>
        )}
      </div>
      <div className={styles.expect}>
        {/* Folds where there is no room beside the text; wide screens show it whatever its state. */}
        <FoldedFacts
          heading={words.expectHeading}
          facts={factOrder}
          className={styles.folded}
          service={service}
          words={words}
        />
        {/* Whom it is not for is read before asking, never folded away. */}
        <FactList facts={[{ label: words.notFor, value: expect.notFor }]} />
        <FoldedFacts
          heading={words.careHeading}
          facts={careOrder}
          className={styles.care}
          service={service}
          words={words}
        />
      </div>
      <div className={cluster(0, styles.ways)}>
        <TreatmentActions
          treatment={service}
          category={category}
          label={words.learnMore}
          whatsapp={words.whatsapp}
          variant="secondary"
        />
        <p className={look('note', styles.hint)}>{words.learnMoreHint}</p>
      </div>
    </article>
  );
}
