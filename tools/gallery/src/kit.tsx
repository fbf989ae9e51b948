import type { GalleryPiece } from '@clinic/shared/gallery';
import { AssessmentButton } from '@clinic/shared/kit/actions/AssessmentButton';
import { WhatsappLink } from '@clinic/shared/kit/actions/WhatsappLink';
import { Badge } from '@clinic/shared/kit/Badge';
import { Button, LinkButton } from '@clinic/shared/kit/Button';
import { Dialog } from '@clinic/shared/kit/Dialog';
import { Disclosure } from '@clinic/shared/kit/Disclosure';
import { FactList } from '@clinic/shared/kit/FactList';
import { Field } from '@clinic/shared/kit/Field';
import { Rating } from '@clinic/shared/kit/Rating';

const nothing = () => {};

const facts = [
  { label: 'Duración', value: '45 minutos' },
  { label: 'Sesiones', value: 'De 3 a 5, cada cuatro semanas' },
];

/** The kit's controls and panels. Bands, cards and paths are on every page of the site. */
export const kit: readonly GalleryPiece[] = [
  {
    name: 'Button',
    states: {
      primary: <Button>Enviar</Button>,
      secondary: <Button variant="secondary">Enviar</Button>,
      quiet: <Button variant="quiet">Enviar</Button>,
      disabled: <Button disabled>Enviar</Button>,
      'as a link': <LinkButton to="/">Ver</LinkButton>,
      'opens the form': <AssessmentButton serviceName="Limpieza facial">Agendar</AssessmentButton>,
      'opens WhatsApp': <WhatsappLink message="Hola">Escribir</WhatsappLink>,
    },
  },
  { name: 'Badge', states: { plain: <Badge>Hidratación</Badge> } },
  {
    name: 'Field',
    states: {
      optional: (
        <Field id="name" label="Nombre" hint="Como prefiera que le llamemos" optionalLabel="(opcional)">
          {(control) => <input {...control} autoComplete="name" />}
        </Field>
      ),
      'with an error': (
        <Field id="phone" label="Teléfono" error="Escriba su teléfono, por ejemplo 300 000 0000">
          {(control) => <input {...control} type="tel" autoComplete="tel" />}
        </Field>
      ),
    },
  },
  {
    name: 'Dialog',
    isAlone: true,
    states: {
      open: (
        <Dialog heading="Pedir una visita" closeLabel="Cerrar" onClose={nothing}>
          <p>Contenido del diálogo.</p>
        </Dialog>
      ),
    },
  },
  {
    name: 'Disclosure',
    states: { closed: <Disclosure summary="¿Cuánto tarda el envío?">De dos a cuatro días.</Disclosure> },
  },
  {
    name: 'FactList',
    states: { rows: <FactList facts={facts} /> },
  },
  { name: 'Rating', states: { '2 of 5': <Rating value={2} label="2 de 5 estrellas" /> } },
];
