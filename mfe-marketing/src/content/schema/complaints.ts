import { group, line, list, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { menuLabel, metaFields } from '@clinic/content/pageFields';
import * as v from 'valibot';

const label = (title: string) => line({ title, max: 60 });
const sentence = (title: string) => text({ title, max: 300 });
const ending = (title: string) => group({ heading: label('Título'), text: sentence('Texto') }, { title });

/** The page with the form for petitions, complaints, claims and suggestions. */
export const complaintsPage = {
  title: 'Página de quejas y reclamos',
  page: '/pqrs',
  hint: 'Los plazos y la autorización los revisa la asesoría jurídica.',
  single: true,
  words: v.strictObject({
    meta: metaFields(),
    menu: menuLabel({ max: 40 }),
    heading: line({ title: 'Título', max: 70 }),
    lead: sentence('Entradilla'),
    kinds: group(
      {
        legend: label('Qué presenta'),
        peticion: label('Petición'),
        queja: label('Queja'),
        reclamo: label('Reclamo'),
        sugerencia: label('Sugerencia'),
      },
      { title: 'Tipos' },
    ),
    fields: group(
      {
        text: label('Qué pasó'),
        textHint: sentence('Ayuda de «Qué pasó»'),
        fullName: label('Nombre'),
        contact: label('Correo o celular'),
        contactHint: sentence('Ayuda de «Correo o celular»'),
      },
      { title: 'Campos' },
    ),
    errors: group(
      {
        kind: label('Sin tipo'),
        text: label('Sin texto'),
        textLength: label('Texto demasiado largo'),
        fullName: label('Sin nombre'),
        contact: label('Sin correo ni celular'),
        tooLong: label('Respuesta demasiado larga'),
      },
      { title: 'Errores' },
    ),
    consent: text({ title: 'Autorización', hint: 'Nombra el botón, que es lo que autoriza.', max: 500 }),
    policy: label('Enlace a la política de privacidad'),
    submit: label('Botón'),
    sending: label('Mientras se envía'),
    endings: group(
      {
        received: ending('Recibida'),
        prepared: ending('Lista para WhatsApp'),
        failed: ending('No llegó'),
        busy: ending('Demasiadas seguidas'),
      },
      { title: 'Finales' },
    ),
    number: label('Su número'),
    written: label('Fecha de escritura'),
    received: label('Fecha de recibo'),
    whatsapp: label('Botón de WhatsApp'),
    part: line({
      title: 'Botón de WhatsApp de cada parte: {part} de {count}',
      max: 60,
      names: ['part', 'count'],
    }),
    retry: label('Intentar de nuevo'),
    edit: label('Corregir'),
    message: group(
      {
        greeting: line({ title: 'Saludo', max: 120, names: ['kind', 'number', 'time'] }),
        from: line({ title: 'Quién', max: 120, names: ['name', 'contact'] }),
        more: line({ title: 'Otra parte', max: 120, names: ['number', 'part', 'count'] }),
      },
      { title: 'Mensaje de WhatsApp' },
    ),
    next: group(
      { heading: label('Título'), items: list(sentence('Paso'), { title: 'Pasos' }) },
      { title: 'Qué sigue' },
    ),
    noScript: sentence('Sin JavaScript'),
  }),
} satisfies Kind;
