import { Carousel } from '@clinic/shared/kit/Carousel';
import { contentStart, stack } from '@clinic/shared/kit/layout';
import { Rating } from '@clinic/shared/kit/Rating';
import { Section } from '@clinic/shared/kit/Section';
import { fill } from '@tesela/core/fill';
import { useLang } from '@tesela/core/i18n';
import { useSite } from '@tesela/core/site';

import type { CarouselWords } from '#components/carouselWords.ts';
import type { HomeDocument } from '#content/documents/home.ts';

import styles from './Testimonials.module.css';

type Props = { testimonials: HomeDocument['testimonials']; words: CarouselWords };

const quotesInView = { phone: 1, tablet: 2, desktop: 2 };

/** A carousel of testimonials, without autoplay, beside the rating in the profile of the clinic. */
export function Testimonials({ testimonials, words }: Props) {
  const { kicker, heading, source, carouselLabel, sampleNote, ratingLabel, items } = testimonials;
  const lang = useLang();
  const { rating: clinic, sample } = useSite();
  const ratingOf = (rating: number) => fill(ratingLabel, { rating }, lang);
  return (
    <Section tone="deep" kicker={kicker} heading={heading}>
      <div className={stack(7, styles.layout)}>
        <div className={stack(3, contentStart)}>
          {clinic && (
            <a href={clinic.profile} target="_blank" rel="noopener external" className={styles.rating}>
              {fill(source, { rating: clinic.value.toFixed(1) }, lang)}
            </a>
          )}
          {sample && <p className={styles.note}>{sampleNote}</p>}
        </div>
        <Carousel
          label={carouselLabel}
          messages={words.messages}
          slidesPerView={quotesInView}
          className={styles.carousel}
          slides={items.map(({ id, quote, author, rating }) => ({
            id,
            content: (
              <figure className={stack(4, styles.testimonial)}>
                <Rating value={rating} label={ratingOf(rating)} />
                <blockquote className={styles.quote}>
                  <p>{quote}</p>
                </blockquote>
                <figcaption className={styles.author}>{author}</figcaption>
              </figure>
            ),
          }))}
        />
      </div>
    </Section>
  );
}
