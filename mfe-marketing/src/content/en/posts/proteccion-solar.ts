import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'proteccion-solar',
  intro:
    'In the Aburrá Valley you can leave home in a sweater, see nothing but gray sky all afternoon and still come back with a red nose. Geography explains it: we live close to the equator and about 1,500 meters (5,000 feet) above sea level. Here is what we usually recommend, from the simplest measure to the finer points, along with the skin changes that deserve a closer look.',
  sections: [
    {
      id: 'sol-de-montana',
      heading: 'Why mountain sun asks more of you',
      blocks: [
        {
          kind: 'paragraph',
          text: 'In the tropics the sun stands almost overhead all year, so there is no winter to give your skin a rest from ultraviolet radiation. Altitude adds to it. For every thousand meters you climb, UV increases by roughly 10%, because there is less atmosphere to filter it. That is why a walk in Santa Elena or lunch on a terrace in Bogotá can burn you on a chilly day. A thermometer measures heat; ultraviolet radiation cannot be felt.',
        },
        {
          kind: 'paragraph',
          text: 'Thin clouds are no guarantee either, since they let much of the radiation through. The best guide is the UV index, which many weather apps show: protection is advised from 3 upward, and extra care from 8. In Colombia’s mountain cities those high values are common around midday. If you don’t have the figure at hand, look at your shadow. When it is shorter than you are, the sun is strong.',
        },
      ],
    },
    {
      id: 'sombra-y-ropa',
      heading: 'Shade and clothing come first',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sunscreen is a great help, but it does not replace physical barriers, which don’t sweat off and don’t depend on how much you put on.',
        },
        {
          kind: 'list',
          items: [
            'Timing: when you can, save your walk, your run or the Sunday ciclovía for early in the morning or after four in the afternoon.',
            'A hat: a wide brim covers the ears and the back of the neck, which a baseball cap leaves exposed.',
            'Clothing: long sleeves and a close weave; UPF garments are comfortable for sports and days in the countryside.',
            'Sunglasses: with a certified UV filter, not merely dark lenses.',
            'On a motorcycle: gloves and sleeves, because your hands and forearms get sun on every ride.',
            'In the car and by the office window: ordinary glass stops nearly all UVB but lets through some of the UVA, which is linked to dark spots and skin aging.',
          ],
        },
      ],
    },
    {
      id: 'elegir-protector',
      heading: 'Choosing a sunscreen',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Look for three things on the label: broad spectrum (it protects against UVA and UVB), a sun protection factor of 30 or more—at our altitude we usually prefer 50—and water resistance if you will be sweating or swimming. Check, too, that the package carries its Colombian health notification number (NSO) and has not expired.',
        },
        {
          kind: 'paragraph',
          text: 'Texture matters more than you might think, because the sunscreen that works is the one you wear every day. Oil-free fluids and gels tend to suit oily or acne-prone skin; creams suit dry skin; mineral filters suit sensitive skin. If you are prone to dark patches, a tinted sunscreen containing iron oxides also helps against visible light. Babies under six months are protected mainly with shade and clothing: ask your pediatrician before applying any product.',
        },
      ],
    },
    {
      id: 'cantidad-y-reaplicacion',
      heading: 'How much, and when to reapply',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Almost all of us use too little, which leaves us with less protection than the label promises. For the face and neck, the two-finger rule works well: one line of product along the index finger and another along the middle finger. For an adult’s whole body, allow about 30 milliliters, or roughly a shot glass.',
        },
        {
          kind: 'paragraph',
          text: 'Put it on about fifteen minutes before going out, as the last step of your routine and before makeup. Outdoors, reapply every two hours, and always after swimming, sweating or toweling off. On an office day, the most useful reapplication is usually the one before you step out for lunch.',
        },
        {
          kind: 'note',
          text: 'The places most often missed: ears, back of the neck, lips (use a balm with a filter), tops of the feet, backs of the hands and the scalp wherever hair is thin.',
        },
      ],
    },
    {
      id: 'todas-las-pieles',
      heading: 'Every skin tone, darker ones included',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Melanin gives partial protection, but it does not prevent dark spots, premature aging or skin cancer. Melanoma is less common in brown and Black skin; when it does appear, it is often on the palms, on the soles or under the nails, places hardly anyone checks and where sunlight is not the main culprit. That is why a full skin examination includes the feet.',
        },
        {
          kind: 'paragraph',
          text: 'What about vitamin D? If it worries you, talk to your doctor. It can be measured in the blood and, when it is low, corrected through diet or a supplement suited to you. You do not need a sunburn to get it.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'When to have your skin checked',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This is general information and cannot tell you what a particular spot is. Ask a dermatologist for an assessment if you notice any of these changes:',
        },
        {
          kind: 'list',
          items: [
            'A mole that is asymmetrical, has irregular edges or several colors, is growing or changing, or looks different from the rest.',
            'A sore that bleeds easily or has not healed after four weeks.',
            'A rough patch or scab that keeps coming back in the same place.',
            'A dark line in a nail, if it is new or getting wider.',
          ],
        },
        {
          kind: 'note',
          text: 'Widespread sunburn with blisters, fever or vomiting needs medical care the same day. If there is fainting or confusion, call 123.',
        },
      ],
    },
  ],
  references: [
    {
      text: 'World Health Organization (WHO), WMO, UNEP and ICNIRP. Global Solar UV Index: a practical guide. 2002.',
    },
    {
      text: 'Scottish Intercollegiate Guidelines Network (SIGN). Cutaneous melanoma. Guideline 146.',
      url: 'https://www.sign.ac.uk',
    },
    { text: 'American Academy of Dermatology (AAD). Sunscreen FAQs. aad.org.' },
  ],
  reviewedBy: 'andres-villegas',
  serviceLink: {
    label: 'About the consultation',
    text: 'During a consultation we examine moles and spots with a dermatoscope and help you choose protection that fits your skin and your routine.',
    link: '/dermatologia/clinica#consulta',
  },
  related: ['melasma', 'primera-consulta'],
};
