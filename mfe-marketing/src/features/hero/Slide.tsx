import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { band, cluster, itemsStart, look, stack } from '@clinic/shared/kit/layout';
import { DataPicture } from '@clinic/shared/kit/Picture';
import { useFillFacts, usePriceFrom } from '@clinic/shared/kit/useSiteFacts';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';

import { ArrowLink } from '#components/ArrowLink.tsx';
import type { HomeDocument } from '#content/documents/home.ts';

import styles from './Slide.module.css';

type Hero = HomeDocument['hero'];

type Props = {
  slide: Hero['slides'][number];
  /** True for the first slide: its headline is the `h1` of the page, and its picture loads with priority. */
  isFirst: boolean;
  words: Pick<Hero, 'kicker' | 'metricLabels' | 'assessmentLabel'>;
};

const metricOrder = ['sessions', 'recovery', 'idealFor'] as const;

/** A service of the clinic. The first one says what the clinic is and where. */
export function Slide({ slide, isFirst, words: { kicker, metricLabels, assessmentLabel } }: Props) {
  const price = usePriceFrom(slide.prices);
  const lang = useLang();
  const fillFacts = useFillFacts();
  const Headline = isFirst ? 'h1' : 'h2';
  return (
    <article id={slide.id} aria-label={slide.title} className={stack(5, band(styles.slide))}>
      <div className={stack(4, itemsStart, styles.words)}>
        <p className={look('kicker', styles.title)}>{isFirst ? fillFacts(kicker) : slide.title}</p>
        <Headline className={styles.headline}>{slide.headline}</Headline>
        <p className={styles.summary}>{slide.summary}</p>
        <div className={stack(2, itemsStart, styles.actions)}>
          {price && <p className={look('strong')}>{fill(slide.priceFrom, { price }, lang)}</p>}
          <div className={cluster(0, styles.ways)}>
            <AssessmentButton serviceName={slide.title}>{assessmentLabel}</AssessmentButton>
            <ArrowLink to={slide.link}>{slide.linkLabel}</ArrowLink>
          </div>
        </div>
        <dl className={styles.metrics}>
          {metricOrder.map((metric) => (
            <div key={metric}>
              <dt className={look('quiet')}>{metricLabels[metric]}</dt>
              <dd>{slide.metrics[metric]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <DataPicture
        picture={slide.image}
        alt=""
        ratio="4 / 3"
        sizes="(min-width: 64rem) 47vw, 92vw"
        priority={isFirst}
        className={styles.picture}
      />
    </article>
  );
}
