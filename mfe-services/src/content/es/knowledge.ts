import type { KnowledgeWords } from '#content/types.ts';

/** How visitors speak of dermatology, and what they ask. */
export const knowledge: KnowledgeWords = {
  '/precios': {
    about: 'practice',
    aliases: ['lista/tabla/todos precio/tarifa', 'tarifas', 'paga cuándo/adelantado'],
    questions: ['¿Dónde veo todos los precios?', '¿Tienen lista de precios?', '¿Cuándo se paga cada sesión?'],
  },
  '/dermatologia/clinica': {
    aliases: [
      'dermatología clínica',
      'servicio',
      'tecnología -depilación/láser/facial/ritual/capilar/corporal',
      'enfermedad piel',
      'electrobisturí/electrocirugía/electrocoagulación/cauterio/cauterizar',
      'nitrógeno/criocirugía/crioterapia/congelar/congelación',
      'dermatoscopio/dermatoscopia',
    ],
    questions: ['¿Qué servicios tienen?', '¿Qué es dermatología clínica?', '¿Usan nitrógeno líquido?'],
  },
  '/dermatologia/clinica#consulta': {
    aliases: [
      'consulta dermatológica/médica/general/dermatología/dermatólogo',
      'la_consulta/una_consulta',
      'psoriasis/soriasis/rosácea/dermatitis/vitíligo/urticaria/eccema/hongos/herpes/alergia/lupus/molusco/sarna/callos/foliculitis/queratosis/onicomicosis',
      'uñas',
      'uña negra/amarilla/enterrada/encarnada/gruesa/partida/mala',
      'lunares',
      'chequeo piel',
      'revisión piel/anual/lunares',
      'niño/niña/niños/bebé/adolescente/menor/menores/infantil/pediátrico',
      'hijo/hija años/edad/tiene/piel/consulta/atienden',
    ],
    questions: [
      '¿Atienden niños?',
      '¿Tratan la psoriasis y la rosácea?',
      '¿Ven problemas de uñas?',
      '¿Cuánto dura la consulta dermatológica?',
    ],
  },
  '/dermatologia/clinica#control': {
    aliases: [
      'control/seguimiento/chequeo',
      'cada_cuánto control',
      'segunda cita/consulta',
      'cuándo vuelvo/regreso/debo_volver/tengo_que_volver',
      'revisar/revisión/mapa/mapeo lunar',
    ],
    questions: ['¿Cuándo debo volver a control?', '¿Hacen mapeo de lunares?', '¿Cómo es la segunda cita?'],
  },
  '/dermatologia/clinica#reseccion-lesiones': {
    aliases: [
      'lunar/lunarcito/verruga/quiste/lipoma/fibroma/mezquino/carnosidad/carnosita quitar/sacar/eliminar/retirar/borrar/operar/cirugía/extirpar/cortar/queman/quemar/quemarme/hacen/molesta/resección',
      'resección',
      'verruga/quiste/lipoma/fibroma/carnosidad/carnositas/bola_de_grasa/bolita_de_grasa/mezquino',
      'cirugía/operación/puntos/sutura lunar/quiste/piel/lesión',
    ],
    questions: ['¿Quitan lunares?', '¿Cómo quitan las verrugas?', '¿Operan quistes y lipomas?'],
  },
  '/dermatologia/clinica#infiltracion-medica': {
    aliases: [
      'queloide/hipertrófica/infiltración/infiltrar/areata',
      'cicatriz gorda/gruesa/levantada/elevada/abultada',
      'inyección/inyectar cicatriz/parche/pelo/cabello/acné/grano/nódulo',
      'parche/hueco sin_pelo/pelo/cabello/barba',
    ],
    questions: [
      '¿Qué hacen para los queloides?',
      'Tengo una cicatriz levantada, ¿la pueden infiltrar?',
      'Se me cayó un parche de pelo',
    ],
  },
  '/dermatologia/clinica#biopsia-piel': {
    aliases: ['biopsia/patología'],
    questions: [
      '¿Hacen biopsias de piel?',
      '¿Cuánto se demora el resultado de la biopsia?',
      '¿Dejan puntos en la biopsia?',
    ],
  },
  '/dermatologia/estetica': {
    aliases: [
      'estética/estético dermatología/procedimiento/tratamiento/cara/área',
      'estética/arruga/rejuvenecer/rejuvenecimiento/antienvejecimiento/antiedad/ojera/flacidez/bioestimulador/colágeno/armonización/cejas/código_de_barras',
      'líneas cigarrillo',
      'manos viejas/envejecidas',
      'verme/lucir joven/mejor/descansada/natural',
      'cara/rostro/facial procedimiento/hacerme/exagerado/natural',
      'equipos/aparatología',
      'radiofrecuencia agujas/microagujas',
      'luz pulsada/intensa',
      'láser fraccionado',
      'menor/niño/niña/adolescente/hija/hijo/edad/años botox/toxina/relleno/labios/estético/láser/depilación',
    ],
    questions: [
      '¿Qué hacen para las arrugas?',
      '¿Qué me puedo hacer para las ojeras?',
      '¿Desde qué edad hacen procedimientos estéticos?',
      '¿Tienen radiofrecuencia con microagujas?',
    ],
  },
  '/dermatologia/estetica#toxina-botulinica': {
    aliases: [
      'botox/toxina/botulínica/dysport/xeomin/entrecejo/bruxismo',
      'patas_de_gallo',
      'líneas expresión/frente',
      'arrugas frente',
    ],
    questions: [
      '¿Cuánto dura el botox?',
      '¿Aplican toxina en la frente?',
      '¿Qué hacen para las patas de gallo?',
    ],
  },
  '/dermatologia/estetica#acido-hialuronico': {
    aliases: [
      'relleno/surco/pómulo/juvederm/restylane/hialuronidasa',
      'labios/boca aumento/aumentar/arreglar/gruesos/volumen/grandes/carnosos/perfilar/ponerme',
      'hialurónico inyectar/inyección/aplicar/aplican/labios/ponerme/disolver/procedimiento/dura/ojeras/quitar',
    ],
    questions: [
      '¿Cuánto dura el relleno de labios?',
      'Quiero aumentarme los labios',
      '¿El ácido hialurónico se puede disolver?',
    ],
  },
  '/dermatologia/estetica#radiesse': {
    aliases: ['radiesse/radies/hidroxiapatita'],
    questions: ['¿Qué es Radiesse?', '¿Cuánto dura Radiesse?', '¿Aplican hidroxiapatita de calcio?'],
  },
  '/dermatologia/estetica#harmonyca': {
    aliases: ['harmonyca/harmonica/armonica/armonyca'],
    questions: [
      '¿Qué es Harmonyca?',
      '¿Cuántas sesiones de Harmonyca necesito?',
      '¿Para quién es Harmonyca?',
    ],
  },
  '/dermatologia/estetica#skin-booster': {
    aliases: ['skin booster/buster/boster', 'skinbooster/skinvive/profhilo', 'hidratación inyectable'],
    questions: [
      '¿Qué es un skin booster?',
      '¿Hacen hidratación inyectable?',
      '¿Cuánto dura el skin booster?',
    ],
  },
  '/dermatologia/estetica#hilos-pdo': {
    aliases: ['hilos/pdo/polidioxanona'],
    questions: [
      '¿Ponen hilos tensores?',
      '¿Cuánto duran los hilos?',
      '¿Cómo es la recuperación de los hilos PDO?',
    ],
  },
  '/dermatologia/estetica#microneedling': {
    aliases: [
      'microneedling/dermapen/dermaroller/microagujas',
      'micro needling/agujas',
      'estrías',
      'poro abierto/dilatado/grande/visible',
      'cicatriz/marca/hueco/huequito acné/barros/granos/espinillas/cara',
    ],
    questions: [
      '¿Hacen microneedling?',
      '¿Qué hay para las estrías?',
      '¿Cómo tratan las cicatrices de acné?',
    ],
  },
  '/problemas': {
    aliases: ['por_problema', 'problema/enfermedad/condición tratan/atienden/ven lista/cuáles/todas'],
    questions: [
      '¿Qué problemas de la piel atienden?',
      '¿Dónde busco por lo que tengo?',
      '¿Cuáles enfermedades de la piel ven?',
    ],
  },
  '/problemas/acne': {
    aliases: [
      'acné puede_ser/señales',
      'granos/espinillas/barros puede_ser/por_qué/consultar/tratan/tratamiento',
    ],
    questions: [
      '¿Qué pueden ser estos granos?',
      '¿Cuándo consultar por el acné?',
      '¿Cómo tratan el acné en la clínica?',
    ],
  },
  '/problemas/manchas': {
    aliases: [
      'manchas puede_ser/pueden_ser/consultar/tratan/tratamiento',
      'melasma/paño tratamiento/cuesta/precio/cobran/vale',
    ],
    questions: [
      '¿Qué pueden ser las manchas de la cara?',
      '¿Cuánto cuesta tratar el melasma?',
      '¿Qué tratamientos hacen para las manchas?',
    ],
  },
  '/problemas/caida-del-cabello': {
    aliases: ['caída cabello/pelo puede_ser/tratan/tratamiento/consultar'],
    questions: [
      '¿Qué tratamientos hay para la caída del cabello?',
      '¿A qué se debe la caída del pelo?',
      '¿Cuándo consultar por la caída del cabello?',
    ],
  },
  '/problemas/lunares': {
    aliases: ['lunar vigilar/puede_ser/pueden_ser/señales', 'melanoma'],
    questions: [
      '¿Qué lunares hay que vigilar?',
      '¿Cómo reviso mis lunares en casa?',
      '¿Cuándo consultar por un lunar?',
    ],
  },
  '/problemas/rojeces': {
    aliases: [
      'rojez/rojeces/enrojecimiento cara/mejillas/nariz/piel',
      'cara roja',
      'rosácea puede_ser/tratan/tratamiento',
    ],
    questions: [
      '¿Por qué tengo la cara roja?',
      '¿Qué hacen para la rosácea?',
      '¿Tratan los vasitos rojos de la nariz?',
    ],
  },
  '/problemas/cicatrices': {
    aliases: ['cicatriz tipos/puede_ser/tratan/tratamiento/mejorar/quitar'],
    questions: [
      '¿Qué se puede hacer con una cicatriz?',
      '¿Qué tipos de cicatrices hay?',
      '¿Tratan cicatrices de cirugía?',
    ],
  },
  '/problemas/vello': {
    aliases: ['vello nuevo/apareció/hormonas/exceso', 'hirsutismo', 'pelo enterrado/encarnado'],
    questions: [
      '¿Por qué me salió vello en la cara?',
      '¿Qué hago con los pelos enterrados?',
      '¿Tratan el hirsutismo?',
    ],
  },
  '/problemas/unas': {
    aliases: ['uña puede_ser/cambios/banda/raya', 'hongos uñas'],
    questions: [
      '¿Qué puede ser una raya oscura en la uña?',
      '¿Tratan los hongos de las uñas?',
      '¿Por qué se me parten las uñas?',
    ],
  },
};
