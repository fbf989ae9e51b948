import type { PerLang } from '@clinic/shared/lang';

type Synonym = {
  /** What visitors call it. Only leads them to the page; nothing of it is ever said. */
  aliases: string;
} & (
  | {
      /** What the site calls it, folded. */
      title: RegExp;
    }
  | {
      /** Where the site tells of it, without language. */
      path: RegExp;
    }
);

export const synonyms: PerLang<readonly Synonym[]> = {
  es: [
    { title: /toxina botulinica/, aliases: 'botox bótox' },
    { title: /hialuronico|rellen/, aliases: 'relleno rellenos filler' },
    { title: /hilos/, aliases: 'hilos tensores' },
    { title: /microneedling|microagujas/, aliases: 'microagujas dermapen' },
    { title: /acne/, aliases: 'granos espinillas barros barritos puntos negros' },
    { title: /melasma|mancha/, aliases: 'paño manchas oscuras' },
    {
      title: /caida del (?:cabello|pelo)|capilar|follicle/,
      aliases: 'calvicie alopecia entradas caspa pelo cabello cae caen',
    },
    { title: /smooth hair/, aliases: 'depilación láser vello depilar' },
    { title: /solar|fps/, aliases: 'bloqueador protector sol' },
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
    {
      path: /^\/dermatologia\/estetica$/,
      aliases: 'arrugas líneas ojeras flacidez labios cicatrices poros',
    },
    { path: /^\/spa\//, aliases: 'spa' },
    { path: /^\/tienda/, aliases: 'tienda producto comprar compra' },
    { path: /^\/terminos#pedidos/, aliases: 'envío enviar domicilio entrega pedido comprar compra carrito' },
    { path: /^\/privacidad$/, aliases: 'privacidad habeas data' },
  ],
  en: [
    { title: /botulinum toxin/, aliases: 'botox' },
    { title: /hyaluronic|filler/, aliases: 'filler fillers' },
    { title: /threads/, aliases: 'thread lift' },
    { title: /microneedling/, aliases: 'dermapen' },
    { title: /acne/, aliases: 'pimples spots breakouts blackheads' },
    { title: /melasma|dark spot/, aliases: 'dark spots pigmentation discoloration' },
    { title: /hair (?:loss|fall)|follicle/, aliases: 'baldness alopecia thinning dandruff' },
    { title: /smooth hair/, aliases: 'laser hair removal' },
    { title: /sun|spf/, aliases: 'sunscreen sunblock' },
    {
      title: /dermatology consultation/,
      aliases: `dermatologist allergy allergies nail nails psoriasis rosacea dermatitis eczema vitiligo hives
        fungus herpes mole moles children kids baby minors`,
    },
    { title: /resection|excision|removal of skin/, aliases: 'remove moles warts cysts surgery' },
    { title: /referral/, aliases: 'insurance health plan doctor order' },
    { path: /^\/nosotros$/, aliases: 'mission vision values history leadership about clinic' },
    { path: /^\/equipo$/, aliases: 'doctors physicians specialists dermatologists team staff' },
    {
      path: /^\/dermatologia\/estetica$/,
      aliases: 'wrinkles lines dark circles sagging lips scars pores',
    },
    { path: /^\/spa\//, aliases: 'spa' },
    { path: /^\/tienda/, aliases: 'shop store product buy' },
    { path: /^\/terminos#pedidos/, aliases: 'shipping ship delivery order buy cart' },
    { path: /^\/privacidad$/, aliases: 'privacy' },
  ],
};
