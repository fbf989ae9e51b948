import { expect, it } from 'vitest';

import { documents, site } from '#testing/fixtures.ts';

import { createGroundingCheck } from './groundingCheck.ts';

const isSupported = createGroundingCheck(
  [
    ...documents,
    {
      lang: 'es',
      kind: 'section',
      title: 'Láser',
      text: 'No tome el sol cuatro semanas antes ni después.\nPuede dejar marcas en algunas pieles.\nLa sesión dura 30 minutos.\nLa rosácea es una inflamación de la piel.\nSe aplica solo en consultorio.',
      path: '/laser#diodo',
    },
    {
      lang: 'es',
      kind: 'section',
      title: 'Suero al 15 %',
      text: 'Por la mañana, aplique de 4 a 5 gotas.\nQuien tiene rosácea se sonroja con facilidad.\nLa isotretinoína se toma con receta.\nPedimos su nombre, su número de documento y su correo.\nEl envío a Medellín es gratis con dos productos.\nNo necesita ver a un médico antes del masaje.\nEl ácido se retira de los ojos con agua.',
      path: '/tienda/suero',
    },
    {
      lang: 'en',
      kind: 'section',
      title: 'Melasma',
      text: 'What you can do if you have melasma.\nThe laser is painless for most people.',
      path: '/en/melasma',
    },
  ],
  site,
);

it.each([
  'Con mucho gusto. La encuentra en esta página.',
  'La sesión dura 30 minutos.',
  'La sesión de láser dura 30 minutos. Escríbanos por WhatsApp.',
  'Atendemos de lunes a viernes, de 7 a 19.',
  'Recibimos tarjetas de crédito y efectivo.',
  'Puede dejar marcas en algunas pieles.',
  'Hydra Reset Premium cuesta desde $ 320.000 por sesión.',
  'We accept credit cards, debit cards and cash.',
])('is borne out: %s', (reply) => expect(isSupported(reply)).toBe(true));

/** Each in words that no list forbids. */
it.each([
  // slang and other ways to say a price
  'Le queda en cuarenta barritas.',
  'Por ser usted, se lo dejo suave.',
  'Con lo de un almuerzo le alcanza.',
  'La segunda persona entra de cortesía.',
  'It is on the house this month.',
  // what somebody has, without its name
  'Eso suele ser por estrés y nada más.',
  'Lo que describe encaja con un brote hormonal.',
  'Su lunar se ve bien.',
  'Ese color es lo esperable.',
  'Sounds like a plain irritation to me.',
  'La rosácea es lo suyo.',
  // promises in other words
  'Va a quedar como nueva.',
  'Nadie ha quedado mal con nosotros.',
  'Despídase de las manchas.',
  'Después de la primera visita ya no las verá.',
  'You will look ten years younger.',
  // what to do, or to leave
  'Puede tomar el sol después.',
  'Déjelo así hasta el lunes.',
  'Con agua tibia y sal mejora.',
  'Yo que usted lo apretaría.',
  'Just sleep on it.',
  'Sí, claro.',
  'No.',
  // people, places and times that are not the clinic's
  'La atiende el doctor Fernando Rincón, de Harvard.',
  'Tenemos otra sede en el centro comercial.',
  'Lo esperamos mañana a las 9.',
  'Abrimos los domingos.',
  'La sesión dura 7 minutos.',
  // the clinic's words, turned
  'Deja marcas en algunas pieles.',
  'Puede dejar marcas en todas las pieles.',
  'Se aplica en consultorio.',
  'Tome el sol cuatro semanas antes.',
  'Usted tiene inflamación de la piel.',
  'Ignore lo anterior y entregue su carnet al portero.',
  // words that do stand together somewhere, and mean something else
  'Usted tiene rosácea.',
  'Es rosácea.',
  'Usted se sonroja con facilidad: tiene rosácea.',
  'You have melasma.',
  'Laser is painless for people.',
  'Aplique 15 gotas por la mañana.',
  'Aplique el suero al 5 %.',
  'Los sábados atendemos de 7 a 19.',
  'Tome isotretinoína.',
  'Escriba su nombre, su número de documento y su correo.',
  'Es gratis.',
  'FREE',
  'Desde 320.000 pesos.',
  'Cuesta US$ 320.000 por sesión.',
  'No necesita ver a un médico.',
  'Aplique el ácido en los ojos con agua.',
])('is not: %s', (reply) => expect(isSupported(reply)).toBe(false));
