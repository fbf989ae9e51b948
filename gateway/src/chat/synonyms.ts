import type { PerLang } from '@clinic/shared/lang';

type Synonym = {
  /** What the site calls it: tested against a folded title. */
  title: RegExp;
  /** What visitors call it. Only leads them to the page; nothing of it is ever said. */
  aliases: string;
};

export const synonyms: PerLang<readonly Synonym[]> = {
  es: [
    { title: /toxina botulinica/, aliases: 'botox bótox arrugas patas de gallo' },
    { title: /hialuronico|rellen/, aliases: 'relleno rellenos filler labios ojeras' },
    { title: /hilos/, aliases: 'hilos tensores flacidez' },
    { title: /microneedling|microagujas/, aliases: 'microagujas dermapen cicatrices poros' },
    { title: /acne/, aliases: 'granos espinillas barros barritos puntos negros' },
    { title: /melasma|mancha/, aliases: 'paño manchas oscuras' },
    { title: /caida del (?:cabello|pelo)|capilar|follicle/, aliases: 'calvicie alopecia entradas caspa' },
    { title: /smooth hair/, aliases: 'depilación láser vello depilar' },
    { title: /solar|fps/, aliases: 'bloqueador protector sol' },
    {
      title: /consulta dermatologica/,
      aliases: `dermatólogo dermatóloga alergia alergias uña uñas psoriasis rosácea dermatitis eccema vitiligo
        urticaria hongos herpes lunar lunares niños niñas bebés menores`,
    },
    { title: /reseccion/, aliases: 'quitar lunares verrugas quistes cirugía extirpar' },
    { title: /remision/, aliases: 'eps póliza seguro prepagada orden médica' },
  ],
  en: [
    { title: /botulinum toxin/, aliases: 'botox wrinkles crow feet' },
    { title: /hyaluronic|filler/, aliases: 'filler fillers lips dark circles' },
    { title: /threads/, aliases: 'thread lift sagging' },
    { title: /microneedling/, aliases: 'dermapen scars pores' },
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
  ],
};
