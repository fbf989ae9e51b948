import type { GalleryPiece } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';
import { Carousel } from '@clinic/shared/kit/Carousel';
import { Video } from '@clinic/shared/kit/Video';

import styles from './Gallery.module.css';
import { translate } from './translate.ts';

/** A box in place of a picture. */
const picture = (ratio: string) => <div className={styles.picture} style={{ aspectRatio: ratio }} />;

/** Components of the kit that move. */
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
