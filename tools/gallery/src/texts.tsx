import type { GalleryPiece } from '@clinic/shared/gallery';
import { TreatmentActions } from '@clinic/shared/kit/actions/TreatmentActions';
import { Breadcrumb } from '@clinic/shared/kit/Breadcrumb';
import { FactList } from '@clinic/shared/kit/FactList';
import { PillNav } from '@clinic/shared/kit/PillNav';
import { Rating } from '@clinic/shared/kit/Rating';
import { RelatedLinks } from '@clinic/shared/kit/RelatedLinks';
import { Section } from '@clinic/shared/kit/Section';
import type { Lang } from '@clinic/shared/lang';

import styles from './Gallery.module.css';
import { translate } from './translate.ts';

/** Components of the kit that show text. */
export function texts(lang: Lang): readonly GalleryPiece[] {
  const t = translate(lang);
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
              { name: t('Eventos', 'Events'), path: '/events' },
            ]}
            here={t('Puertas abiertas', 'Open day')}
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
              { to: '/events', label: t('Todos', 'All') },
              { to: '/events/talks', label: t('Charlas', 'Talks') },
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
              { kicker: t('Equipo', 'Team'), label: 'Mariana Restrepo', link: '/people' },
              {
                kicker: t('Artículo', 'Article'),
                label: t('Qué esperar de la visita', 'What to expect of the visit'),
                link: '/news',
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
            heading={t('Lo que dicen', 'What they translate')}
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
              category={t('Visitas', 'Visits')}
              label={t('Pedir una visita', 'Ask for a visit')}
              whatsapp={{
                label: t('Preguntar por WhatsApp', 'Ask on WhatsApp'),
                message: t('Quisiera saber de {treatment}.', 'I would like to know about {treatment}.'),
              }}
            />
          </div>
        ),
      },
    },
  ];
}
