import { fold } from '#text/fold.ts';

/** Beginnings and ends of the names of what a physician prescribes, folded, in both languages. */
const name =
  /^(?:isotretino|tretino|roacc?utan|accutan|adapalen|minoxidil|finasterid|finasteride|dutasterid|espironolacton|spironolacton|metotrexat|methotrexat|ivermectin|predni|dexametas|betametas|hidrocortis|hydrocortis|clobetasol|cortison|corticoid|steroid|mometason|antibiotic|aciclovir|acyclovir|valaciclovir|valacyclovir|ketoconazol|fluconazol|itraconazol|terbinafin|metronidazol|permetrin|imiquimod|fluorouracil|hidroquinon|hydroquinon|ibuprofen|acetaminof|acetaminophen|paracetamol|aspirin|diclofenac|naproxen|loratadin|cetirizin|omalizumab|adalimumab|dupilumab|botox|lidocain|misoprostol|metformin|ciclosporin|azatioprin|hidroxicloroquin)|(?:cilina|cillin|micina|mycin|ciclina|cycline|floxacino?|conazole?|zumab)$/;

/** Medicines that a text names. */
export const medicinesIn = (text: string): string[] =>
  fold(text)
    .split(' ')
    // No word is longer; a name does not hide in one that is.
    .filter((word) => word.length <= 40 && name.test(word));
