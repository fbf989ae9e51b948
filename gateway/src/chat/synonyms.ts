import type { PerLang } from '@clinic/shared/lang';

type Synonym = {
  /** Where the site tells of it: tested against the path and the folded title, `/spa/facial spa facial`. */
  place: RegExp;
  /** What visitors call it. Only leads them to the page; nothing of it is ever said. */
  aliases: string;
};

export const synonyms: PerLang<readonly Synonym[]> = {
  es: [
    { place: /toxina botulinica/, aliases: 'botox bótox arrugas patas de gallo' },
    { place: /hialuronico|rellen/, aliases: 'relleno rellenos filler labios ojeras' },
    { place: /hilos/, aliases: 'hilos tensores flacidez' },
    { place: /microneedling|microagujas/, aliases: 'microagujas dermapen cicatrices poros' },
    { place: /acne/, aliases: 'granos espinillas barros barritos puntos negros' },
    { place: /melasma|mancha/, aliases: 'paño manchas oscuras' },
    { place: /caida del (?:cabello|pelo)|capilar|follicle/, aliases: 'calvicie alopecia entradas caspa' },
    { place: /smooth hair/, aliases: 'depilación láser vello depilar' },
    { place: /solar|fps/, aliases: 'bloqueador protector sol' },
    {
      place: /consulta dermatologica/,
      aliases: `dermatólogo dermatóloga alergia alergias uña uñas psoriasis rosácea dermatitis eccema vitiligo
        urticaria hongos herpes lunar lunares niños niñas bebés menores`,
    },
    { place: /reseccion/, aliases: 'quitar lunares verrugas quistes cirugía extirpar' },
    { place: /remision/, aliases: 'eps póliza seguro prepagada orden médica' },
    { place: /^\/nosotros /, aliases: 'misión visión valores historia liderazgo quiénes somos clínica' },
    { place: /^\/equipo/, aliases: 'médico médica especialista dermatólogo dermatóloga profesional' },
    { place: /^\/spa\//, aliases: 'spa' },
    { place: /^\/tienda/, aliases: 'tienda producto comprar compra' },
    { place: /^\/terminos#pedidos/, aliases: 'envío enviar domicilio entrega pedido comprar compra carrito' },
    { place: /^\/privacidad /, aliases: 'privacidad habeas data' },
    { place: /^\/faq#resultados/, aliases: 'dura duran efecto tiempo' },
  ],
  en: [
    { place: /botulinum toxin/, aliases: 'botox wrinkles crow feet' },
    { place: /hyaluronic|filler/, aliases: 'filler fillers lips dark circles' },
    { place: /threads/, aliases: 'thread lift sagging' },
    { place: /microneedling/, aliases: 'dermapen scars pores' },
    { place: /acne/, aliases: 'pimples spots breakouts blackheads' },
    { place: /melasma|dark spot/, aliases: 'dark spots pigmentation discoloration' },
    { place: /hair (?:loss|fall)|follicle/, aliases: 'baldness alopecia thinning dandruff' },
    { place: /smooth hair/, aliases: 'laser hair removal' },
    { place: /sun|spf/, aliases: 'sunscreen sunblock' },
    {
      place: /dermatology consultation/,
      aliases: `dermatologist allergy allergies nail nails psoriasis rosacea dermatitis eczema vitiligo hives
        fungus herpes mole moles children kids baby minors`,
    },
    { place: /resection|excision|removal of skin/, aliases: 'remove moles warts cysts surgery' },
    { place: /referral/, aliases: 'insurance health plan doctor order' },
    { place: /^\/en\/nosotros /, aliases: 'mission vision values history leadership about clinic' },
    { place: /^\/en\/equipo/, aliases: 'doctor specialist dermatologist team staff' },
    { place: /^\/en\/spa\//, aliases: 'spa' },
    { place: /^\/en\/tienda/, aliases: 'shop store product buy' },
    { place: /^\/en\/terminos#pedidos/, aliases: 'shipping ship delivery order buy cart' },
    { place: /^\/en\/privacidad /, aliases: 'privacy' },
    { place: /^\/en\/faq#resultados/, aliases: 'last lasts effect time' },
  ],
};
