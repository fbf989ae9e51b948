import type { KnowledgeWords } from '#content/types.ts';

/** How visitors speak of the spa, and what they ask. */
export const knowledge: KnowledgeWords = {
  '/spa/facial': {
    aliases: ['facial/cara/rostro/cutis spa/ritual/masaje/tratamiento', 'facial/faciales', 'mascarilla led'],
    questions: ['¿Qué faciales hacen?', '¿Qué rituales tienen para la cara?', '¿Cuál facial me conviene?'],
  },
  '/spa/facial#glow-express-45': {
    aliases: [
      'glow',
      'limpieza facial/cutis/profunda/cara/piel/rostro',
      'hidrodermoabrasión',
      'luminosidad',
      'piel/cara/rostro opaca/apagada/cansada',
      'piel/cara/rostro/facial/algo evento/matrimonio/boda/grado/fiesta/quince/rápido',
      'facial/cara/limpieza/spa rápido/corto/poco_tiempo/express',
    ],
    questions: [
      '¿Hacen limpieza facial?',
      'Tengo un matrimonio, ¿qué me hago en la cara?',
      '¿Cuánto dura el facial más corto?',
    ],
  },
  '/spa/facial#clarity-antimanchas': {
    aliases: [
      'clarity',
      'peeling',
      'manchas/pigmentación/paño/melasma facial/spa/ritual/limpieza/quitar/eliminar/borrar/aclarar/hacen/ofrecen/tienen',
      'tratamiento facial manchas',
    ],
    questions: ['¿Hacen peeling?', '¿Qué facial sirve para las manchas?', '¿Con qué ritual aclaran la cara?'],
  },
  '/spa/facial#hydra-reset-premium': {
    aliases: [
      'hydra/hidra',
      'hydrafacial/hidrafacial',
      'piel/cara seca/reseca/deshidratada/tirante/sensible',
      'hidratación/hidratante/reseca/seca/deshidratada/sensible facial/spa/ritual/limpieza/tratamiento/sesión',
    ],
    questions: [
      'Tengo la piel muy seca, ¿qué me hago?',
      '¿Tienen hydrafacial?',
      '¿Hay un facial hidratante para piel sensible?',
    ],
  },
  '/spa/capilar': {
    aliases: [
      'spa_capilar',
      'pelo/cabello/capilar/cuero_cabelludo spa/ritual/tratamiento/sesión/terapia/masaje/cuidado/servicio',
    ],
    questions: [
      '¿Qué tratamientos capilares tienen?',
      '¿Hacen masajes en el cuero cabelludo?',
      '¿Qué me hago en el pelo?',
    ],
  },
  '/spa/capilar#follicle-reactivation': {
    aliases: [
      'follicle',
      'folículo',
      'pelo/cabello/capilar/cuero_cabelludo luz/led/densidad/densificar/fortalecer/láser_de_baja',
    ],
    questions: [
      '¿Tienen luz LED para el cabello?',
      '¿Qué hacen para darle densidad al pelo?',
      '¿Cada cuánto es la terapia de luz roja capilar?',
    ],
  },
  '/spa/capilar#oxygen-boost-capilar': {
    aliases: [
      'oxygen/oxígeno/oxigenación',
      'cuero_cabelludo/raíz/pelo/cabello/capilar graso/grasa/grasito/limpieza/detox/profunda/pesado/cargado/exfoliación/exfoliar',
    ],
    questions: [
      '¿Hacen limpieza profunda del cuero cabelludo?',
      'Tengo el pelo muy graso, ¿qué me hacen?',
      '¿Qué es el oxígeno capilar?',
    ],
  },
  '/spa/capilar#home-tech-plan': {
    aliases: [
      'home_tech',
      'plan capilar/pelo/cabello casa',
      'plan_para_casa/plan_en_casa/plan_para_la_casa',
      'pelo/cabello/capilar casa/lejos plan/dispositivo/tratamiento/rutina/luz/aparato/casco/hacer',
    ],
    questions: [
      'Vivo lejos, ¿hay un plan capilar para hacer en casa?',
      '¿Qué es el Home Tech Plan?',
      '¿Hay un casco de luz para usar en la casa para el cabello?',
    ],
  },
  '/spa/corporal': {
    aliases: ['corporal/cuerpo spa/ritual/tratamiento/terapia/servicio'],
    questions: [
      '¿Qué tratamientos corporales ofrecen?',
      '¿Qué rituales hay para el cuerpo?',
      '¿Tienen spa corporal?',
    ],
  },
  '/spa/corporal#contour-sculpt-360': {
    aliases: [
      'contour/sculpt',
      'moldear/moldeador/modelador/reductor/reductora/vacumterapia/cavitación/celulitis',
      'grasa_localizada/rollitos/gorditos/barriga/medidas/cintura/abdomen',
    ],
    questions: [
      '¿Qué me sirve para la grasa localizada?',
      '¿Tratan la celulitis?',
      'Quiero reducir medidas en el abdomen',
    ],
  },
  '/spa/corporal#firm-body-up': {
    aliases: [
      'firm_body',
      'glúteo/nalgas/tonificar/electroestimulación',
      'levantar/levantamiento cola',
      'corporal/cuerpo/abdomen/cintura/barriga/espalda/pierna/muslo/brazo/cola flácido/flacidez/firme/firmeza/reafirmar/flojo/tensar/tonificar',
    ],
    questions: [
      '¿Qué hacen para la flacidez de los brazos?',
      '¿Tienen levantamiento de cola?',
      'Quiero tonificar las piernas',
    ],
  },
  '/spa/corporal#detox-balance': {
    aliases: [
      'detox',
      'drenaje/linfático/presoterapia/envoltura/retención_de_líquidos',
      'pierna cansada/pesada/hinchada/pesan',
      'cansancio/cansado/relajar/relajante/relajación/descansar/antiestrés',
      'masaje',
    ],
    questions: [
      '¿Hacen drenaje linfático?',
      'Quiero un masaje relajante',
      'Tengo las piernas cansadas, ¿qué me recomiendan?',
    ],
  },
  '/spa/laser': {
    aliases: ['láser'],
    questions: ['¿Qué láser tienen?', '¿Hacen tratamientos con láser?', '¿Para qué sirve el spa láser?'],
  },
  '/spa/laser#smooth-hair-free': {
    aliases: [
      'smooth_hair',
      'depilación/depilar/depilarme/vello/bozo/bigote/brasilero',
      'láser axila/bikini/bozo/barba/pierna/pelos/rubio/canas',
    ],
    questions: [
      '¿Hacen depilación láser?',
      '¿Cuántas sesiones de láser necesito para las axilas?',
      '¿El láser sirve en vello rubio o canoso?',
    ],
  },
  '/spa/laser#clear-skin-laser': {
    aliases: [
      'clear_skin',
      'láser cicatriz/marca/hueco/huequito/poro/textura/acné/rejuvenecer/rejuvenecimiento',
    ],
    questions: [
      '¿Hacen láser para cicatrices de acné?',
      '¿El láser mejora los poros?',
      '¿Qué láser sirve para la textura de la piel?',
    ],
  },
  '/spa/laser#lift-lux-therapies': {
    aliases: [
      'lift_lux/liftlux',
      'papada',
      'cuello/mandíbula flojo/flácido/flacidez/colgado/caído/tensar/reafirmar/firme/piel',
      'flacidez/flojo/reafirmar/colgada/descolgada cara/rostro/mejilla/facial/piel',
    ],
    questions: [
      '¿Qué hay para la papada?',
      'Tengo la piel del cuello floja, ¿qué me hacen?',
      '¿Cómo tratan la flacidez de la cara?',
    ],
  },
};
