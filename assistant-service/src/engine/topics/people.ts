import { pattern, word } from '../patterns.ts';
import type { Topic } from './types.ts';

/** People of the clinic, by name and by what they do. */
export const people: readonly Topic[] = [
  {
    path: '/equipo/mariana-restrepo',
    says: [word`mariana|restrepo|director\w*|head doctor|jefe medic[oa]`],
  },
  {
    path: '/equipo/andres-villegas',
    says: [
      word`villegas|andres`,
      [
        word`quien|cual|que doctor|who|which doctor|cirujan[oa]|surgeon`,
        word`oper\w+|cirug\w+|cirujan[oa]|lunar(?:es)?|biops\w+|queloides?|surg\w+|moles?`,
      ],
    ],
  },
  {
    path: '/equipo/laura-echeverri',
    says: [
      word`echeverr[iy]a?|laura`,
      [
        word`quien|cual|que doctora?|who|which doctor`,
        word`laser|estetic[oa]s?|botox|rellen\w+|inyecta\w*|aesthetic\w*|fillers?|portugu\w+`,
      ],
      word`portugues|portuguese`,
    ],
  },
  {
    path: '/equipo/felipe-arango',
    says: [
      word`arango|felipe|tricolog\w+|tricolog[oa]s?|tricholog\w+`,
      [
        word`quien|cual|especialista|medico|doctor|who|specialist|expert`,
        word`pelo|cabello|caida|calvicie|capilar|hair|scalp`,
      ],
    ],
  },
  {
    path: '/equipo',
    says: [
      pattern`
        \b(?:dermatolog[oa]s|medicos|medicas|doctor(?:es|as)|especialistas?|equipo(?: medico)?|
        profesionales|quienes? (?:atienden?|trabajan?|me (?:atiende|ve))|el personal|staff|doctors|
        dermatologists|specialists?|physicians|your team|who (?:works|will (?:see|treat)|treats|
        are (?:the|your)))\b`,
      pattern`
        \b(?:medico|medica|doctora?|dermatolog[oa]) (?:mujer|hombre|certificad[oa]|titulad[oa])|
        \b(?:female|male|board certified|qualified) (?:doctor|dermatologist)|\b(?:hablan|
        atienden en|speak) (?:en )?(?:ingles|english)\b|\batiend\w+ (?:una )?mujer|\b(?:female|
        woman|lady) doctor|^(?:dermatolog[oa]|dermatologist)$|\brethus\b|\bcertificad[oa]s\b`,
    ],
    unless: word`equipos? (?:de laser|laser|tecnolog\w+)|citas?|appointment`,
  },
];
