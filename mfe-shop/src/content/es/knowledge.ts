import type { PageWords, ProductAliases } from '#content/types.ts';

/** How visitors speak of the shop's pages, and what they ask. */
export const pages: PageWords = {
  all: {
    aliases: [
      'crema/cremita/suero/serum/champú/shampoo/jabón/jaboncito/loción/bálsamo/mascarilla/bloqueador/antisolar/aceite/tónico/acondicionador/bruma/limpiador/limpiadora/exfoliante/desmaquillante/espuma/spray/espray/labial/kit/ampolleta',
      'gel',
      'protector solar',
      'protector',
      'contorno ojos',
      'agua micelar',
      'barra solar',
      'fps/spf',
      'producto/productico/tienda/dermocosmético/cosmético/catálogo',
    ],
    questions: ['¿Qué productos venden?', '¿Qué bloqueador tienen?', '¿Tienen tienda?'],
  },
  capilar: {
    aliases: [
      'pelo/cabello/capilar/cuero_cabelludo/caspa/champú/shampoo/acondicionador/puntas/frizz/encrespado',
    ],
    questions: ['¿Qué champú venden?', '¿Tienen algo para la caspa?', '¿Qué hay para el frizz?'],
  },
  antimanchas: {
    aliases: [
      'mancha/antimanchas/despigmentante/aclarante/aclarar/melasma/paño',
      'tono desigual/uniforme/disparejo',
    ],
    questions: [
      '¿Qué venden para las manchas?',
      '¿Tienen crema despigmentante?',
      '¿Qué suero aclara la piel?',
    ],
  },
  'anti-acne': {
    aliases: [
      'acné/grano/granito/barro/barrito/espinilla/puntos_negros/imperfecciones/grasa/graso/grasoso/brillo/poro',
    ],
    questions: [
      '¿Qué venden para el acné?',
      '¿Qué jabón sirve para la piel grasa?',
      '¿Tienen algo para los puntos negros?',
    ],
  },
  rejuvenecimiento: {
    aliases: [
      'arruga/antiarrugas/antiedad/anti_edad/rejuvenecer/rejuvenecimiento/envejecimiento/líneas/firmeza/ojera/bolsas/reseca/resequedad/seca/hidratar/hidratante/humectante/labios/cuello/escote',
    ],
    questions: [
      '¿Qué crema para arrugas tienen?',
      '¿Venden algo para las ojeras?',
      '¿Qué sirve para la piel seca?',
    ],
  },
};

/** How they speak of kinds of products: by the catalogue's name, or by what is said of one; both folded. */
export const productAliases: readonly ProductAliases[] = [
  { title: /solar|fps/, aliases: 'bloqueador protector protección solar antisolar sol fps' },
  { title: /^(?!.*labial).*solar/, aliases: 'cara' },
  { title: /facial/, aliases: 'cara rostro' },
  { title: /suero|concentrado/, aliases: 'serum suero' },
  { title: /champu/, aliases: 'shampoo champú pelo cabello' },
  { title: /limpiador|espuma/, aliases: 'jabón lavar limpiador limpiadora cara facial' },
  { title: /balsamo limpiador|micelar/, aliases: 'desmaquillante desmaquillar maquillaje' },
  { title: /hidratante|barrera/, aliases: 'hidratante humectante resequedad' },
  { title: /gel crema/, aliases: 'crema' },
  { title: /exfoliante|glicolico/, aliases: 'exfoliante exfoliar peeling' },
  { title: /nocturn/, aliases: 'noche' },
  { title: /contorno de ojos/, aliases: 'ojeras bolsas crema' },
  { title: /capilar|champu|acondicionador|cuero cabelludo|puntas/, aliases: 'pelo cabello' },
  { title: /tonica/, aliases: 'tónico' },
  { title: /bruma/, aliases: 'spray espray' },
  { title: /balsamo (?:de )?labi/, aliases: 'labios labial resecos partidos' },
  { title: /corporal/, aliases: 'cuerpo' },
  { title: /despues del sol/, aliases: 'quemadura quemé asolearse asoleada aloe sábila' },
  { title: /retinol|peptidos|bakuchiol|resveratrol/, aliases: 'arrugas antiarrugas antiedad líneas' },
  { text: /lineas de expresion/, aliases: 'arrugas antiarrugas' },
  { text: /descamacion visible/, aliases: 'caspa anticaspa' },
  { text: /encrespamiento/, aliases: 'frizz encrespado esponjado horquilla abiertas' },
  {
    text: /cabello fino/,
    aliases: 'delgado adelgazado caída anticaída fortalecer quebradizo débil delgadito',
  },
  { text: /mas densidad|tonica capilar/, aliases: 'caída crecimiento alopecia crecer' },
  { text: /cabello seco/, aliases: 'maltratado reseco quemado' },
  { text: /rastro blanco/, aliases: 'blanca blanco invisible' },
  { text: /acabado mate|controla el brillo/, aliases: 'grasa mate brillo' },
  { text: /con color/, aliases: 'tono color' },
  {
    text: /(?:marcas oscuras|manchas puntuales|tono uniforme)/,
    aliases: 'manchas despigmentante aclarar melasma paño',
  },
  { text: /imperfecciones|interior del poro/, aliases: 'acné granos barros espinillas' },
  { text: /sin perfume/, aliases: 'fragancia' },
  { text: /resistente al agua/, aliases: 'piscina playa mar' },
];
