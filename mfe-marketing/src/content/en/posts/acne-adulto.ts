import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'acne-adulto',
  intro:
    '“I thought this was supposed to end with high school.” It is one of the things people say most often about having acne at thirty or forty. Adult acne is common, especially in women, and it has nothing to do with poor hygiene. Knowing why it appears makes it easier to look after, and easier to avoid the remedies that make it worse.',
  sections: [
    {
      id: 'por-que-aparece',
      heading: 'Why it appears after twenty-five',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Acne starts in the follicle, the tiny structure each hair grows from. Four things meet there: too much oil, a pore that becomes blocked, bacteria that normally live on the skin, and an inflammatory response. Hormones and heredity influence all four, which is why some people flare in the days before a period, after stopping a contraceptive or at times of hormonal change.',
        },
        {
          kind: 'paragraph',
          text: 'In adulthood, breakouts tend to gather along the jaw, chin and neck, and to be deeper and more painful than the blackheads of adolescence. They also leave dark marks easily, particularly on olive and brown skin. Those marks are not scars: most fade with time, but sun exposure makes them last longer.',
        },
      ],
    },
    {
      id: 'lo-que-influye',
      heading: 'Everyday things that play a part',
      blocks: [
        {
          kind: 'list',
          items: [
            'Products: heavy creams, sunscreens, foundations and hair oils can clog pores. Look for the word “non-comedogenic.”',
            'Friction and sweat: a helmet strap, a face mask, a work cap or damp sportswear can irritate the skin and block pores. Keep them clean and change soon after exercise.',
            'Some medicines and supplements: certain hormones, corticosteroids and gym products can trigger breakouts. Mention them at your appointment, and don’t stop anything prescribed to you on your own.',
            'Stress and poor sleep: they are never the whole cause, but many people notice their skin gets worse with them.',
            'Food: in some people, dairy or a diet high in sugar and refined flour is associated with more breakouts. There is no forbidden list that holds for everyone.',
          ],
        },
      ],
    },
    {
      id: 'rutina-sencilla',
      heading: 'A simple routine, and patience',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Acne-prone skin gets irritated too. Scrubbing hard, washing five times a day or trying four new products in one week almost always ends in stinging and more redness. The basics come down to three steps: a gentle cleanser morning and night, a light moisturizer, and daily sunscreen with a fluid, oil-free texture.',
        },
        {
          kind: 'paragraph',
          text: 'Active ingredients are added on top of that, one at a time. Salicylic acid and benzoyl peroxide are well-known over-the-counter options; both can be drying, and the second bleaches towels and pillowcases. Retinoids call for a doctor’s guidance, make skin more sensitive to the sun and are not used during pregnancy. If you are pregnant, trying to conceive or breastfeeding, say so before starting any treatment.',
        },
        {
          kind: 'note',
          text: 'Most treatments need eight to twelve weeks before they can be judged fairly. If you switch every two weeks, you never find out what works and what doesn’t.',
        },
      ],
    },
    {
      id: 'lo-que-no-ayuda',
      heading: 'What is best avoided',
      blocks: [
        {
          kind: 'list',
          items: [
            'Squeezing: it pushes the inflammation deeper and raises the risk of marks and scars.',
            'Lemon juice, baking soda, rubbing alcohol or toothpaste. Lemon can also cause burns and dark stains when the skin is then exposed to the sun.',
            'Unsupervised “mixed” creams that contain a corticosteroid or an antibiotic. They soothe for a few days and may later thin the skin, bring on more pimples or encourage antibiotic resistance.',
            'Taking someone else’s leftover pills. Some oral acne treatments require lab tests and medical follow-up, and can cause severe birth defects if taken during pregnancy.',
          ],
        },
      ],
    },
    {
      id: 'en-la-consulta',
      heading: 'What happens at the appointment',
      blocks: [
        {
          kind: 'paragraph',
          text: 'The first step is to confirm that it really is acne: rosacea, folliculitis and dermatitis around the mouth look similar and are managed differently. Then we look at the type and depth of the lesions, the marks, what you have tried before and any plans for pregnancy. Hormone tests are sometimes requested; they are not always needed.',
        },
        {
          kind: 'paragraph',
          text: 'A plan may include treatments applied to the skin, oral medicines or supporting procedures, and it generally has two stages: calm the breakouts, then maintain. Scars are assessed once the acne is quiet. Follow-up visits make it possible to adjust whatever irritates and to withdraw, in good time, whatever is no longer needed.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'When not to wait',
      blocks: [
        {
          kind: 'paragraph',
          text: 'All of this is general information and does not replace an assessment. Book an appointment if over-the-counter products have not helped after about three months, and sooner if any of the following applies:',
        },
        {
          kind: 'list',
          items: [
            'You have painful nodules or cysts, or scars are already forming.',
            'The acne came on suddenly and severely, or along with irregular periods, coarse facial hair or hair loss.',
            'It began after you started a medicine.',
            'It affects your mood, or keeps you from going out, working or seeing people. That, too, is a good reason to come.',
          ],
        },
        {
          kind: 'note',
          text: 'A sudden outbreak with open sores, fever or joint pain should be seen by a doctor the same day.',
        },
      ],
    },
  ],
  references: [
    {
      text: 'National Institute for Health and Care Excellence (NICE). Acne vulgaris: management. NG198.',
      url: 'https://www.nice.org.uk/guidance/ng198',
    },
    { text: 'DermNet. Acne.', url: 'https://dermnetnz.org/topics/acne' },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5th ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'mariana-restrepo',
  serviceLink: {
    label: 'About the follow-up visit',
    text: 'Already on a treatment and unsure whether it is going well? At a follow-up visit we review how your skin has responded and adjust the plan with you.',
    link: '/dermatologia/clinica#control',
  },
  related: ['primera-consulta', 'proteccion-solar'],
};
