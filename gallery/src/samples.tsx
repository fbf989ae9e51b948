import type { GalleryPiece } from '@clinic/shared/gallery';
import { AssessmentButton } from '@clinic/shared/ui/AssessmentButton';
import { Badge } from '@clinic/shared/ui/Badge';
import { Button, IconButton, LinkButton } from '@clinic/shared/ui/Button';
import { Card } from '@clinic/shared/ui/Card';
import { Disclosure } from '@clinic/shared/ui/Disclosure';
import { ErrorPanel } from '@clinic/shared/ui/ErrorPanel';
import { FactList } from '@clinic/shared/ui/FactList';
import { Field } from '@clinic/shared/ui/Field';
import { Rating } from '@clinic/shared/ui/Rating';
import { RelatedLinks } from '@clinic/shared/ui/RelatedLinks';
import { Section } from '@clinic/shared/ui/Section';
import { SegmentedNav } from '@clinic/shared/ui/SegmentedNav';
import { Skeleton, SkeletonArea } from '@clinic/shared/ui/Skeleton';
import { TreatmentActions } from '@clinic/shared/ui/TreatmentActions';
import { WhatsappLink } from '@clinic/shared/ui/WhatsappLink';
import { Heart } from 'lucide-react';

import styles from './Gallery.module.css';
import { DialogSample, SegmentedSample, StepperSample, ToastSample } from './interactive.tsx';
import { picture } from './media.tsx';

const facts = [
  { label: 'Duración', value: '45 minutos' },
  { label: 'Sesiones', value: 'De 3 a 5, cada cuatro semanas' },
  { label: 'Después', value: 'Rubor leve por uno o dos días' },
];

export const samples: readonly GalleryPiece[] = [
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
    name: 'FactList',
    states: {
      rows: <FactList facts={facts} />,
      columns: <FactList facts={facts} layout="columns" />,
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
    name: 'RelatedLinks',
    states: {
      two: (
        <RelatedLinks
          heading="Para leer antes"
          items={[
            { kicker: 'Equipo', label: 'Dra. Mariana Restrepo', link: '/equipo' },
            { kicker: 'Artículo', label: 'Qué esperar del láser', link: '/blog' },
          ]}
        />
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
    name: 'TreatmentActions',
    states: {
      both: (
        <div className={styles.line}>
          <TreatmentActions
            treatment={{ title: 'Microneedling', titleLang: 'en' }}
            category="Dermatología Estética"
            label="Solicitar valoración"
            whatsapp={{ label: 'Preguntar por WhatsApp', message: (title) => `Quisiera saber de ${title}.` }}
          />
        </div>
      ),
    },
  },
  { name: 'Toast', states: { 'with undo': <ToastSample /> } },
];
