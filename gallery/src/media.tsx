import type { GalleryPiece } from '@clinic/shared/gallery';
import { Button } from '@clinic/shared/ui/Button';
import { Card } from '@clinic/shared/ui/Card';
import { Carousel } from '@clinic/shared/ui/Carousel';
import { Timeline } from '@clinic/shared/ui/Timeline';
import { Video } from '@clinic/shared/ui/Video';

import styles from './Gallery.module.css';

/** A box where a picture would be. */
export const picture = (ratio: string) => <div className={styles.picture} style={{ aspectRatio: ratio }} />;

const carouselMessages = {
  carousel: 'carrusel',
  slide: 'diapositiva',
  slides: 'Diapositivas',
  position: (position: number, count: number) => `${position} de ${count}`,
  previous: 'Anterior',
  next: 'Siguiente',
};

const slides = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `slide-${index}`,
    content: (
      <Card
        heading={`Ritual ${index + 1}`}
        headingLevel={3}
        media={picture('4 / 5')}
        text="Cabina, luz baja, tres pasos."
        footer={<Button variant="secondary">Agregar</Button>}
      />
    ),
  }));

const events = [2016, 2019, 2022, 2025].map((year) => ({
  id: String(year),
  year,
  title: 'Un equipo nuevo',
  text: 'Más precisión y menos días de recuperación.',
  media: picture('4 / 3'),
}));

export const media: readonly GalleryPiece[] = [
  {
    name: 'Carousel',
    note: 'Swiper comes when the carousel is near. Rotation stops on focus or press, and holds under the pointer.',
    states: {
      'rotating, three in view': (
        <Carousel
          label="Rituales que rotan"
          slides={slides(6)}
          messages={carouselMessages}
          slidesPerView={{ phone: 1.15, tablet: 2, desktop: 3 }}
          autoplay={{ delay: 3000, startLabel: 'Iniciar rotación', stopLabel: 'Detener rotación' }}
        />
      ),
      'turned by hand': (
        <Carousel
          label="Rituales"
          slides={slides(5)}
          messages={carouselMessages}
          slidesPerView={{ phone: 1, tablet: 2, desktop: 4 }}
        />
      ),
      'all in view on wide screens': (
        <Carousel
          label="Pocos rituales"
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
            playLabel="Reproducir video"
            pauseLabel="Pausar video"
          >
            Su navegador no muestra videos.
          </Video>
        </div>
      ),
      'no source can be played': (
        <div className={styles.narrow}>
          <Video
            poster={picture('4 / 3')}
            sources={[{ src: '/missing.webm', type: 'video/webm' }]}
            playLabel="Reproducir video"
            pauseLabel="Pausar video"
          >
            Su navegador no muestra videos.
          </Video>
        </div>
      ),
    },
  },
];
