import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'laser',
  meta: {
    title: 'Dermatological laser spa in Medellín · Arrayán',
    description:
      'Laser hair reduction, laser for texture and marks, and light therapies in Medellín, after a medical assessment and with settings for your phototype.',
  },
  assessmentCategory: 'Spa Laser',
  heading: 'Laser therapies, medically guided',
  intro:
    'A laser is light with a precise task, and so it calls for method. A doctor reviews your skin phototype, your medicines and your sun exposure before the first session, and every pulse is delivered with eyes protected.',
  experiences: [
    {
      id: 'smooth-hair-free',
      title: 'Smooth Hair Free',
      kind: 'Laser hair removal',
      shortDescription: 'Laser hair reduction, area by area, with contact cooling and a realistic plan.',
      description:
        'Laser sessions that aim to reduce hair progressively, one area at a time. Contact cooling makes each pulse easier to bear and settings are adapted to your phototype, darker skin included. Gray, blond and reddish hair does not respond well, and it is best to know that from the start. It is not carried out during pregnancy, on tanned or tattooed skin, or with medicines that sensitize you to light.',
      media: {
        type: 'image',
        src: 'spa/smooth-hair-free',
        alt: 'A white laser handpiece resting on a smooth stone surface with protective goggles beside it',
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
        'Written aftercare and your next date',
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
        'A non-ablative laser plan for skin with uneven texture or superficial acne scars, once breakouts are under control. It treats a fraction of the skin in each session and lets the rest recover, so any change is gradual. It calls for discipline with the sun before and after: on darker skin there is a risk of dark marks, and we guard against it with prudent settings. It is not carried out during pregnancy, or with inflamed acne, active cold sores, a tendency to keloids or a recent tan.',
      media: {
        type: 'video',
        src: 'spa/clear-skin-laser',
        alt: 'Fine lines of light moving across a sheet of frosted glass on a pale background',
        poster: 'spa/clear-skin-laser',
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
      shortDescription: 'Warmth from light and radiofrequency for firmness, in a serene ritual.',
      description:
        'A combined therapy for face and neck with mild laxity, uniting long-pulse laser, radiofrequency and red light. Heat reaches the dermis in a controlled way and feels like a warm stone. It is not equivalent to surgery: it aims to support firmness, and we discuss how far it can go at the assessment. It is not carried out during pregnancy, or with a pacemaker, recent fillers in the area or medicines that sensitize you to light.',
      media: {
        type: 'video',
        src: 'spa/lift-lux-therapies',
        alt: 'An amber glow moving slowly over folds of sand-colored silk',
        poster: 'spa/lift-lux-therapies',
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
      kicker: 'Who looks after you',
      label: 'Dr. Laura Echeverri, aesthetic dermatology and laser',
      link: '/equipo/laura-echeverri',
    },
    { kicker: 'To read first', label: 'Laser on the skin: what to expect', link: '/blog/laser-que-esperar' },
    { kicker: 'To read first', label: 'Sun protection at 1,500 metres', link: '/blog/proteccion-solar' },
  ],
};

export const content: SpaPageContent = { layout, section };
