/** Words that count and measure. Folded; in a row the value stands first, then the words for it. */

export const numberRows = [
  '0 cero zero',
  '1 uno one',
  '2 dos two',
  '3 tres three',
  '4 cuatro four',
  '5 cinco five',
  '6 seis six',
  '7 siete seven',
  '8 ocho eight',
  '9 nueve nine',
  '10 diez ten',
  '11 once eleven',
  '12 doce twelve',
  '13 trece thirteen',
  '14 catorce fourteen',
  '15 quince fifteen',
  '16 dieciseis sixteen',
  '17 diecisiete seventeen',
  '18 dieciocho eighteen',
  '19 diecinueve nineteen',
  '20 veinte twenty',
  '21 veintiuno veintiun',
  '22 veintidos',
  '23 veintitres',
  '24 veinticuatro',
  '25 veinticinco',
  '26 veintiseis',
  '27 veintisiete',
  '28 veintiocho',
  '29 veintinueve',
  '30 treinta thirty',
  '40 cuarenta forty',
  '50 cincuenta fifty',
  '60 sesenta sixty',
  '70 setenta seventy',
  '80 ochenta eighty',
  '90 noventa ninety',
  '0.5 media medio half',
  '100 cien ciento',
  '200 doscientos doscientas',
  '300 trescientos trescientas',
  '400 cuatrocientos cuatrocientas',
  '500 quinientos quinientas',
  '600 seiscientos seiscientas',
  '700 setecientos setecientas',
  '800 ochocientos ochocientas',
  '900 novecientos novecientas',
];

export const factorRows = [
  '100 hundred',
  '1000 mil miles thousand k luca lucas',
  '1000000 millon millones million palo palos',
];

/** What a prescription counts. */
export const doseRows = [
  'pill pastilla pastillas tableta tabletas comprimido comprimidos capsula capsulas gragea grageas pildora pildoras pill pills tablet tablets capsule capsules',
  'mg mg miligramo miligramos milligram milligrams',
  'mcg mcg µg μg microgramos micrograms',
  'g g gr gramo gramos gram grams',
  'ml ml mililitro mililitros milliliters cc',
  'drop gota gotas drop drops',
  'spoon cucharada cucharadas cucharadita tablespoon teaspoon spoonfuls',
  'injection ampolla ampollas vial vials inyeccion inyecciones injection injections',
  'unit ui iu unidades units',
];

export const pesos = 'pesos peso cop';

export const foreign = 'usd us dolar dolares dollar dollars bucks eur euro euros € £';

/** Whatever stands after one of these, a few words on, is a price. */
export const priceVerbs = `
  cuesta cuestan costaria costara costo vale valen valdria precio precios tarifa cobra cobran cobramos cobrarian
  paga pagas pague pagar pagaria cost costs price priced fee charge charges charged pay pays`;

export const joining = 'de of a al por the and o or to y';
