import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'laser-que-esperar',
  intro:
    'The word “laser” covers very different things: removing hair, softening dark spots, treating visible vessels or improving skin texture. Each one calls for its own device, settings and aftercare. What follows should help you arrive with realistic expectations, prepare well and recognize when something is not going as it should.',
  sections: [
    {
      id: 'como-funciona',
      heading: 'How it works, in brief',
      blocks: [
        {
          kind: 'paragraph',
          text: 'A laser emits light of a very precise color, which certain components of the skin absorb and turn into heat. Depending on the wavelength, the target may be the melanin in a hair or a dark spot, the hemoglobin in a vessel or the water in the tissue. The art lies in heating that target while sparing what surrounds it.',
        },
        {
          kind: 'paragraph',
          text: 'Two practical consequences follow. First, white, gray or very blond hair hardly responds, because it lacks the pigment that absorbs the light. Second, in olive, brown and Black skin the melanin at the surface absorbs energy as well, so the device and settings have to be chosen to lower the risk of burns and dark marks. In Colombia that is everyday practice, so ask about the team’s experience with your skin tone.',
        },
      ],
    },
    {
      id: 'la-valoracion',
      heading: 'The assessment is not a formality',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Before any laser is fired, someone with medical training should look at your skin. A mole or dark spot without a diagnosis is not treated with laser: important signs could be erased. At the assessment, mention:',
        },
        {
          kind: 'list',
          items: [
            'Whether you are, or might be, pregnant, or are breastfeeding.',
            'What medicines you take or took recently, especially those that increase sensitivity to light and those used for acne.',
            'Any history of cold sores, keloids, vitiligo, melasma or dark marks after an injury.',
            'Whether you have tanned, used self-tanner or traveled somewhere hot and sunny in recent weeks.',
            'Any tattoos, permanent makeup or fillers in the area.',
            'New, coarse hair on the face or abdomen: sometimes it is worth looking into hormones first.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'It is reasonable to ask for a test spot, to ask who will operate the device and whether it is registered with the health authorities. It is also reasonable for the answer to be no, or not yet.',
        },
      ],
    },
    {
      id: 'preparacion',
      heading: 'How to prepare',
      blocks: [
        {
          kind: 'list',
          items: [
            'Avoid tanning for about four weeks before and after. At our altitude that includes the sun on your way to work: use sunscreen and clothing.',
            'Plan with a calendar in hand. The weeks before a trip to the coast, Holy Week or the December holidays are rarely a good time.',
            'For laser hair removal, shave the area the day before. Don’t wax, tweeze or thread in the preceding weeks, because that removes the hair the laser needs to find.',
            'Pause exfoliants and cosmetic acids as instructed. Prescribed medicines are stopped only if your doctor decides so.',
            'Arrive with no cream, deodorant or makeup on the area.',
          ],
        },
      ],
    },
    {
      id: 'durante-y-despues',
      heading: 'During the session and in the days after',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Everyone in the room wears protective eyewear for the whole session. People describe the sensation as the snap of a rubber band with some heat; tolerance depends on the person and the area, and there are cooling systems and numbing creams, which the clinical team should apply. If the pain is strong, say so at once so that the operator can stop and adjust.',
        },
        {
          kind: 'paragraph',
          text: 'Afterward it is common to see redness and slight swelling around the pores, which settle within hours or a few days. Treated spots may darken and form a thin crust before flaking off; don’t pick at it. More intensive lasers involve several days of recovery, which should be explained to you in advance. For a day or two, avoid strenuous exercise, saunas and very hot water. Moisturize your skin and be strict about protecting the area from the sun.',
        },
        {
          kind: 'note',
          text: 'Almost no treatment is completed in one session. A series spaced weeks apart is usual, and laser hair removal aims to reduce hair over the long term, although touch-ups are often needed.',
        },
      ],
    },
    {
      id: 'riesgos',
      heading: 'Risks you should know about',
      blocks: [
        {
          kind: 'paragraph',
          text: 'With a good assessment complications are uncommon, but they do exist: burns, marks darker or lighter than the surrounding skin, a herpes flare, infection and, rarely, a scar. In some areas of the face or neck, laser hair removal can stimulate hair instead of reducing it. Melasma can get worse. Nobody can guarantee you a result, and an offer that does is a reason to seek another opinion.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'When to call',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This guide is general; the instructions you receive for your own case take precedence over it. After a session, contact whoever treated you the same day if you notice:',
        },
        {
          kind: 'list',
          items: [
            'Pain that gets worse instead of easing.',
            'Blisters, white or gray areas, or thick crusts.',
            'Pus, spreading heat or fever.',
            'Clusters of small blisters, like those of herpes.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Eye pain or any change in vision after a session should be assessed in an emergency department, without waiting for the next day.',
        },
      ],
    },
  ],
  references: [
    { text: 'American Academy of Dermatology (AAD). Laser hair removal: patient resources. aad.org.' },
    {
      text: 'Safety of Laser Hair Removal in Patients Receiving Systemic Isotretinoin for Acne Vulgaris. Dermatol Surg. 2021;47(11):1448-1452.',
      url: 'https://pubmed.ncbi.nlm.nih.gov/34537789',
    },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5th ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'laura-echeverri',
  serviceLink: {
    label: 'See the laser experiences',
    text: 'See the spa’s laser options, what each one includes and how to request the assessment that comes first.',
    link: '/spa/laser',
  },
  related: ['melasma', 'proteccion-solar'],
};
