/** Contraindications of a treatment, as staff write them. */
export const noBoats = {
  es: 'Embarazo, lactancia, infección o herpes activo, alergia al producto o a la lidocaína, o un viaje en lancha ese mismo día. Dolor intenso, piel blanca o morada o cambios en la visión son una urgencia.',
  en: 'Pregnancy, breastfeeding, active infection or herpes, allergy to the product or to lidocaine, or a boat trip on the same day. Severe pain, white or purple skin or changes in vision are an emergency.',
};

const intro = {
  es: 'Lavarse las manos muchas veces al día quita la grasa que las protege. Primero se sienten tirantes, después se agrietan y arden con el jabón. Casi siempre mejora con pasos sencillos.',
  en: 'Washing hands many times a day removes the fat that protects them. First they feel tight, then they crack and sting with soap. It nearly always gets better with simple steps.',
};

/** An article, as staff write it. */
export const article = {
  es: {
    lines: {
      Título: 'Manos resecas: qué hacer en casa y cuándo consultar',
      Tema: 'Cuidado',
      Resumen: 'Por qué se agrietan las manos con el lavado frecuente y qué ayuda a que se recuperen.',
      'Qué muestra la imagen': 'Dos manos con crema sobre una mesa de piedra clara',
      Introducción: intro.es,
    },
    body: '## Qué ayuda {#que-ayuda}\n\nAplique crema después de cada lavado, también la de taguabarro.\n\n- Agua tibia y jabón suave.\n- Guantes para lavar la loza.\n',
    invitation: 'Si las grietas sangran o no mejoran en dos semanas, pida una consulta.',
    button: 'Conocer la consulta',
  },
  en: {
    lines: {
      Título: 'Dry hands: what to do at home and when to see us',
      Tema: 'Care',
      Resumen: 'Why hands crack when they are washed often, and what helps them to recover.',
      'Qué muestra la imagen': 'Two hands with cream on a table of pale stone',
      Introducción: intro.en,
    },
    body: '## What helps {#que-ayuda}\n\nApply cream after each wash, the taguabarro one too.\n\n- Lukewarm water and mild soap.\n- Gloves for the dishes.\n',
    invitation: 'If the cracks bleed or do not get better within two weeks, ask for a consultation.',
    button: 'About the consultation',
  },
} as const;

/** A product's words, as staff write them. */
export const handCream = {
  es: {
    description: 'Crema ligera para manos resecas por el lavado frecuente, con glicerina y tagua.',
    use: 'Aplique una pequeña cantidad después de cada lavado y masajee hasta que se absorba.',
    ingredient: 'Glicerina',
    alt: 'Tubo blanco de 75 ml sobre una mesa de piedra',
  },
  en: {
    description: 'Light cream for hands that are dry from frequent washing, with glycerin and tagua.',
    use: 'Apply a small amount after each wash and massage until it is absorbed.',
    ingredient: 'Glycerin',
    alt: 'White 75 ml tube on a stone table',
  },
} as const;
