import type { GalleryPiece } from '@clinic/shared/gallery';
import type { Lang } from '@clinic/shared/lang';
import { Breadcrumb } from '@clinic/shared/ui/Breadcrumb';
import { FactList } from '@clinic/shared/ui/FactList';
import { PillNav } from '@clinic/shared/ui/PillNav';
import { Rating } from '@clinic/shared/ui/Rating';
import { RelatedLinks } from '@clinic/shared/ui/RelatedLinks';
import { Section } from '@clinic/shared/ui/Section';
import { TreatmentActions } from '@clinic/shared/actions/TreatmentActions';

import styles from './Gallery.module.css';
import { say } from './say.ts';

/** What of the kit sets words. */
export function texts(lang: Lang): readonly GalleryPiece[] {
  const t = say(lang);
  const facts = [
    { label: t('Duración', 'Duration'), value: t('45 minutos', '45 minutes') },
    {
      label: t('Sesiones', 'Sessions'),
      value: t('De 3 a 5, cada cuatro semanas', '3 to 5, every four weeks'),
    },
    {
      label: t('Después', 'Afterwards'),
      value: t('Rubor leve por uno o dos días', 'Slight redness for a day or two'),
    },
  ];

  return [
    {
      name: 'Breadcrumb',
      states: {
        two: (
          <Breadcrumb
            label={t('Ruta', 'Breadcrumb')}
            steps={[
              { name: t('Inicio', 'Home'), path: '/' },
              { name: t('Tienda', 'Shop'), path: '/tienda' },
            ]}
            here={t('Crema de manos', 'Hand cream')}
          />
        ),
      },
    },
    {
      name: 'PillNav',
      states: {
        pages: (
          <PillNav
            label={t('Páginas', 'Pages')}
            links={[
              { to: '/tienda', label: t('Todos', 'All') },
              { to: '/tienda/capilar', label: t('Capilar', 'Hair') },
            ]}
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
      name: 'Rating',
      states: {
        values: (
          <div className={styles.line}>
            <Rating value={5} label={t('5 de 5 estrellas', '5 of 5 stars')} />
            <Rating value={2} label={t('2 de 5 estrellas', '2 of 5 stars')} />
          </div>
        ),
        'on deep': (
          <div className={styles.deep}>
            <Rating value={4} label={t('4 de 5 estrellas', '4 of 5 stars')} />
          </div>
        ),
      },
    },
    {
      name: 'RelatedLinks',
      states: {
        two: (
          <RelatedLinks
            heading={t('Para leer antes', 'Read first')}
            items={[
              { kicker: t('Equipo', 'Team'), label: 'Dra. Mariana Restrepo', link: '/equipo' },
              {
                kicker: t('Artículo', 'Article'),
                label: t('Qué esperar del láser', 'What to expect of laser'),
                link: '/blog',
              },
            ]}
          />
        ),
      },
    },
    {
      name: 'Section',
      note: 'A band of the page; here inside a narrower box than on a page.',
      states: {
        linen: (
          <Section
            tone="linen"
            kicker="Spa"
            heading={t('Rituales', 'Rituals')}
            lead={t('Tiempo para la piel.', 'Time for your skin.')}
          />
        ),
        deep: (
          <Section
            tone="deep"
            kicker={t('Opiniones', 'Reviews')}
            heading={t('Lo que dicen', 'What they say')}
            lead={t('Con sus palabras.', 'In their own words.')}
          />
        ),
      },
    },
    {
      name: 'TreatmentActions',
      states: {
        both: (
          <div className={styles.line}>
            <TreatmentActions
              treatment={{ title: 'Microneedling', titleLang: 'en' }}
              category={t('Dermatología Estética', 'Aesthetic Dermatology')}
              label={t('Solicitar valoración', 'Request an assessment')}
              whatsapp={{
                label: t('Preguntar por WhatsApp', 'Ask on WhatsApp'),
                message: (title) => t(`Quisiera saber de ${title}.`, `I would like to know about ${title}.`),
              }}
            />
          </div>
        ),
      },
    },
  ];
}
