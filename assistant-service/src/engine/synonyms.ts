import type { PerLang } from '@clinic/shared/lang';

/** What visitors call something. Only leads them to the page; nothing of it is ever said. */
type Synonym = {
  aliases: string;
  /** Which documents: by what the site calls it, by what stands there (both folded), or by where (without language). */
  title?: RegExp;
  text?: RegExp;
  path?: RegExp;
};

const product = /^\/tienda\/producto\//;

const es: readonly Synonym[] = [
  { title: /toxina botulinica/, aliases: 'botox bótox' },
  { title: /hialuronico|rellen/, aliases: 'relleno rellenos filler' },
  { title: /hilos/, aliases: 'hilos tensores' },
  { title: /microneedling|microagujas/, aliases: 'microagujas dermapen' },
  { title: /acne/, aliases: 'granos espinillas barros barritos puntos negros' },
  { title: /melasma|mancha/, aliases: 'paño manchas oscuras' },
  {
    title: /caida del (?:cabello|pelo)|follicle/,
    aliases: 'calvicie alopecia entradas pelo cabello cae caen',
  },
  { title: /smooth hair/, aliases: 'depilación láser vello depilar' },
  {
    title: /consulta dermatologica/,
    aliases: `dermatólogo dermatóloga alergia alergias uña uñas psoriasis rosácea dermatitis eccema vitiligo
      urticaria hongos herpes lunar lunares niños niñas bebés menores`,
  },
  { title: /reseccion/, aliases: 'quitar lunares verrugas quistes cirugía extirpar' },
  { title: /remision/, aliases: 'eps póliza seguro prepagada orden médica' },
  { path: /^\/nosotros$/, aliases: 'misión visión valores historia liderazgo quiénes somos clínica' },
  { path: /^\/equipo$/, aliases: 'médico médica médicos doctores especialista dermatólogo dermatóloga' },
  // A concern leads to the page of all treatments: which one suits is not for a chat to suggest.
  { path: /^\/dermatologia\/estetica$/, aliases: 'arrugas líneas ojeras flacidez labios cicatrices poros' },
  { path: /^\/spa\//, aliases: 'spa' },
  { path: /^\/tienda/, aliases: 'tienda producto comprar compra' },
  { path: /^\/terminos#pedidos/, aliases: 'envío enviar domicilio entrega pedido comprar compra carrito' },
  { path: /^\/privacidad$/, aliases: 'privacidad habeas data' },
];

const esProducts: readonly Synonym[] = [
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
  { text: /tipo de piel (?:piel \w+ )*piel seca/, aliases: 'pielseca pielreseca pieldeshidratada' },
  { text: /tipo de piel (?:piel \w+ )*piel grasa/, aliases: 'pielgrasa pielgrasosa' },
  { text: /tipo de piel (?:piel \w+ )*piel mixta/, aliases: 'pielmixta' },
  { text: /tipo de piel (?:piel \w+ )*piel sensible/, aliases: 'pielsensible pieldelicada' },
  { text: /sin perfume/, aliases: 'fragancia' },
  { text: /resistente al agua/, aliases: 'piscina playa mar' },
];

const en: readonly Synonym[] = [
  { title: /botulinum toxin/, aliases: 'botox' },
  { title: /hyaluronic|filler/, aliases: 'filler fillers' },
  { title: /threads/, aliases: 'thread lift' },
  { title: /microneedling/, aliases: 'dermapen' },
  { title: /acne/, aliases: 'pimples spots breakouts blackheads' },
  { title: /melasma|dark spot/, aliases: 'dark spots pigmentation discoloration' },
  { title: /hair (?:loss|fall)|follicle/, aliases: 'baldness alopecia thinning' },
  { title: /smooth hair/, aliases: 'laser hair removal' },
  {
    title: /dermatology consultation/,
    aliases: `dermatologist allergy allergies nail nails psoriasis rosacea dermatitis eczema vitiligo hives
      fungus herpes mole moles children kids baby minors`,
  },
  { title: /resection|excision|removal of skin/, aliases: 'remove moles warts cysts surgery' },
  { title: /referral/, aliases: 'insurance health plan doctor order' },
  { path: /^\/nosotros$/, aliases: 'mission vision values history leadership about clinic' },
  { path: /^\/equipo$/, aliases: 'doctors physicians specialists dermatologists team staff' },
  { path: /^\/dermatologia\/estetica$/, aliases: 'wrinkles lines dark circles sagging lips scars pores' },
  { path: /^\/spa\//, aliases: 'spa' },
  { path: /^\/tienda/, aliases: 'shop store product buy' },
  { path: /^\/terminos#pedidos/, aliases: 'shipping ship delivery order buy cart' },
  { path: /^\/privacidad$/, aliases: 'privacy' },
];

// The products keep their Spanish names on English pages.
const enProducts: readonly Synonym[] = [
  { title: /solar|fps/, aliases: 'sunscreen sunblock sun screen spf' },
  { title: /suero|concentrado/, aliases: 'serum' },
  { title: /champu/, aliases: 'shampoo hair' },
  { title: /limpiador|espuma/, aliases: 'cleanser cleansing face wash soap' },
  { title: /micelar/, aliases: 'micellar water' },
  { title: /balsamo limpiador|micelar/, aliases: 'makeup remover' },
  { title: /hidratante|barrera/, aliases: 'moisturizer moisturiser hydrating cream' },
  { title: /exfoliante|glicolico/, aliases: 'exfoliant exfoliating peel scrub' },
  { title: /crema/, aliases: 'cream' },
  { title: /locion/, aliases: 'lotion' },
  { title: /barrera/, aliases: 'barrier' },
  { title: /cuero cabelludo/, aliases: 'scalp' },
  { title: /nocturn/, aliases: 'night' },
  { title: /contorno de ojos/, aliases: 'eye eyes cream dark circles puffiness' },
  { title: /capilar|champu|acondicionador|cuero cabelludo|puntas/, aliases: 'hair' },
  { title: /mascarilla/, aliases: 'mask' },
  { title: /arcilla/, aliases: 'clay' },
  { title: /acondicionador/, aliases: 'conditioner' },
  { title: /tonica/, aliases: 'tonic toner' },
  { title: /bruma/, aliases: 'mist spray' },
  { title: /aceite/, aliases: 'oil' },
  { title: /balsamo/, aliases: 'balm' },
  { title: /balsamo (?:de )?labi/, aliases: 'lip lips chapped' },
  { title: /con color/, aliases: 'tinted tint' },
  { title: /corporal/, aliases: 'body' },
  { title: /despues del sol/, aliases: 'after sun aftersun sunburn burn' },
  { title: /cuello/, aliases: 'neck' },
  { title: /barra/, aliases: 'stick' },
  { title: /hialuronico/, aliases: 'hyaluronic acid' },
  { title: /retinol|peptidos|bakuchiol|resveratrol/, aliases: 'wrinkles aging antiaging' },
  { text: /expression lines/, aliases: 'wrinkles antiwrinkle' },
  { text: /visible flakes/, aliases: 'dandruff flaky' },
  { text: /frizz/, aliases: 'frizzy split' },
  { text: /fine or fragile hair/, aliases: 'thinning thin weak loss strengthening' },
  { text: /hair look denser|tonica capilar/, aliases: 'loss growth thinning' },
  { text: /white cast/, aliases: 'white invisible' },
  { text: /matte finish|shine in check/, aliases: 'oily matte' },
  { text: /dark marks|dark spots/, aliases: 'dark spots pigmentation melasma brightening' },
  { text: /blemish|occasional day|inside of pores/, aliases: 'acne pimples breakouts spot' },
  { text: /skin type (?:\w+ skin )*dry skin/, aliases: 'skindry' },
  { text: /skin type (?:\w+ skin )*oily skin/, aliases: 'skinoily' },
  { text: /skin type (?:\w+ skin )*combination skin/, aliases: 'skincombination' },
  { text: /skin type (?:\w+ skin )*sensitive skin/, aliases: 'skinsensitive' },
  { text: /fragrance free/, aliases: 'perfume' },
  { text: /water resistant/, aliases: 'waterproof pool beach swimming' },
];

const inShop = (rules: readonly Synonym[]) => rules.map((rule): Synonym => ({ ...rule, path: product }));

export const synonyms: PerLang<readonly Synonym[]> = {
  es: [...es, ...inShop(esProducts)],
  en: [...en, ...inShop(enProducts)],
};
