import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'melasma',
  intro:
    'Melasma, which many Colombians call paño, is one of the most common causes of dark patches on the face in our country. It doesn’t hurt and it isn’t contagious, yet it can weigh on you every time you look in the mirror, and some of the remedies people pass around do more harm than the patches themselves. It helps to start from what is known: melasma is managed with daily care, and light is at the center of it.',
  sections: [
    {
      id: 'que-es',
      heading: 'What it is and how to recognize it',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It usually shows as brown or grayish patches with irregular edges, more or less symmetrical, on the cheeks, forehead, upper lip, nose or chin. It appears when the cells that produce melanin become overactive in those areas. It is most common in women between twenty and fifty and in olive and brown skin, although men can have it as well.',
        },
        {
          kind: 'paragraph',
          text: 'Not every dark patch on the face is melasma. Sun spots, the marks left by acne, those caused by certain medicines and some lesions that call for a biopsy can look alike. The first treatment for a dark patch, then, is finding out what it is.',
        },
      ],
    },
    {
      id: 'que-lo-activa',
      heading: 'What sets it off',
      blocks: [
        { kind: 'paragraph', text: 'There is an inherited tendency, and several triggers act on it:' },
        {
          kind: 'list',
          items: [
            'Light: ultraviolet rays and visible light as well. In the tropical Andes radiation is strong all year, even on cloudy days.',
            'Hormones: pregnancy, hormonal contraceptives and some hormone therapies. Don’t stop any of them on your own; speak first with whoever prescribed it.',
            'Heat: some people find it worsens beside an oven or a stove, or in a sauna or steam room, even without sun.',
            'Irritation: harsh scrubbing, waxing or a cream that stings can leave more pigment behind.',
          ],
        },
      ],
    },
    {
      id: 'la-luz',
      heading: 'Protecting yourself from light, indoors too',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Without good protection from light, other treatments achieve little. Every morning, use a broad-spectrum sunscreen with a high factor and, preferably, a tint: the iron oxides that give it color help filter visible light, something untinted sunscreens do poorly. Choose a shade close to your own skin so that you can wear the full amount without it showing.',
        },
        {
          kind: 'paragraph',
          text: 'Reapply every two hours when you are outdoors, and at least once more during the day if you drive or work near a window. Add a hat and shade. A single unprotected long weekend in the hot lowlands can darken what took months to lighten. That is not your fault; it is how melasma behaves.',
        },
        {
          kind: 'note',
          text: 'Phone and computer screens give off far less light than the sun. Worry about the window first.',
        },
      ],
    },
    {
      id: 'tratamientos',
      heading: 'What treatments exist',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Lightening creams are usually the first step. Some are cosmetic, with ingredients such as niacinamide or vitamin C; others need a prescription, are used for set periods and require follow-up, because used badly they irritate the skin or leave a darkening that is hard to treat. In selected cases oral treatments are considered, after going over each person’s medical history.',
        },
        {
          kind: 'paragraph',
          text: 'Peels, microneedling and some lasers can complement this, always with caution, because heat and inflammation may worsen the patches or bring them back. Be wary of anyone who offers laser as a first choice without examining your skin. Change is measured in months and every skin responds differently. Melasma can fade a great deal and still return, so maintenance is part of the treatment.',
        },
        {
          kind: 'paragraph',
          text: 'Several of these products are avoided during pregnancy and breastfeeding. Tinted sunscreen and a hat remain good allies, and in some women the patches soften in the months after giving birth.',
        },
      ],
    },
    {
      id: 'lo-que-empeora',
      heading: 'What can make it worse',
      blocks: [
        {
          kind: 'list',
          items: [
            'Lemon juice, baking soda, hydrogen peroxide and other home remedies: they irritate and can burn.',
            'Unregistered “whitening” creams bought on social media or on the street. Some contain corticosteroids or mercury that the label does not mention.',
            'Repeating for years a prescription that once worked, whether yours or a friend’s.',
            'Having several procedures in a row out of impatience. Skin needs time to recover.',
          ],
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'When to see a dermatologist',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This article is for information and cannot diagnose a dark patch. An assessment is worthwhile before you spend money on products, if the patches spread in spite of sun protection, if a cream caused stinging or more color, or if it is weighing on you. Bring the packaging of what you use and, if you can, photos taken in the same light in different months.',
        },
        {
          kind: 'paragraph',
          text: 'Book soon if you have a single spot with several colors or a very irregular edge, or one that grows, bleeds, itches or crusts. Melasma does not behave that way, and the spot should be examined with a dermatoscope.',
        },
      ],
    },
  ],
  references: [
    { text: 'DermNet. Melasma.', url: 'https://dermnetnz.org/topics/melasma' },
    { text: 'American Academy of Dermatology (AAD). Melasma: patient resources. aad.org.' },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5th ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'laura-echeverri',
  serviceLink: {
    label: 'See the facial experiences',
    text: 'Once a dermatologist has assessed the patches, gentle facial care can be added to medical treatment. See what our spa offers.',
    link: '/spa/facial',
  },
  related: ['proteccion-solar', 'laser-que-esperar'],
};
