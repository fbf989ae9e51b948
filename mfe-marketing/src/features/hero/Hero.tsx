import { Carousel } from '@clinic/shared/kit/Carousel';
import { band, contentStart, stack } from '@clinic/shared/kit/layout';
import { Link } from '@tesela/core/navigation';

import type { CarouselWords } from '#components/carouselWords.ts';
import type { HomeDocument } from '#content/documents/home.ts';
import { paths } from '#paths.ts';

import styles from './Hero.module.css';
import { Slide } from './Slide.tsx';

type Props = { hero: HomeDocument['hero']; words: CarouselWords };

const STAY_MS = 5000;
const oneInView = { phone: 1, tablet: 1, desktop: 1 };

/** A carousel of the services of the clinic. The headline of the first slide is the heading of the page. */
export function Hero({ hero, words: { messages, startLabel, stopLabel } }: Props) {
  return (
    <div className={styles.hero}>
      <Carousel
        label={hero.label}
        messages={messages}
        slidesPerView={oneInView}
        autoplay={{ delay: STAY_MS, startLabel, stopLabel }}
        className={styles.carousel}
        slides={hero.slides.map((slide, index) => ({
          id: slide.id,
          content: <Slide slide={slide} isFirst={index === 0} words={hero} />,
        }))}
      />
      <ol className={stack(4, band(styles.index))}>
        {hero.slides.map(({ id, title }) => (
          <li key={id} className={styles.entry}>
            <Link to={`${paths.home}#${id}`} className={stack(0, contentStart, styles.jump)}>
              {title}
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
