import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'facial',
  meta: {
    title: 'Dermatological facials in {city}',
    description:
      'Radiance, dark spots and hydration: three facial rituals guided by dermatology in {city}, each one explained step by step before your appointment.',
  },
  assessmentCategory: 'Spa Facial',
  heading: 'Facial rituals that respect your skin',
  intro:
    'Every session begins with a look at your skin and ends with sunscreen. In between come products, water and light, chosen for what your face needs that day.',
  experiences: [
    {
      id: 'glow-express-45',
      title: 'Glow Express 45',
      kind: 'Facial cleansing and glow',
      shortDescription: 'Cleansing, gentle exfoliation and light: a short session for dull skin.',
      description:
        'A short ritual for days when skin looks tired and time is scarce. It brings together water-vortex cleansing, enzyme exfoliation and LED light, with light products that let you return to your day right away. If it is your first visit and you have an event, come at least a week before.',
      media: {
        type: 'video',
        src: 'spa/glow-express-45',
        alt: 'Drops of golden serum falling slowly onto glass in warm morning light',
        poster: 'spa/glow-express-45',
      },
      uses: ['exfoliation', 'led'],
      care: {
        forWhom:
          'Adults with dull skin or a build-up of makeup and sunscreen who want a cleanse without days of recovery.',
        notFor:
          'An active flare-up of inflamed acne or rosacea, or an allergy to any of the products: we adapt the steps or suggest another date.',
        performedBy: 'A qualified aesthetician, following protocols that the dermatology team reviews.',
        sessions: 'One session per visit; if you wish to repeat it, every 3 to 4 weeks.',
        preparation: 'Come without makeup. Do not wax your face in the week before or arrive with a sunburn.',
        aftercare: 'Wear SPF 30 or higher and avoid saunas, pools and acids for 24 hours.',
        results:
          'Skin usually looks brighter the same day. It is an effect of cleansing and hydration that lasts a few days.',
      },
      metrics: [
        { label: 'Duration', value: '45 min' },
        { label: 'Frequency', value: 'Every 3 to 4 weeks' },
        { label: 'Recovery', value: 'No downtime' },
      ],
      highlights: [
        'Water-vortex cleansing',
        'Enzyme exfoliation',
        'Amber LED light mask',
        'Sunscreen to finish',
      ],
      technology: ['Water-vortex hydrodermabrasion', '590 nm amber LED light'],
      steps: [
        'Skin check and choice of products',
        'Double cleanse with milk and warm water',
        'Enzyme exfoliation and water vortex',
        'Amber LED light with eyes protected',
        'Antioxidant serum and sunscreen',
      ],
      addOns: ['Cold compress for the eye area', 'Neck and chest massage', 'Hydrating lip mask'],
    },
    {
      id: 'clarity-antimanchas',
      title: 'Clarity Antimanchas',
      kind: 'Facial for dark spots',
      shortDescription: 'A gradual protocol for skin with dark spots that starts with sun care.',
      description:
        'A ritual to care for uneven tone, once the dermatologist has identified the kind of spot. It combines a superficial peel, cosmetic brightening actives and low-intensity ultrasound, with minimal heat so as not to irritate. Melasma is a chronic condition: the ritual complements the medical plan and daily sun care, and replaces neither.',
      media: {
        type: 'image',
        src: 'spa/clarity-antimanchas',
        alt: 'A ceramic bowl of pale cream with a wide brush, beside leaf shadows on linen',
      },
      uses: ['peel', 'ultrasound'],
      care: {
        forWhom:
          'Adults with uneven tone or dark spots that a dermatologist has already examined, who wear sunscreen every day.',
        notFor: 'Undiagnosed spots, irritated melasma, or no way to avoid the sun in the following week.',
        performedBy:
          'The dermatologist identifies the spot, chooses the acid and applies it. The aesthetician does the cleansing and the mask: by Colombian law (Ley 711 of 2001) her work is non-invasive skin care.',
        sessions: 'Often 4 to 6, one every 3 to 4 weeks, with a medical review halfway through the plan.',
        preparation:
          'Stop retinoids, acids and facial hair removal 7 days before, unless your doctor says otherwise. Tell us if you have ever had cold sores.',
        aftercare:
          'Do not pull off flaking skin. Use tinted SPF 50, shade and moisturizer; no acids or retinoids for 7 days.',
        results:
          'Changes, when they come, are judged in photographs after 2 to 3 months. Melasma can darken again with the sun.',
      },
      metrics: [
        { label: 'Duration', value: '60 min' },
        { label: 'Frequency', value: 'Every 3 to 4 weeks' },
        { label: 'Recovery', value: 'Light flaking, 2 to 4 days' },
      ],
      highlights: [
        'Photographic record under UV light',
        'Superficial peel',
        'Fragrance-free calming mask',
        'Written sun protection plan',
      ],
      technology: ['UV-light image analysis', 'Low-intensity facial ultrasound'],
      steps: [
        'Photographic record and a review of your sun habits',
        'Cleansing and skin preparation',
        'Superficial peel, carefully timed',
        'Serum with low-intensity ultrasound',
        'Cool calming mask',
        'Tinted sunscreen and guidance for home',
      ],
      addOns: [
        'Ritual extended to the neck',
        'Ritual extended to the backs of the hands',
        'Review of your home routine',
      ],
    },
    {
      id: 'hydra-reset-premium',
      title: 'Hydra Reset Premium',
      kind: 'Deep facial hydration',
      shortDescription: 'Layered hydration, slow massage and gentle cold for dehydrated skin.',
      description:
        'Our longest facial ritual, created for skin left tight by travel, air conditioning or too many products. Three layers of hydration alternate with hands-on massage and cold spheres, without acids or retinoids. It can also be done if your skin is sensitive.',
      media: {
        type: 'video',
        src: 'spa/hydra-reset-premium',
        alt: 'Slow ripples in a bowl of clear water with transparent gel spheres at the bottom',
        poster: 'spa/hydra-reset-premium',
      },
      uses: ['led', 'cold'],
      care: {
        forWhom:
          'Adults with tight or dehydrated skin, including sensitive skin that does not tolerate acids well.',
        notFor:
          'Active dermatitis, wounds or infection on the face, or an allergy to any of the products: the dermatologist sees you first.',
        performedBy: 'A qualified aesthetician, following protocols that the dermatology team reviews.',
        sessions: 'One session per visit; if you wish to repeat it, once a month.',
        preparation: 'Come without makeup and tell us which products have irritated your skin.',
        aftercare: 'Moisturizer and sunscreen every day. You can wear makeup the next day.',
        results: 'Skin usually feels less tight when you leave, for a few days; care at home prolongs it.',
      },
      metrics: [
        { label: 'Duration', value: '75 min' },
        { label: 'Frequency', value: 'Once a month' },
        { label: 'Recovery', value: 'No downtime' },
      ],
      highlights: [
        'Hydration measurement',
        'Three layers of topical hyaluronic acid',
        'Facial massage with cold spheres',
        'Biocellulose mask',
      ],
      technology: [
        'Corneometry: measuring water in the skin',
        'Gentle-pressure oxygen infusion',
        '633 nm red LED light',
      ],
      steps: [
        'Initial measurement and guided breathing',
        'Cream cleanse with warm towels',
        'Oxygen mist with moisturizing serum',
        'Face and neck massage with cold spheres',
        'Biocellulose mask under red LED light',
        'Barrier cream and sunscreen',
      ],
      addOns: ['Hand massage with warm balm', 'Eye-area mask', 'Closing scalp massage'],
    },
  ],
  related: [
    {
      kicker: 'Who will see you',
      label: 'Dr. Laura Echeverri, aesthetic dermatology and laser',
      link: '/equipo/laura-echeverri',
    },
    { kicker: 'Read first', label: 'Melasma: living with the light', link: '/blog/melasma' },
    { kicker: 'Read first', label: 'Sun protection at 1,500 meters', link: '/blog/proteccion-solar' },
  ],
};

export const content: SpaPageContent = { layout, section };
