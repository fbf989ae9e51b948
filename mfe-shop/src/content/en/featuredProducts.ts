import type { ProductWords } from '#content/types.ts';

/** The five products of `content/featured.ts`. */
export const featuredProducts: Record<string, ProductWords> = {
  'suero-antioxidante-vitamina-c-15': {
    summary:
      'A silky morning serum with vitamin C and ferulic acid. It brings radiance and helps skin tone look more even.',
    howToUse:
      'In the morning, apply 4 to 5 drops to a clean, dry face and neck. Wait a minute, then follow with your moisturizer and sunscreen.',
    ingredients: ['L-ascorbic acid', 'Ferulic acid', 'Vitamin E', 'Hyaluronic acid', 'Panthenol'],
    skinTypes: ['todas'],
    imageAlt: '30 ml amber glass dropper bottle with a bone-colored Frailuma label',
  },
  'fluido-solar-invisible-fps-50': {
    summary:
      'Broad-spectrum protection in a fluid so light you forget it is there. It melts in with no white cast on every skin tone and sits well under makeup.',
    howToUse:
      'Apply generously—two finger-lengths for face and neck—20 minutes before going out. Reapply every two hours and after sweating, swimming or toweling off.',
    ingredients: [
      'Bis-ethylhexyloxyphenol methoxyphenyl triazine',
      'Diethylamino hydroxybenzoyl hexyl benzoate',
      'Vitamin E',
      'Niacinamide',
      'Glycerin',
    ],
    skinTypes: ['todas'],
    imageAlt: '50 ml matte white airless bottle with a sand-colored Solquira label',
  },
  'crema-nocturna-peptidos': {
    summary:
      'An enveloping cream to close the day, with peptides, squalane and cacay oil. It leaves skin supple and looking rested by morning.',
    howToUse:
      'At night, warm a hazelnut-sized amount between your fingertips. Press it gently into a clean face and neck, always working upward.',
    ingredients: [
      'Palmitoyl tripeptide-1',
      'Palmitoyl tetrapeptide-7',
      'Plant squalane',
      'Cacay oil',
      'Ceramide NP',
    ],
    skinTypes: ['seca', 'mixta'],
    imageAlt: '50 ml frosted glass jar with a clay pink Cedrelva label',
  },
  'bruma-tonica-capilar-romero': {
    summary:
      'A fresh mist made for scalp massage. It needs no rinsing and leaves roots light and full of body, with the scent of freshly cut rosemary.',
    howToUse:
      'Spray section by section onto a dry or damp scalp and massage for two minutes. Use once a day; no rinsing needed.',
    ingredients: ['Rosemary extract', 'Caffeine', 'Panthenol', 'Niacinamide', 'Betaine'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: '100 ml matte spray bottle in terracotta with the Ocobara name',
  },
  'gel-limpiador-equilibrante': {
    summary:
      'Lifts away excess oil, sunscreen and the whole day without leaving skin tight. The lather is fine, gentle and easy to rinse.',
    howToUse:
      'Massage one or two pumps over a damp face, morning and night. Rinse with lukewarm water and pat dry.',
    ingredients: [
      'Sodium cocoyl isethionate',
      'Salicylic acid 0.5%',
      'Zinc PCA',
      'Witch hazel extract',
      'Glycerin',
    ],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '200 ml matte pump bottle in sage green with the Yarumé name',
  },
};
