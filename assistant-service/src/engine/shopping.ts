import { word } from './patterns.ts';

const shopping = word`
  productos?|productico|venden|vendan|vendes|vender|venta|comprar|compro|tienda|marcas?(?! (?:de|del|en|por|que))|
  catalogo|products?|sell|buy|shop|store|brands?|carry|catalog(?:ue)?|rutinas?|routine|skincare`;

const need = word`
  algo (?:para|con|que)|something (?:for|to)|que (?:me )?(?:sirve|recomiend\w+|puedo usar)|(?:sirve|
  bueno) para|what (?:can i use|is good|do you recommend)`;

const comparison = word`
  diferencias?|comparar|comparacion|versus|vs|mejor .* o|differences?|compare[ds]?|better .* or`;

/** Whether a message speaks of buying, whatever it is. */
export const isShopping = (text: string): boolean => shopping.test(text);

/** Whether a message has a need and names nothing for it. */
export const hasNeed = (text: string): boolean => need.test(text);

/** Whether a message asks for one thing beside another. */
export const isComparison = (text: string): boolean => comparison.test(text);
