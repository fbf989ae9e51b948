import type { GalleryPiece } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';
import { Button } from '@clinic/shared/ui/Button';
import { Card } from '@clinic/shared/ui/Card';
import { Carousel } from '@clinic/shared/ui/Carousel';
import { Timeline } from '@clinic/shared/ui/Timeline';
import { Video } from '@clinic/shared/ui/Video';

import styles from './Gallery.module.css';
import { say } from './say.ts';

/** A box where a picture would be. */
export const picture = (ratio: string) => <div className={styles.picture} style={{ aspectRatio: ratio }} />;

/** What of the kit moves. */
export function media(lang: Lang): readonly GalleryPiece[] {
  const t = say(lang);
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
        <Card
          heading={`Ritual ${index + 1}`}
          headingLevel={3}
          media={picture('4 / 5')}
          text={t('Cabina, luz baja, tres pasos.', 'A cabin, low light, three steps.')}
          footer={<Button variant="secondary">{t('Agregar', 'Add')}</Button>}
        />
      ),
    }));

  const events = [2016, 2019, 2022, 2025].map((year) => ({
    id: String(year),
    year,
    title: t('Un equipo nuevo', 'A new device'),
    text: t('Más precisión y menos días de recuperación.', 'More precision and fewer days of recovery.'),
    media: picture('4 / 3'),
  }));

  return [
    {
      name: 'Carousel',
      note: 'Swiper comes when the carousel is near. Rotation stops on focus or press, and holds under the pointer.',
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
      name: 'Timeline',
      states: {
        column: <Timeline events={events.slice(0, 2)} headingLevel={3} />,
        row: <Timeline events={events} headingLevel={3} layout="row" />,
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
