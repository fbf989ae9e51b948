import { Link } from '@clinic/shared/navigation';

import type { HomeContent } from '#content/types.ts';
import { paths } from '#paths.ts';

import styles from './Hero.module.css';
import { Slide } from './Slide.tsx';

type Props = { hero: HomeContent['hero'] };

/** The clinic's services, one slide each, in a row that scrolls sideways. The first slide names the page. */
export function Hero({ hero }: Props) {
  return (
    <section aria-label={hero.label} className={styles.hero}>
      <ul className={styles.track}>
        {hero.slides.map((slide, index) => (
          <li key={slide.id} id={slide.id} className={styles.stop}>
            <Slide
              slide={slide}
              isFirst={index === 0}
              metricLabels={hero.metricLabels}
              assessmentLabel={hero.assessmentLabel}
            />
          </li>
        ))}
      </ul>
      <ol className={styles.index}>
        {hero.slides.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <Link to={`${paths.home}#${id}`} className={styles.jump}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
