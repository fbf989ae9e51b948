/** Name of a picture asset, `folder/name` without size or extension, e.g. `products/suero-aurea-c15`. */
export type ImageName = string;

/** Both spellings of anti-acne live in the catalogue, as they do in the clinic's own list. */
export type ProductCategory =
  | 'Manchas'
  | 'Anti-acné'
  | 'Antiacne'
  | 'Protección Solar'
  | 'Capilar'
  | 'Rejuvenecimiento';

export type ProductLine =
  | 'Antioxidantes'
  | 'Limpieza'
  | 'Protección Solar'
  | 'Tratamientos Específicos'
  | 'Anti-edad'
  | 'Hidratación';

/** The facts of a product that no language changes. */
export type ProductFacts = {
  id: string;
  name: string;
  brand: string;
  category: ProductCategory;
  line: ProductLine;
  size: string;
  image: ImageName;
};

export type SkinType = 'seca' | 'mixta' | 'grasa' | 'sensible' | 'todas' | 'cuero-cabelludo';

/** The words about a product, in one language. */
export type ProductWords = {
  summary: string;
  howToUse: string;
  ingredients: string[];
  skinTypes: SkinType[];
  imageAlt: string;
};
