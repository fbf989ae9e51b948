import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'laser',
  meta: {
    title: 'Dermatological laser spa in {city}',
    description:
      'Laser hair reduction, laser for texture and marks, and light therapies in {city}, after a medical assessment and with settings for your phototype.',
  },
  assessmentCategory: 'Spa Laser',
  heading: 'Laser therapies, medically guided',
  intro:
    'A laser is light with a precise task, so it has to be used with method. A doctor reviews your skin phototype, your medicines and your sun exposure before the first session, and every pulse is delivered with your eyes protected.',
  experiences: [
    {
      id: 'smooth-hair-free',
      title: 'Smooth Hair Free',
      kind: 'Laser hair removal',
      shortDescription: 'Laser hair reduction, area by area, with contact cooling and a realistic plan.',
      description:
        'Laser sessions that aim to reduce hair progressively, one area at a time. Contact cooling makes each pulse easier to tolerate, and settings are adapted to your phototype, darker skin included. Gray, blond and reddish hair does not respond well, and it is best to know that from the start.',
      media: {
        type: 'image',
        src: 'spa/smooth-hair-free',
        alt: 'A white laser handpiece resting on a smooth stone surface with protective goggles beside it',
      },
      uses: ['laser', 'cold'],
      care: {
        forWhom:
          'Adults with dark hair who want to reduce it area by area and can stay out of the sun between sessions.',
        notFor:
          'White, gray, blond or reddish hair, which hardly responds. If coarse hair appeared recently on the face or abdomen, your hormones should be checked first.',
        performedBy: '{laserOperator}',
        sessions: 'Often 6 to 8, every 4 to 8 weeks depending on the area, and touch-ups afterward.',
        preparation:
          'Shave the area the day before. No wax, tweezers or threading in the previous 4 weeks, and no cream, deodorant or makeup that day.',
        aftercare:
          'SPF 50 and clothing; no intense exercise, sauna or very hot water for 48 hours. Call the same day if there are blisters or worsening pain.',
        results:
          'Hair falls out in 1 to 3 weeks. The reduction is judged after 3 sessions; it is not permanent for everyone.',
      },
      metrics: [
        { label: 'Duration', value: '45 min, depending on the area' },
        { label: 'Frequency', value: 'Every 4 to 8 weeks' },
        { label: 'Recovery', value: 'Mild flush, 24 to 48 hours' },
      ],
      highlights: [
        'Medical assessment and test pulse',
        'Contact cooling during the session',
        'Calming gel and sunscreen',
        'Settings recorded for each area',
      ],
      technology: ['808 nm diode laser', '1064 nm Nd:YAG laser for dark skin', 'Contact cooling'],
      steps: [
        'Review of skin, sun and medicines',
        'Shaving and marking of the area',
        'Protective goggles and test pulse',
        'Laser pass with contact cooling',
        'Calming gel and sunscreen',
        'Written aftercare and your next appointment',
      ],
      addOns: [
        'A second area in the same visit',
        'Calming post-laser mask',
        'Hydration with colloidal oatmeal',
      ],
    },
    {
      id: 'clear-skin-laser',
      title: 'Clear Skin Laser',
      kind: 'Laser for texture and acne marks',
      shortDescription: 'Fractional light to work on texture, pores and acne marks, in stages.',
      description:
        'A non-ablative laser plan for skin with uneven texture or superficial acne scars, once breakouts are under control. It treats a fraction of the skin in each session and lets the rest recover, so any change is gradual. It calls for discipline with the sun before and after: on darker skin there is a risk of dark marks, so we use conservative settings.',
      media: {
        type: 'video',
        src: 'spa/clear-skin-laser',
        alt: 'Fine lines of light moving across a sheet of frosted glass on a pale background',
        poster: 'spa/clear-skin-laser',
      },
      uses: ['laser', 'led', 'cold'],
      care: {
        forWhom: 'Adults with uneven texture or superficial acne scars, with breakouts under control.',
        notFor:
          'Inflamed acne, uncontrolled melasma, or no way to avoid the sun for four weeks before and four weeks after. On darker skin there is a risk of dark marks, and the plan goes more slowly.',
        performedBy: '{laserOperator}',
        sessions: 'Often 3 to 5, every 4 to 6 weeks.',
        preparation:
          'Stop retinoids and acids 7 days before, come without makeup and tell us if you have ever had cold sores: a medicine is sometimes prescribed to prevent them.',
        aftercare:
          'Gentle cleansing, moisturizer and SPF 50; no makeup for 24 to 48 hours and no acids for 7 days. Call if there are blisters, pus or worsening pain.',
        results:
          'Texture changes little by little; photographs are compared 3 months after the last session.',
      },
      metrics: [
        { label: 'Duration', value: '60 min' },
        { label: 'Frequency', value: 'Every 4 to 6 weeks' },
        { label: 'Recovery', value: 'Flush and rough skin, 3 to 5 days' },
      ],
      highlights: [
        'Medical assessment first',
        'Skin image analysis',
        'Numbing cream and cold air',
        'Care guide for the week',
      ],
      technology: ['1550 nm non-ablative fractional laser', 'Facial image analysis', 'Continuous cold air'],
      steps: [
        'Photograph and medical review',
        'Cleansing and numbing cream',
        'Eye protection and test pulse',
        'Laser pass with cold air',
        'Calming mask',
        'Sunscreen and written aftercare',
      ],
      addOns: [
        'Post-laser red LED light',
        'Facial cleansing two weeks before',
        'Photographic check between sessions',
      ],
    },
    {
      id: 'lift-lux-therapies',
      title: 'Lift Lux Therapies',
      kind: 'Radiofrequency and light for firmness',
      shortDescription: 'Warmth from light and radiofrequency for firmness of the face and neck.',
      description:
        'A combined therapy for face and neck with mild laxity, combining long-pulse laser, radiofrequency and red light. Heat reaches the dermis in a controlled way and feels like a warm stone. It is not equivalent to surgery: it aims to support firmness, and we discuss how far it can go at the assessment.',
      media: {
        type: 'video',
        src: 'spa/lift-lux-therapies',
        alt: 'An amber glow moving slowly over folds of sand-colored silk',
        poster: 'spa/lift-lux-therapies',
      },
      uses: ['laser', 'radiofrequency', 'led'],
      care: {
        forWhom: 'Adults with mild laxity of the face and neck who are not looking for surgery.',
        notFor: 'Marked laxity, for which it is not enough, or the expectation of an immediate change.',
        performedBy: '{laserOperator}',
        sessions: 'Often 4 to 6, one every 4 weeks.',
        preparation:
          'Come without makeup, jewelry or creams, and without strong sun in the previous 4 weeks. Tell us about any fillers, threads or dental implants.',
        aftercare:
          'Moisturizer and SPF 50; no sauna or intense exercise for 24 hours. Call if a blister or a hard, painful area appears.',
        results: 'Any change is mild and gradual: it is reviewed between 3 and 6 months.',
      },
      metrics: [
        { label: 'Duration', value: '75 min' },
        { label: 'Frequency', value: 'Every 4 weeks' },
        { label: 'Recovery', value: 'Mild flush, a few hours' },
      ],
      highlights: [
        'Medical assessment first',
        'Long-pulse laser and radiofrequency',
        'Red light to finish',
        'Gentle neck massage',
      ],
      technology: [
        '1064 nm long-pulse Nd:YAG laser',
        'Monopolar radiofrequency',
        'Red and near-infrared LED light',
      ],
      steps: [
        'Medical review and photograph',
        'Cleansing and eye protection',
        'Long-pulse laser, area by area',
        'Temperature-controlled radiofrequency',
        'Red light and gentle neck massage',
        'Hydration and sunscreen',
      ],
      addOns: [
        'Cold biocellulose mask',
        'Ritual extended to the chest',
        'Ritual extended to the backs of the hands',
      ],
    },
  ],
  related: [
    {
      kicker: 'Who will see you',
      label: 'Dr. Laura Echeverri, aesthetic dermatology and laser',
      link: '/equipo/laura-echeverri',
    },
    { kicker: 'Read first', label: 'Laser on the skin: what to expect', link: '/blog/laser-que-esperar' },
    { kicker: 'Read first', label: 'Sun protection at 1,500 meters', link: '/blog/proteccion-solar' },
    {
      kicker: 'After the session',
      label: 'If something worries you at night',
      link: '/faq#despues-de-noche',
    },
  ],
};

export const content: SpaPageContent = { layout, section };
