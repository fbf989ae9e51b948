/** What a reply may not claim, in words. Folded; phrases stand between commas. */

/** That something costs nothing or less than it does. */
export const bargains = `
  gratis, gratuito, gratuita, gratuitos, gratuitas, gratuitamente, sin costo, sin cargo, sin ningun costo,
  no cuesta nada, no vale nada, no le cuesta, cero pesos, de regalo, regalamos, obsequiamos, de cortesia,
  cortesia de la casa, mitad de precio, mitad del precio, a mitad, descuento, descuentos, rebaja, rebajas,
  oferta, promocion, dos por uno, 2 por 1, 2x1, for free, is free, are free, be free, it s free,
  free of charge, free of cost, a free, your free, our free, first free, totally free, completely free,
  free assessment, free consultation, free session, free sessions, free treatment, free visit, free gift,
  no charge, no cost, at no cost, without charge, costs nothing, complimentary, on the house, half price,
  half the price, half off, two for one, discount, discounts, special offer`;

/** That nobody need look. */
export const dismissals = `
  no es nada, nada grave, no es grave, nada malo, no es malo, no es peligroso, no es peligrosa,
  es inofensivo, es inofensiva, es normal, nada de que preocuparse, no hay de que preocuparse,
  no tiene de que preocuparse, no se preocupe por, puede estar tranquilo, puede estar tranquila,
  no necesita medico, no necesita ver, no necesita ir, no necesita consultar, no hace falta que,
  se le quita solo, se quita solo, nothing to worry, don t worry about, nothing serious, not serious,
  not dangerous, is harmless, is normal, is nothing, no need to see, don t need to see, do not need to see,
  it will go away`;

/** What a visitor may have. */
export const conditions = `
  cancer cancers melanoma carcinoma tumor tumoral maligno maligna malignant benigno benigna benign metastasis
  premaligno premaligna psoriasis rosacea acne dermatitis eccema eczema hongo hongos fungus fungal micosis tina
  infeccion infection infected infectado infectada alergia alergico alergica allergy allergic verruga verrugas
  wart warts herpes zoster shingles vitiligo urticaria hives celulitis cellulitis queratosis keratosis impetigo
  sarna scabies ringworm lupus melasma alopecia cancerigeno cancerosa canceroso cancerous lesion nevus
  carcinomatoso sifilis syphilis`;

/** The one who asks, or what was described. */
export const deictics = `
  ese esa eso esos esas este estos esto su sus tu tus usted te le lo that this those these your yours you it
  aquello`;

export const verdictVerbs = `
  es son parece parecen seria sera suena tiene tienes tendria padece padeces sufre sufres trata corresponde
  indica confirma descarta presenta is isn are aren looks sounds seems appears has have hasn haven s re ve got
  cannot suffer suffers`;

/** Of these, those that speak of the one who asks by themselves. */
export const havingVerbs = 'tiene tienes tendria padece padeces sufre sufres presenta trata';

/** «Si tiene acné…»: nobody is said to have it. */
export const conditional = 'si if cuando when quien quienes whoever';

/** Beginnings of the names of what a physician prescribes, in both languages. */
export const medicineBeginnings = `
  isotretino tretino roacutan roaccutan accutan adapalen minoxidil finasterid finasteride dutasterid
  espironolacton spironolacton metotrexat methotrexat ivermectin predni dexametas betametas hidrocortis
  hydrocortis clobetasol cortison corticoid steroid mometason antibiotic aciclovir acyclovir valaciclovir
  valacyclovir ketoconazol fluconazol itraconazol terbinafin metronidazol permetrin imiquimod fluorouracil
  hidroquinon hydroquinon ibuprofen acetaminof acetaminophen paracetamol aspirin diclofenac naproxen loratadin
  cetirizin omalizumab adalimumab dupilumab botox lidocain misoprostol metformin ciclosporin azatioprin
  hidroxicloroquin`;

export const medicineEnds =
  'cilina cillin micina mycin ciclina cycline floxacin floxacino conazol conazole zumab';
