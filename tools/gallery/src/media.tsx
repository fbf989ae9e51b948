import type { GalleryPiece } from '@clinic/shared/gallery';
import { Card } from '@clinic/shared/kit/Card';
import { Carousel } from '@clinic/shared/kit/Carousel';
import { grid, look } from '@clinic/shared/kit/layout';
import { StretchedLink } from '@clinic/shared/kit/StretchedLink';
import { Video } from '@clinic/shared/kit/Video';
import type { Lang } from '@clinic/shared/lang';

import styles from './Gallery.module.css';
import { translate } from './translate.ts';

/** A box in place of a picture. */
const picture = (ratio: string) => <div className={styles.picture} style={{ aspectRatio: ratio }} />;

/** Components of the kit that show pictures, or move. */
export function media(lang: Lang): readonly GalleryPiece[] {
  const t = translate(lang);
  const carouselMessages = {
    carousel: t('carrusel', 'carousel'),
    slide: t('diapositiva', 'slide'),
    slides: t('Diapositivas', 'Slides'),
    position: (position: number, count: number) => t(`${position} de ${count}`, `${position} of ${count}`),
    previous: t('Anterior', 'Previous'),
    next: t('Siguiente', 'Next'),
  };

  const slides = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      id: `slide-${index}`,
      content: (
        <figure>
          {picture('4 / 5')}
          <figcaption>{`Ritual ${index + 1}`}</figcaption>
        </figure>
      ),
    }));

  return [
    {
      name: 'Card',
      note: 'All of it leads to where its link leads.',
      states: {
        tall: (
          <div className={grid(5, { medium: 3 })}>
            {[t('Leer el artículo', 'Read the article'), ''].map((more) => (
              <Card key={more} more={more} picture={picture('3 / 2')}>
                <h3>
                  <StretchedLink to="/">{t('Piel seca', 'Dry skin')}</StretchedLink>
                </h3>
                <p className={look('quiet')}>{t('Qué hacer cada día.', 'What to do each day.')}</p>
              </Card>
            ))}
          </div>
        ),
        row: (
          <Card layout="row" picture={picture('4 / 5')}>
            <p className={look('note')}>Sérané · 30 ml</p>
            <StretchedLink to="/">{t('Aceite facial', 'Facial oil')}</StretchedLink>
          </Card>
        ),
      },
    },
    {
      name: 'Carousel',
      note: 'Swiper comes when the carousel is seen. Rotation stops on focus or press, and holds under the pointer.',
      states: {
        'rotating, three in view': (
          <Carousel
            label={t('Rituales que rotan', 'Rituals that rotate')}
            slides={slides(6)}
            messages={carouselMessages}
            slidesPerView={{ phone: 1.15, tablet: 2, desktop: 3 }}
            autoplay={{
              delay: 3000,
              startLabel: t('Iniciar rotación', 'Start rotation'),
              stopLabel: t('Detener rotación', 'Stop rotation'),
            }}
          />
        ),
        'turned by hand': (
          <Carousel
            label={t('Rituales', 'Rituals')}
            slides={slides(5)}
            messages={carouselMessages}
            slidesPerView={{ phone: 1, tablet: 2, desktop: 4 }}
          />
        ),
        'all in view on wide screens': (
          <Carousel
            label={t('Pocos rituales', 'A few rituals')}
            slides={slides(2)}
            messages={carouselMessages}
            slidesPerView={{ phone: 1, tablet: 2, desktop: 2 }}
          />
        ),
      },
    },
    {
      name: 'Video',
      note: 'Plays in view only; under reduced motion or Save-Data it waits for the button.',
      states: {
        loop: (
          <div className={styles.narrow}>
            <Video
              poster={picture('4 / 5')}
              sources={[{ src: '/sample-loop.webm', type: 'video/webm' }]}
              playLabel={t('Reproducir video', 'Play video')}
              pauseLabel={t('Pausar video', 'Pause video')}
            >
              {t('Su navegador no muestra videos.', 'Your browser does not show videos.')}
            </Video>
          </div>
        ),
        'no source can be played': (
          <div className={styles.narrow}>
            <Video
              poster={picture('4 / 3')}
              sources={[{ src: '/missing.webm', type: 'video/webm' }]}
              playLabel={t('Reproducir video', 'Play video')}
              pauseLabel={t('Pausar video', 'Pause video')}
            >
              {t('Su navegador no muestra videos.', 'Your browser does not show videos.')}
            </Video>
          </div>
        ),
      },
    },
  ];
}
