import type { Composition } from '#content/types.ts';

/**
 * By product: what its label declares, the same in every language (INCI names, in the label's order).
 * Sample: replace every entry with the label's before launch; the page says so while it stands.
 */
export const compositions: Record<string, Composition> = {
  'suero-antioxidante-vitamina-c-15': {
    notification: 'NSOC00001-26CO',
    ingredients:
      'Aqua, Propanediol, Ascorbic Acid, Ferulic Acid, Tocopherol, Sodium Hyaluronate, Panthenol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'fluido-solar-invisible-fps-50': {
    notification: 'NSOC00002-26CO',
    ingredients:
      'Aqua, Dibutyl Adipate, Caprylic/Capric Triglyceride, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Tocopherol, Niacinamide, Glycerin, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'crema-nocturna-peptidos': {
    notification: 'NSOC00003-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Palmitoyl Tripeptide-1, Palmitoyl Tetrapeptide-7, Squalane, Caryodendron Orinocense Seed Oil, Ceramide NP, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'bruma-tonica-capilar-romero': {
    notification: 'NSOC00004-26CO',
    ingredients:
      'Aqua, Propanediol, Rosmarinus Officinalis (Rosemary) Leaf Extract, Caffeine, Panthenol, Niacinamide, Betaine, Polyglyceryl-4 Caprate, Phenoxyethanol, Ethylhexylglycerin',
  },
  'gel-limpiador-equilibrante': {
    notification: 'NSOC00005-26CO',
    ingredients:
      'Aqua, Cocamidopropyl Betaine, Decyl Glucoside, Sodium Cocoyl Isethionate, Salicylic Acid, Zinc PCA, Hamamelis Virginiana (Witch Hazel) Leaf Extract, Glycerin, Citric Acid, Sodium Benzoate, Potassium Sorbate',
  },
  'suero-nocturno-retinol-03': {
    notification: 'NSOC00006-26CO',
    ingredients:
      'Aqua, Propanediol, Retinol, Squalane, Niacinamide, Bisabolol, Tocopherol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'contorno-de-ojos-cafeina-peptidos': {
    notification: 'NSOC00007-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Caffeine, Acetyl Hexapeptide-8, Sodium Hyaluronate, Cucumis Sativus (Cucumber) Fruit Extract, Squalane, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'suero-acido-hialuronico-triple': {
    notification: 'NSOC00008-26CO',
    ingredients:
      'Aqua, Propanediol, Sodium Hyaluronate, Hydrolyzed Sodium Hyaluronate, Sodium Acetylated Hyaluronate, Panthenol, Glycerin, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'crema-barrera-ceramidas': {
    notification: 'NSOC00009-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Ceramide NP, Ceramide AP, Cholesterol, Butyrospermum Parkii (Shea) Butter, Avena Sativa (Oat) Kernel Flour, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'suero-resveratrol-acido-ferulico': {
    notification: 'NSOC00010-26CO',
    ingredients:
      'Aqua, Propanediol, Resveratrol, Ferulic Acid, Ubiquinone, Rubus Glaucus Fruit Extract, Squalane, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'crema-cuello-y-escote': {
    notification: 'NSOC00011-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Palmitoyl Tripeptide-38, Niacinamide, Butyrospermum Parkii (Shea) Butter, Centella Asiatica Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'aceite-facial-bakuchiol-sacha-inchi': {
    notification: 'NSOC00012-26CO',
    ingredients:
      'Caprylic/Capric Triglyceride, Bakuchiol, Plukenetia Volubilis Seed Oil, Squalane, Rosa Canina Fruit Oil, Tocopherol',
  },
  'balsamo-limpiador-nutritivo': {
    notification: 'NSOC00013-26CO',
    ingredients:
      'Helianthus Annuus (Sunflower) Seed Oil, Caprylic/Capric Triglyceride, Vitis Vinifera (Grape) Seed Oil, Theobroma Grandiflorum Seed Butter, Polyglyceryl-4 Oleate, Avena Sativa (Oat) Kernel Flour',
  },
  'balsamo-labios-cacao-ceramidas': {
    notification: 'NSOC00014-26CO',
    ingredients:
      'Ricinus Communis (Castor) Seed Oil, Caprylic/Capric Triglyceride, Theobroma Cacao (Cocoa) Seed Butter, Ceramide NP, Cera Alba, Squalane, Tocopherol',
  },
  'suero-acido-tranexamico-3': {
    notification: 'NSOC00015-26CO',
    ingredients:
      'Aqua, Propanediol, Tranexamic Acid, Niacinamide, Glycyrrhiza Glabra (Licorice) Root Extract, Panthenol, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'crema-acido-azelaico-10': {
    notification: 'NSOC00016-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Azelaic Acid, Niacinamide, Dimethicone, Bisabolol, Glycerin, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'concentrado-localizado-alfa-arbutina-2': {
    notification: 'NSOC00017-26CO',
    ingredients:
      'Aqua, Propanediol, Alpha-Arbutin, Acetyl Glucosamine, Glycyrrhiza Glabra (Licorice) Root Extract, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'espuma-limpiadora-luminosidad': {
    notification: 'NSOC00018-26CO',
    ingredients:
      'Aqua, Cocamidopropyl Betaine, Decyl Glucoside, Coco-Glucoside, Gluconolactone, Vitis Vinifera (Grape) Fruit Extract, Glycerin, Allantoin, Citric Acid, Sodium Benzoate, Potassium Sorbate',
  },
  'crema-hidratante-niacinamida-5': {
    notification: 'NSOC00019-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Niacinamide, Glycerin, Ceramide NP, Glycyrrhiza Glabra (Licorice) Root Extract, Squalane, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'locion-renovadora-acido-glicolico-8': {
    notification: 'NSOC00020-26CO',
    ingredients:
      'Aqua, Propanediol, Glycolic Acid, Lactic Acid, Betaine, Allantoin, Aloe Barbadensis Leaf Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'bruma-facial-uchuva-vitamina-e': {
    notification: 'NSOC00021-26CO',
    ingredients:
      'Aqua, Propanediol, Physalis Peruviana Fruit Extract, Tocopherol, Rosa Damascena Flower Water, Glycerin, Betaine, Polyglyceryl-4 Caprate, Phenoxyethanol, Ethylhexylglycerin',
  },
  'suero-niacinamida-10-zinc': {
    notification: 'NSOC00022-26CO',
    ingredients:
      'Aqua, Propanediol, Niacinamide, Zinc PCA, Sodium Hyaluronate, Camellia Sinensis Leaf Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'gel-crema-matificante': {
    notification: 'NSOC00023-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Sodium Hyaluronate, Silica, Niacinamide, Aloe Barbadensis Leaf Extract, Zinc PCA, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'mascarilla-arcilla-verde': {
    notification: 'NSOC00024-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Illite, Kaolin, Zinc PCA, Glycerin, Calendula Officinalis Flower Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'agua-micelar-hamamelis': {
    notification: 'NSOC00025-26CO',
    ingredients:
      'Aqua, Propanediol, Hamamelis Virginiana (Witch Hazel) Water, Poloxamer 184, Panthenol, Glycerin, Polyglyceryl-4 Caprate, Phenoxyethanol, Ethylhexylglycerin',
  },
  'locion-exfoliante-acido-salicilico-2': {
    notification: 'NSOC00026-26CO',
    ingredients:
      'Aqua, Propanediol, Salicylic Acid, Camellia Sinensis Leaf Extract, Betaine, Panthenol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'bruma-corporal-espalda-y-pecho': {
    notification: 'NSOC00027-26CO',
    ingredients:
      'Aqua, Propanediol, Salicylic Acid, Niacinamide, Hamamelis Virginiana (Witch Hazel) Leaf Extract, Menthyl Lactate, Polyglyceryl-4 Caprate, Phenoxyethanol, Ethylhexylglycerin',
  },
  'gel-localizado-imperfecciones': {
    notification: 'NSOC00028-26CO',
    ingredients:
      'Aqua, Propanediol, Salicylic Acid, Melaleuca Alternifolia (Tea Tree) Leaf Oil, Zinc PCA, Centella Asiatica Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'suero-ligero-te-verde-regaliz': {
    notification: 'NSOC00029-26CO',
    ingredients:
      'Aqua, Propanediol, Camellia Sinensis Leaf Extract, Glycyrrhiza Glabra (Licorice) Root Extract, Tocopherol, Allantoin, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'champu-fortificante-quinua-biotina': {
    notification: 'NSOC00030-26CO',
    ingredients:
      'Aqua, Cocamidopropyl Betaine, Decyl Glucoside, Sodium Cocoyl Isethionate, Hydrolyzed Quinoa, Biotin, Panthenol, Citric Acid, Sodium Benzoate, Potassium Sorbate',
  },
  'champu-equilibrante-salvia': {
    notification: 'NSOC00031-26CO',
    ingredients:
      'Aqua, Cocamidopropyl Betaine, Decyl Glucoside, Piroctone Olamine, Salvia Officinalis (Sage) Leaf Extract, Salicylic Acid, Betaine, Menthol, Citric Acid, Sodium Benzoate, Potassium Sorbate',
  },
  'acondicionador-ligero-avena': {
    notification: 'NSOC00032-26CO',
    ingredients:
      'Aqua, Cetearyl Alcohol, Cetrimonium Chloride, Avena Sativa (Oat) Kernel Extract, Panthenol, Simmondsia Chinensis (Jojoba) Seed Oil, Behentrimonium Methosulfate, Citric Acid, Phenoxyethanol, Ethylhexylglycerin',
  },
  'mascarilla-capilar-aguacate': {
    notification: 'NSOC00033-26CO',
    ingredients:
      'Aqua, Cetearyl Alcohol, Cetrimonium Chloride, Persea Gratissima (Avocado) Oil, Hydrolyzed Wheat Protein, Butyrospermum Parkii (Shea) Butter, Panthenol, Glycerin, Citric Acid, Phenoxyethanol, Ethylhexylglycerin',
  },
  'suero-cuero-cabelludo-peptidos': {
    notification: 'NSOC00034-26CO',
    ingredients:
      'Aqua, Propanediol, Acetyl Tetrapeptide-3, Trifolium Pratense (Clover) Flower Extract, Caffeine, Panthenol, Sodium Hyaluronate, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'aceite-puntas-moriche-argan': {
    notification: 'NSOC00035-26CO',
    ingredients:
      'Caprylic/Capric Triglyceride, Mauritia Flexuosa Fruit Oil, Argania Spinosa Kernel Oil, Tocopherol, Squalane',
  },
  'protector-mineral-con-color-fps-50': {
    notification: 'NSOC00036-26CO',
    ingredients:
      'Aqua, Caprylic/Capric Triglyceride, Cetearyl Alcohol, Glyceryl Stearate, Zinc Oxide, Titanium Dioxide, CI 77491, CI 77492, CI 77499, Squalane, Tocopherol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'barra-solar-facial-fps-50': {
    notification: 'NSOC00037-26CO',
    ingredients:
      'Ricinus Communis (Castor) Seed Oil, Caprylic/Capric Triglyceride, Zinc Oxide, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Euphorbia Cerifera (Candelilla) Wax, Tocopherol',
  },
  'gel-solar-toque-seco-fps-50': {
    notification: 'NSOC00038-26CO',
    ingredients:
      'Aqua, Dibutyl Adipate, Caprylic/Capric Triglyceride, Ethylhexyl Triazone, Diethylamino Hydroxybenzoyl Hexyl Benzoate, Silica, Niacinamide, Tocopherol, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'bruma-solar-corporal-fps-50': {
    notification: 'NSOC00039-26CO',
    ingredients:
      'Aqua, Dibutyl Adipate, Caprylic/Capric Triglyceride, Ethylhexyl Triazone, Bis-Ethylhexyloxyphenol Methoxyphenyl Triazine, Tocopherol, Aloe Barbadensis Leaf Extract, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
  'balsamo-labial-solar-fps-30': {
    notification: 'NSOC00040-26CO',
    ingredients:
      'Ricinus Communis (Castor) Seed Oil, Caprylic/Capric Triglyceride, Zinc Oxide, Theobroma Cacao (Cocoa) Seed Butter, Simmondsia Chinensis (Jojoba) Seed Oil, Tocopherol',
  },
  'gel-fresco-despues-del-sol': {
    notification: 'NSOC00041-26CO',
    ingredients:
      'Aqua, Propanediol, Aloe Barbadensis Leaf Juice, Panthenol, Allantoin, Calendula Officinalis Flower Extract, Glycerin, Xanthan Gum, Phenoxyethanol, Ethylhexylglycerin',
  },
};
