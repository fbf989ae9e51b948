import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'caida-del-cabello',
  intro:
    'The shower drain, the pillow, the brush: nearly every story of hair loss begins in a place where there is suddenly more hair than there used to be. Sometimes it is a passing episode, and sometimes it is the start of something best treated early. Telling one from the other is not always easy at home, but there are clues.',
  sections: [
    {
      id: 'cuanto-es-normal',
      heading: 'How much is normal',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Each hair grows for years, rests for a few months and falls out to make way for another. Because they don’t all keep the same pace, losing between fifty and a hundred a day is considered normal. You see more on wash day, especially if you wash infrequently, because several days’ worth come away together. Washing doesn’t make them fall: those hairs were already loose.',
        },
        {
          kind: 'paragraph',
          text: 'Comparing is more useful than counting. Does your part look wider? Has your ponytail become thinner? Does more scalp show in photos? Changes like these, if they last for several weeks, say more than one bad day with the brush.',
        },
      ],
    },
    {
      id: 'causas-frecuentes',
      heading: 'The most common causes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Telogen effluvium: heavy, diffuse shedding that begins two or three months after a high fever, dengue, childbirth, surgery, a strict diet or the loss of a loved one. It usually improves over some months once the cause is resolved.',
            'Androgenetic alopecia: slow thinning influenced by heredity and hormones. In men the hairline recedes and the crown thins; in women the central part widens.',
            'Alopecia areata: smooth, round patches that appear quickly because the body’s own defenses attack the follicle.',
            'Traction alopecia: loss at the temples and along the hairline from very tight buns, braids or extensions. It is reversible at first; after years it may not be.',
            'Scarring alopecias: less common, they destroy the follicle and leave shiny skin with no pores. They are the main reason not to wait.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Iron deficiency, thyroid problems, some medicines, scalp dermatitis and, in children, fungal infections can also play a part. Often there is more than one cause at once.',
        },
      ],
    },
    {
      id: 'que-se-revisa',
      heading: 'What we look at during the visit',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Half the diagnosis is in the conversation: when it began, what happened in the months before, what medicines you take, how you wear your hair, what runs in your family. Next comes the scalp, examined by trichoscopy, a magnifying lens that shows the thickness of the hairs and the state of the pores without causing any pain. Depending on the case, blood tests are requested and, for some people, a small biopsy under local anesthesia.',
        },
        {
          kind: 'paragraph',
          text: 'To make the most of the visit, come with hair washed a day or two earlier and free of fibers or recent dye, and bring photos from one and two years ago. If you take biotin, say so: it can distort the results of several lab tests.',
        },
      ],
    },
    {
      id: 'cuidados-en-casa',
      heading: 'Care that does help',
      blocks: [
        {
          kind: 'list',
          items: [
            'Wash your scalp as often as your hair type needs, even while it is shedding.',
            'Loosen your hairstyles and change where you part your hair. If you feel pulling by the end of the day, the bun is too tight.',
            'Avoid straightening treatments that contain formaldehyde: they irritate the eyes and airways and can make hair break. Broken hair is often mistaken for hair that has fallen out.',
            'Eat enough protein and avoid very restrictive diets without professional support. Beans, lentils, eggs, fish and lean meat are affordable sources of protein and iron.',
            'Protect newly exposed scalp from the sun with a cap, a hat or sunscreen.',
          ],
        },
        {
          kind: 'note',
          text: 'Hair supplements help when a deficiency has been shown. Without one, their value is uncertain, and an excess of some of them, such as vitamin A, can increase shedding.',
        },
      ],
    },
    {
      id: 'tratamiento-y-tiempos',
      heading: 'Treatment, and how long it takes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'It depends on the cause. Correcting that and supporting recovery may be enough, or you may need a topical, oral or injected treatment, prescribed and monitored by a doctor. Several are unsuitable during pregnancy or with certain illnesses, so it is unwise to copy a relative’s prescription. Spa care and in-office procedures can add to the plan, but they do not stand in for a diagnosis.',
        },
        {
          kind: 'paragraph',
          text: 'Hair grows about one centimeter (less than half an inch) a month, so any change is slow to show and is usually assessed at three and six months. With some treatments, shedding increases slightly at first. Response varies from person to person, and in hereditary or scarring alopecias a realistic goal may be to keep the hair you have.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'When to come in soon',
      blocks: [
        {
          kind: 'paragraph',
          text: 'This is general information and does not replace an examination. Book without delay if you notice:',
        },
        {
          kind: 'list',
          items: [
            'Burning, pain, pus, scabs or redness on the scalp.',
            'Bald patches, or loss of eyebrows or eyelashes.',
            'Smooth, shiny areas where pores can no longer be seen.',
            'Hair loss in a child, especially with flaking.',
            'Hair loss together with marked tiredness, weight loss, irregular periods or new facial hair.',
          ],
        },
      ],
    },
  ],
  references: [
    {
      text: 'Rebora A. Telogen effluvium: a comprehensive review. Clin Cosmet Investig Dermatol. 2019;12:583-590.',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6709511',
    },
    { text: 'American Academy of Dermatology (AAD). Hair loss: patient resources. aad.org.' },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5th ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'felipe-arango',
  serviceLink: {
    label: 'See the hair and scalp experiences',
    text: 'With a clear diagnosis in hand, the spa’s hair rituals add to the care of your scalp between one medical visit and the next.',
    link: '/spa/capilar',
  },
  related: ['primera-consulta', 'acne-adulto'],
};
