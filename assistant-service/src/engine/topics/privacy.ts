import { pattern, source, word } from '../patterns.ts';
import type { Topic } from './types.ts';

const myData = source`
  mis datos|datos personales|informacion personal|mi informacion|my (?:personal )?(?:data|
  information)|personal data`;

/** What happens to the data of visitors. */
export const privacy: readonly Topic[] = [
  {
    path: '/privacidad#derechos',
    says: [
      [
        word`
          borr\w+|elimin\w+|suprim\w+|rectific\w+|actualiz\w+|corrij\w+|delete|remove|erase|correct|
          update`,
        word`${myData}|datos|data`,
      ],
      /\b(?:mis|my) (?:derechos|rights)\b|\bderechos (?:como|sobre|del) (?:titular|mis datos)/,
    ],
  },
  {
    path: '/privacidad#este-sitio',
    says: [
      /\bcookies?\b|\b(?:rastre\w+|track(?:ing|ers?)?|analytics)\b/,
      [
        word`
          guardan?|recog\w+|recopilan?|collect|almacenan?|graban?|queda\w*|registran?|leen|save|
          store|keep|record|read|stored|saved`,
        word`
          chat|conversacion(?:es)?|mensajes?|escrib\w+|conversations?|messages?|type|write|sitio|
          pagina|site|website`,
      ],
    ],
  },
  {
    path: '/privacidad#terceros',
    says: [
      [word`compart\w+|venden|entregan|pasan|share|sell|give`, word`${myData}`],
      word`terceros|third part(?:y|ies)`,
    ],
  },
  {
    path: '/privacidad#datos-sensibles',
    says: [
      pattern`
        \bdatos (?:sensibles|de salud|de menores)\b|\bhealth data\b|\bsensitive data\b|
        \bhistoria clinica\b.*\b(?:privad|confidencial|segur|quien)`,
    ],
  },
  {
    path: '/privacidad',
    says: [
      word`
        privacidad|privacy|habeas data|confidencial\w*|tratamiento de (?:los )?datos|
        proteccion de datos|data (?:policy|protection|processing)|gdpr|ley 1581`,
      [word`${myData}`, word`que|como|para|what|how|why|seguros?|safe|usan|use|hacen|do|protegen`],
    ],
  },
];
