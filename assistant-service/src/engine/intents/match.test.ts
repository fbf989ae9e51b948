import { describe, expect, it } from 'vitest';

import { assess } from '#safety/assess.ts';
import { fold } from '#text/fold.ts';
import { createSpeller } from '../spelling.ts';
import { matchCourtesy, matchFacts, matchManners, matchNotOffered } from './match.ts';

const speller = createSpeller(new Set());

/** The wish that counts first, as the answerer asks for them. */
function matchIntent(message: string) {
  const text = fold(speller.correct(message));
  const danger = assess(message);
  return danger ?? matchManners(text) ?? matchNotOffered(text) ?? matchFacts(text) ?? matchCourtesy(text);
}

describe.each([
  [
    'emergency',
    [
      'No puedo respirar bien',
      'tengo dificultad para respirar después de la inyección',
      'me estoy ahogando',
      'Se me está hinchando la cara',
      'se me hincharon los labios',
      'tengo la lengua hinchada, ¿qué hago?',
      'creo que es una reacción alérgica',
      'la herida no para de sangrar',
      'mi mamá se desmayó en la sala',
      'Mi hija tiene un brote y fiebre alta',
      'veo borroso después del relleno',
      'es una emergencia',
      '¿Atienden urgencias?',
      'quiero agendar una cita pero me siento sin aire',
      'me pico un alacran',
      "I can't breathe",
      'my lips are swelling',
      'swollen tongue after filler',
      'it won’t stop bleeding',
      'I have a rash and a fever',
      'this is an emergency!',
      'I fainted after the treatment',
      'severe burn from the laser',
    ],
  ],
  [
    'examination',
    [
      '¿Qué tengo?',
      '¿Será cáncer?',
      'Tengo un lunar que cambió de color',
      'me salió una roncha que pica',
      'me pica todo el cuerpo',
      '¿qué me unto para esto?',
      '¿Me puede dar un diagnóstico?',
      '¿es normal que me arda después del láser?',
      '¿Puedo dejar de tomar la isotretinoína?',
      'estoy embarazada, ¿puedo hacerme el botox?',
      'le mando una foto de la mancha',
      '¿es contagioso?',
      'me quemé con el sol',
      'is this mole cancer?',
      'what do I have?',
      'I have a weird rash on my arm',
      'can you diagnose me',
      'should I stop my medication',
      'I am pregnant, can I have laser?',
      'what should I take for this',
    ],
  ],
  [
    'price',
    [
      '¿Cuánto cuesta el botox?',
      'precio',
      '¿qué valor tiene la consulta?',
      '¿cuánto me cobran?',
      '¿hay descuentos?',
    ].concat(['How much is it?', 'do you have a price list', 'what does it cost']),
  ],
  [
    'payment',
    [
      '¿Qué medios de pago reciben?',
      '¿Puedo pagar con tarjeta?',
      '¿Aceptan efectivo?',
      '¿reciben nequi?',
      'se puede pagar a cuotas?',
      'can I pay with a credit card',
      'do you take cash',
    ],
  ],
  [
    'hours',
    [
      '¿Qué horario tienen?',
      'orarios',
      '¿A qué hora abren?',
      '¿abren los domingos?',
      '¿atienden los sábados?',
      '¿están abiertos hoy?',
      'opening hours',
      'are you open on Sunday?',
    ],
  ],
  [
    'address',
    [
      '¿Dónde quedan?',
      '¿Cuál es la dirección?',
      'donde estan ubicados',
      '¿cómo llego?',
      'where are you',
      'your address?',
    ],
  ],
  [
    'booking',
    [
      'Quiero agendar una cita',
      'necesito una cita con dermatología',
      'agendar',
      '¿tienen citas disponibles?',
      'quisiera pedir una valoración',
      'cita',
      'I want to book',
      'can I make an appointment',
    ],
  ],
  [
    'contact',
    [
      '¿Cuál es su teléfono?',
      'whatsapp',
      'quiero hablar con una persona',
      '¿tienen correo?',
      'la dirección de correo',
      'quiero cancelar mi cita',
      '¿puedo cambiar la cita?',
      'phone number',
      'talk to a human',
      'I need to reschedule my appointment',
    ],
  ],
  ['identity', ['¿Eres un robot?', '¿usted es una persona?', 'quién eres', 'are you a bot?']],
  ['thanks', ['gracias', '¡Muchas gracias!', 'chao', 'thank you', 'bye']],
  ['greeting', ['Hola', 'buenas tardes', '¡Buenos días!', 'hello', 'hi there']],
] as const)('%s', (intent, messages) => {
  it.each(messages)('«%s»', (message) => {
    expect(matchIntent(message)).toBe(intent);
  });
});

describe('no known wish, so the pages answer', () => {
  it.each([
    '¿Qué tratamientos ofrecen para las manchas?',
    'tengo manchas en la cara, ¿qué tratamientos tienen?',
    '¿necesito remisión para pedir cita?',
    '¿qué debo llevar a la primera cita?',
    '¿cuánto dura la consulta?',
    '¿el botox es efectivo?',
    'depilación láser',
    '¿qué es el melasma?',
    'mapa corporal',
    'do I need a referral to book?',
    'do you treat warts? I have a wart',
    'laser hair removal',
    'how much time does it take?',
    '',
    '🙂',
  ])('«%s»', (message) => {
    expect(matchIntent(message)).toBeUndefined();
  });
});
