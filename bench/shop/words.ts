const list = (text: string): string[] => text.split(',').map((item) => item.trim());

/** Parts of invented product names; the adjectives agree with every form. */
export const forms = list(
  'Suero, Crema, Gel, Fluido, Loción, Bálsamo, Bruma, Espuma, Mascarilla, Aceite, Champú, Concentrado, ' +
    'Emulsión, Tónico, Leche, Contorno, Esencia, Ampolla, Barra, Polvo',
);
export const qualifiers = list(
  'de Noche, de Día, Facial, Corporal, Capilar, Suave, Calmante, Revitalizante, Matificante, Hidratante, ' +
    'Equilibrante, Reafirmante, Purificante, Fortificante, Radiante, Esencial',
);
export const actives = list(
  'Vitamina C, Niacinamida, Retinol, Bakuchiol, Péptidos, Ceramidas, Ácido Hialurónico, Ácido Glicólico, ' +
    'Ácido Salicílico, Ácido Azelaico, Ácido Ferúlico, Ácido Tranexámico, Alfa-Arbutina, Resveratrol, Escualano, ' +
    'Pantenol, Cafeína, Té Verde, Regaliz, Centella Asiática, Sacha Inchi, Cacay, Uchuva, Mora Andina, Romero, ' +
    'Salvia, Hamamelis, Caléndula, Manzanilla, Aloe Vera, Avena, Quinua, Biotina, Argán, Moriche, Karité, Cacao, ' +
    'Zinc, Arcilla Verde, Vitamina E',
);

/** Together at least 53: with the seven brands of the catalogue, 60. */
export const brandHeads = list('Aura, Bela, Cali, Dora, Luma, Nari, Quina, Tala');
export const brandTails = list('bel, dia, lis, mar, nova, ria, vé');

/** Ingredients' names are what makes a large catalogue's vocabulary large; these give 7,200. */
export const inciHeads = list(
  'Acetil, Butil, Capril, Cetil, Cocoil, Decil, Dietil, Dimetil, Estearil, Etilhexil, Fenil, Glucosil, Hexil, ' +
    'Hidroxi, Isopropil, Lauril, Lauroil, Linoleil, Metil, Miristoil, Octil, Oleil, Palmitoil, Pentil, Poliglicerol, ' +
    'Propil, Ricinoleil, Sorbitol, Trietil, Undecil',
);
export const inciMiddles = list(', di, tri, poli, iso, neo');
export const inciTails = list(
  'arginina, ascorbato, benzoato, betaína, carnitina, ceramida, cisteína, citrato, colágeno, dextrina, fosfato, ' +
    'ftalimida, gluconato, glucósido, glutamato, glicina, hialuronato, isetonato, lactato, lisina, malato, miristato, ' +
    'oleato, péptido, prolina, retinato, salicilato, sarcosinato, succinato, sulfosuccinato, taurato, tirosina, ' +
    'tocoferol, treonina, triazina, trisiloxano, urea, valina, xilósido, xantina',
);
