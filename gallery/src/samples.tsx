import { AssessmentButton } from '@clinic/shared/ui/AssessmentButton';
import { Badge } from '@clinic/shared/ui/Badge';
import { Button, IconButton, LinkButton } from '@clinic/shared/ui/Button';
import { Card } from '@clinic/shared/ui/Card';
import { Carousel } from '@clinic/shared/ui/Carousel';
import { Disclosure } from '@clinic/shared/ui/Disclosure';
import { ErrorPanel } from '@clinic/shared/ui/ErrorPanel';
import { Field } from '@clinic/shared/ui/Field';
import { Rating } from '@clinic/shared/ui/Rating';
import { Section } from '@clinic/shared/ui/Section';
import { SegmentedNav } from '@clinic/shared/ui/SegmentedNav';
import { Skeleton, SkeletonArea } from '@clinic/shared/ui/Skeleton';
import { Timeline } from '@clinic/shared/ui/Timeline';
import { Video } from '@clinic/shared/ui/Video';
import { WhatsappLink } from '@clinic/shared/ui/WhatsappLink';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './Gallery.module.css';
import { DialogSample, SegmentedSample, StepperSample, ToastSample } from './interactive.tsx';

/** A component: what to know about it, and what it looks like in each state. */
export type Entry = { name: string; note?: string; states: Record<string, ReactNode> };

const picture = (ratio: string) => <div className={styles.picture} style={{ aspectRatio: ratio }} />;

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

export const samples: readonly Entry[] = [
  {
    name: 'Button',
    states: {
      variants: (
        <div className={styles.line}>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="quiet">Quiet</Button>
          <Button disabled>Disabled</Button>
          <IconButton label="Guardar">
            <Heart size={20} aria-hidden />
          </IconButton>
          <LinkButton to="/">LinkButton</LinkButton>
          <AssessmentButton serviceName="Limpieza facial">AssessmentButton</AssessmentButton>
          <WhatsappLink message="Hola">WhatsappLink</WhatsappLink>
        </div>
      ),
    },
  },
  {
    name: 'Badge',
    states: {
      default: (
        <div className={styles.line}>
          <Badge>Hidratación</Badge>
          <Badge>Nuevo</Badge>
        </div>
      ),
    },
  },
  {
    name: 'Card',
    note: 'With `to` the whole card is one link and takes text only; without, it takes children and a footer.',
    states: {
      'link and plain': (
        <div className={styles.cards}>
          <Card
            to="/blog"
            kicker="Cuidado diario"
            heading="Protector solar: cuánto y cada cuánto"
            headingLevel={3}
            media={picture('3 / 2')}
            text="Dos dedos para la cara, y otra vez a las dos horas."
            cue="Leer más"
          />
          <Card
            kicker="Dermocosmética"
            heading="Sérum con vitamina C"
            headingLevel={3}
            media={picture('3 / 2')}
            text="Por la mañana, antes del protector."
            footer={<Button>Agregar</Button>}
          />
          <Card heading="Sin imagen" headingLevel={3} text="Solo palabras." />
        </div>
      ),
    },
  },
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
  { name: 'Dialog', states: { modal: <DialogSample /> } },
  {
    name: 'Disclosure',
    states: {
      closed: (
        <Disclosure summary="¿Duele el tratamiento?">
          <p>Se siente calor breve; usamos frío y, si hace falta, anestesia en crema.</p>
        </Disclosure>
      ),
    },
  },
  {
    name: 'ErrorPanel',
    states: {
      default: (
        <ErrorPanel
          heading="Esta parte no respondió"
          text="El resto de la página funciona. Puede intentarlo de nuevo."
          retryLabel="Reintentar"
          onRetry={() => {}}
          whatsapp={{ label: 'Escribir por WhatsApp', message: 'Hola' }}
        />
      ),
    },
  },
  {
    name: 'Field',
    states: {
      plain: (
        <div className={styles.narrow}>
          <Field id="name" label="Nombre" hint="Como prefiera que le llamemos" optionalLabel="(opcional)">
            {(control) => <input {...control} autoComplete="name" />}
          </Field>
        </div>
      ),
      'with an error': (
        <div className={styles.narrow}>
          <Field id="phone" label="Teléfono" error="Escriba su teléfono, por ejemplo 300 000 0000">
            {(control) => <input {...control} type="tel" autoComplete="tel" />}
          </Field>
        </div>
      ),
    },
  },
  {
    name: 'Rating',
    states: {
      values: (
        <div className={styles.line}>
          <Rating value={5} label="5 de 5 estrellas" />
          <Rating value={4.5} label="4,5 de 5 estrellas" />
          <Rating value={2} label="2 de 5 estrellas" />
        </div>
      ),
      'on deep': (
        <div className={styles.deep}>
          <Rating value={3.7} label="3,7 de 5 estrellas" />
        </div>
      ),
    },
  },
  {
    name: 'Section',
    note: 'A band of the page; here inside a narrower box than on a page.',
    states: {
      linen: <Section tone="linen" kicker="Spa" heading="Rituales" lead="Tiempo para la piel." />,
      deep: <Section tone="deep" kicker="Opiniones" heading="Lo que dicen" lead="Con sus palabras." />,
    },
  },
  {
    name: 'Segmented',
    note: 'SegmentedControl chooses a value; SegmentedNav leads to sibling pages.',
    states: {
      control: <SegmentedSample />,
      nav: (
        <SegmentedNav
          label="Áreas"
          links={[
            { to: '/', label: 'Clínica' },
            { to: '/dermatologia/estetica', label: 'Estética' },
          ]}
        />
      ),
    },
  },
  {
    name: 'Skeleton',
    note: 'Breathes three times, then rests.',
    states: {
      'of a card': (
        <div className={styles.narrow}>
          <SkeletonArea label="Cargando">
            <Skeleton shape="block" ratio="3 / 2" />
            <Skeleton shape="text" lines={3} />
            <Skeleton shape="pill" />
          </SkeletonArea>
        </div>
      ),
    },
  },
  { name: 'Stepper', states: { 'from 1 to 12': <StepperSample /> } },
  {
    name: 'Timeline',
    states: {
      column: <Timeline events={events.slice(0, 2)} headingLevel={3} />,
      row: <Timeline events={events} headingLevel={3} layout="row" />,
    },
  },
  { name: 'Toast', states: { 'with undo': <ToastSample /> } },
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
