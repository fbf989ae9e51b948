import type { GalleryPiece } from '@clinic/shared/gallery';
import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Badge } from '@clinic/shared/kit/Badge';
import { Button, IconButton, LinkButton } from '@clinic/shared/kit/Button';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { Field } from '@clinic/shared/kit/Field';
import { Icon } from '@clinic/shared/kit/Icon';
import { cluster, grid, look, spread, stack } from '@clinic/shared/kit/layout';
import type { Lang } from '@clinic/shared/lang';
import { Heart } from 'lucide-react';

import styles from './Gallery.module.css';
import { DialogSample } from './interactive.tsx';
import { translate } from './translate.ts';

/** Buttons, form fields, panels and dialogs of the kit. */
export function samples(lang: Lang): readonly GalleryPiece[] {
  const t = translate(lang);
  return [
    {
      name: 'Button',
      states: {
        variants: (
          <div className={styles.line}>
            <Button>Primary</Button>
            <Button variant="secondary">Secondary</Button>
            <Button variant="quiet">Quiet</Button>
            <Button disabled>Disabled</Button>
            <IconButton label={t('Guardar', 'Save')}>
              <Heart size={20} aria-hidden />
            </IconButton>
            <LinkButton to="/">LinkButton</LinkButton>
            <AssessmentButton serviceName={t('Limpieza facial', 'Facial cleansing')}>
              AssessmentButton
            </AssessmentButton>
            <WhatsappLink message={t('Hola', 'Hello')}>WhatsappLink</WhatsappLink>
          </div>
        ),
      },
    },
    {
      name: 'Badge',
      states: {
        default: (
          <div className={styles.line}>
            <Badge>{t('Hidratación', 'Hydration')}</Badge>
            <Badge>{t('Nuevo', 'New')}</Badge>
          </div>
        ),
      },
    },
    {
      name: 'Icon',
      note: 'Only icons that pages repeat; Lucide draws the others.',
      states: {
        default: (
          <div className={styles.line}>
            <Icon name="arrow" />
            <Icon name="chevron" size={16} />
            <Icon name="plus" size={20} />
            <Icon name="whatsapp" />
          </div>
        ),
      },
    },
    {
      name: 'Layout',
      note: 'Class names: `stack`, `cluster`, `grid`, and `look` for words.',
      states: {
        stack: (
          <div className={stack(3)}>
            <p className={look('kicker')}>{t('Limpieza', 'Cleansing')}</p>
            <p className={look('lead')}>{t('Con manos expertas.', 'In expert hands.')}</p>
            <p className={look('note')}>{t('Precios de muestra.', 'Sample prices.')}</p>
          </div>
        ),
        cluster: (
          <div className={cluster(4, spread)}>
            <Badge>{t('Hidratación', 'Hydration')}</Badge>
            <Button variant="quiet">{t('Quitar', 'Remove')}</Button>
          </div>
        ),
        grid: (
          <div className={grid(4, { medium: 2, wide: 4 })}>
            {['A', 'B', 'C', 'D'].map((name) => (
              <Badge key={name}>{name}</Badge>
            ))}
          </div>
        ),
      },
    },
    { name: 'Dialog', states: { modal: <DialogSample /> } },
    {
      name: 'Disclosure',
      states: {
        closed: (
          <Disclosure summary={t('¿Cuánto tarda el envío?', 'How long does it take?')}>
            <p>
              {t(
                'De dos a cuatro días hábiles; el aviso llega por correo.',
                'Two to four working days; a note comes by e-mail.',
              )}
            </p>
          </Disclosure>
        ),
      },
    },
    {
      name: 'Field',
      states: {
        plain: (
          <div className={styles.narrow}>
            <Field
              id="name"
              label={t('Nombre', 'Name')}
              hint={t('Como prefiera que le llamemos', 'As you would like us to call you')}
              optionalLabel={t('(opcional)', '(optional)')}
            >
              {(control) => <input {...control} autoComplete="name" />}
            </Field>
          </div>
        ),
        'with an error': (
          <div className={styles.narrow}>
            <Field
              id="phone"
              label={t('Teléfono', 'Phone')}
              error={t(
                'Escriba su teléfono, por ejemplo 300 000 0000',
                'Write your phone number, e.g. 300 000 0000',
              )}
            >
              {(control) => <input {...control} type="tel" autoComplete="tel" />}
            </Field>
          </div>
        ),
      },
    },
  ];
}
