/** What a reply may not claim, in words. Folded; phrases stand between commas. */

/** That something costs nothing or less than it does. */
export const bargains = `
  gratis, gratuito, gratuita, gratuitos, gratuitas, gratuitamente, sin costo, sin cargo, sin ningun costo,
  no cuesta nada, no vale nada, no le cuesta, cero pesos, de regalo, regalamos, obsequiamos, de cortesia,
  cortesia de la casa, mitad de precio, mitad del precio, a mitad, descuento, descuentos, rebaja, rebajas,
  oferta, promocion, dos por uno, 2 por 1, 2x1, for free, is free, are free, be free, it s free,
  free of charge, free of cost, a free, your free, our free, first free, totally free, completely free,
  free assessment, free consultation, free session, free sessions, free treatment, free visit, free gift,
  la mitad, por ciento menos, porciento menos, % menos, mas barato, mas economico, cupon, codigo, promo,
  promo code, coupon, por nuestra cuenta, sin pagar, lukas, barras, medio palo, ningun costo, pague dos, lleve tres,
  percent off, off today, cheaper, no charge, no cost, at no cost, without charge, costs nothing, complimentary, on the house, half price,
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

/** What a visitor is told to do or to leave. Only a page of the clinic may say it. */
export const advice = `
  deje de, dejar de tomar, suspenda, suspender, siga tomando, siga con, seguir con, siga usando, continue con, tomese,
  tome, duplique, aumente, disminuya, no necesita receta, sin receta, comprelo, mezcle, bicarbonato, antialergico,
  antihistaminico, quitese, quiteselo, quemelo, quemarlo, reviente, revientelo, corte, cortelo, cuchilla, con una aguja,
  espere, esperar unos dias, aguante, no vaya, no llame, no hace falta, no es necesario ir, no es necesario llamar, induzca,
  provoque el vomito, hielo, no le diga, no le cuente, keep taking, keep using, stop taking, stop using, take an, take a,
  antihistamine, double, wait, cut the, cut it, pop the, pop it, razor, needle, burn it, at home with, do not go,
  don t go, no need to go, do not need to go, don t need to go, do not call, don t call, induce vomiting`;

/** What the clinic is, has or promises, beyond what it publishes. */
export const standing = `
  cerrado, cerrada, cerrados, cerradas, cerro, cerramos, definitivamente, 24 horas, veinticuatro horas, todo el dia,
  domingo, domingos, festivo, festivos, closed, closing down, permanently, on sunday, on sundays, sundays, 24 hours, 24 7 open,
  certificado, certificada, certificados, certificadas, acreditado, acreditada, acreditados, acreditadas, certified,
  accredited, fda, la unica, los unicos, la mejor clinica, the only clinic, the best clinic, garantia, garantizamos,
  garantizado, garantizada, garantizados, garantizan, guarantee, guaranteed, guarantees, para siempre, forever,
  permanente, permanentes, permanent, ningun riesgo, sin riesgo, sin riesgos, no risk, risk free, indoloro, indolora,
  painless, totalmente seguro, totalmente segura, completely safe, todas las eps, su eps, quedo confirmada, quedo agendada,
  esta confirmada, is confirmed, is booked, competencia, competitor`;

/** Whoever asks a visitor for these. */
export const asking = `
  deme dame denos digame dime envie envieme enviame envienos mande mandeme mandenos escriba escribame escribanos confirme
  confirmeme comparta compartame indiqueme dicte necesito necesitamos send tell give share confirm provide need type enter`;

export const secrets = `
  cedula tarjeta clave contrasena documento pasaporte direccion nacimiento cuenta cvv pin card passport password ssn
  security birth address account`;
