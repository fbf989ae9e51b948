const words = (text: string): readonly string[] => text.trim().split(/\s+/);

// Folded: lower case, no accents. Not complete and need not be: they catch what a careless answer would say.

/** Conditions that only an examination can find. */
export const diseases = words(`
  acne alergia allergy alopecia cancer carcinoma celulitis cellulitis chickenpox dermatitis eccema eczema
  effluvium efluvio folliculitis foliculitis fungus herpes hives hongo hongos impetigo infeccion infection
  keratosis lipoma lupus melanoma melasma micosis psoriasis queratosis ringworm rosacea sarna scabies
  shingles tina urticaria varicela vitiligo`);

/** Medicines, and groups of them, that only a doctor may name as an answer. */
export const medicines = words(`
  accutane acetaminofen acetaminophen aciclovir acyclovir adapalene adapaleno amoxicilina amoxicillin
  antibiotic antibiotico antibiotics antihistaminico antihistamine aspirin aspirina azitromicina
  betamethasone betametasona cetirizina cetirizine clotrimazol clotrimazole corticoide corticoides cortisone
  dexametasona doxiciclina doxycycline espironolactona finasterida finasteride fluconazol fluconazole
  hidrocortisona hidroquinona hydrocortisone hydroquinone ibuprofen ibuprofeno isotretinoin isotretinoina
  ivermectin ivermectina ketoconazol ketoconazole loratadina loratadine methotrexate metotrexato minoxidil
  permethrin permetrina prednisona prednisone roaccutan spironolactone terbinafina terbinafine tretinoin
  tretinoina`);
