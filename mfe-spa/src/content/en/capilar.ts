import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'capilar',
  meta: {
    title: 'Dermatological hair spa in {city}',
    description:
      'Scalp rituals in {city}: trichoscopy, low-level light, oxygen and a home plan with follow-up at 30 days, each one explained before your appointment.',
  },
  assessmentCategory: 'Spa Capilar',
  heading: 'Hair care that starts with the skin',
  intro:
    'Hair starts at the scalp, and that is where we look. We examine it closely with trichoscopy and choose the ritual; if we see marked shedding or inflammation, the dermatologist assesses it first.',
  experiences: [
    {
      id: 'follicle-reactivation',
      title: 'Follicle Reactivation',
      kind: 'Scalp care for hair loss',
      shortDescription: 'Light, massage and serums to add to a medical plan for hair density.',
      description:
        'A cycle of sessions every two weeks for people who notice less density and already have a diagnosis. Gentle exfoliation frees the scalp of residue, low-level red light adds to the care of the follicle, and massage helps distribute the serum. The response depends on the cause of the hair loss and is compared with images at each check. It does not replace the treatment your doctor has prescribed.',
      media: {
        type: 'image',
        src: 'spa/follicle-reactivation',
        alt: 'An amber dropper bottle and a wooden comb on stone under a faint red glow',
      },
      uses: ['exfoliation', 'highFrequency', 'led'],
      care: {
        forWhom: 'Adults with less hair density who already have a medical diagnosis.',
        notFor:
          'Sudden or patchy hair loss, pain, crusts or inflammation that has not been examined: see the dermatologist first.',
        performedBy: 'A hair-care technician; the dermatologist reviews the follow-up images.',
        sessions:
          'Cycles of 6 sessions, one every two weeks. After each cycle we decide whether it makes sense to go on.',
        preparation:
          'Come with hair washed a day or two before, no hair color in the previous week and no lotions that contain alcohol. Bring a list of your medicines.',
        aftercare:
          'Do not wash your hair until the next day. Continue the treatment you were prescribed and let us know of any burning or crusts.',
        results:
          'Images are compared at 3 and 6 months. The response depends on the cause, and there is not always one.',
      },
      metrics: [
        { label: 'Duration', value: '50 min' },
        { label: 'Frequency', value: 'Every two weeks' },
        { label: 'Recovery', value: 'No downtime' },
      ],
      highlights: [
        'Trichoscopy at the start and at each follow-up',
        'Scalp exfoliation',
        'Low-level red light',
        'Massage with hair serum',
      ],
      technology: ['Digital trichoscopy', 'Low-level red LED light', 'High-frequency scalp current'],
      steps: [
        'Trichoscopy and comparison with the previous image',
        'Gentle scalp exfoliation',
        'Warm wash with a pH-balanced shampoo',
        'High frequency and hair serum, area by area',
        'Low-level red light with eyes protected',
        'Closing massage and guidance for the next two weeks',
      ],
      addOns: [
        'Mask for mid-lengths and ends',
        'Neck and shoulder massage',
        'Dermatologist appointment on the same day',
      ],
    },
    {
      id: 'oxygen-boost-capilar',
      title: 'Oxygen Boost Capilar',
      kind: 'Scalp cleansing and oxygenation',
      shortDescription: 'A fresh, deep cleanse for an oily or product-laden scalp.',
      description:
        'A ritual for roots that feel heavy with sebum, sweat or styling products. After a two-stage cleanse, a gentle-pressure oxygen mist spreads a light serum over the whole scalp. It feels fresh, and there is no rush.',
      media: {
        type: 'video',
        src: 'spa/oxygen-boost-capilar',
        alt: 'Fine bubbles rising through a glass cylinder of water beside a sprig of eucalyptus',
        poster: 'spa/oxygen-boost-capilar',
      },
      uses: ['exfoliation', 'cold'],
      care: {
        forWhom: 'Adults with an oily scalp or one heavy with styling products.',
        notFor:
          'Plaques, sores, infection or intense flaking that has not been examined; asthma or fragrance allergy, if you choose the aromas. During pregnancy it is done without aromatic oils.',
        performedBy: 'A hair-care technician.',
        sessions: 'One session per visit; if you wish to repeat it, once a month.',
        preparation:
          'Come without extensions, braids or styled hair, and tell us if you had color or straightening in the last two weeks.',
        aftercare:
          'You can style your hair right away. If you notice burning or hives, rinse with water and call us.',
        results: 'The freshness is there when you leave; oil returns at its own pace within days.',
      },
      metrics: [
        { label: 'Duration', value: '70 min' },
        { label: 'Frequency', value: 'Once a month' },
        { label: 'Recovery', value: 'No downtime' },
      ],
      highlights: [
        'Two-stage scalp cleanse',
        'Oxygen mist with a light serum',
        'Slow scalp massage',
        'Low-temperature drying',
      ],
      technology: ['Gentle-pressure oxygen infusion', 'Digital trichoscopy', 'Ultrasonic cool mist'],
      steps: [
        'Trichoscopy and choice of serum',
        'Mild clay on the roots',
        'Two-stage wash with warm water',
        'Cool mist and scalp massage',
        'Oxygen mist with serum, section by section',
        'Low-temperature drying',
      ],
      addOns: [
        'Hydration for mid-lengths and ends',
        'Rosemary or lavender aromas',
        'Warm compress for the shoulders',
      ],
    },
    {
      id: 'home-tech-plan',
      title: 'Home Tech Plan',
      kind: 'Hair plan to continue at home',
      shortDescription: 'One session to learn, then a month of support with technology at home.',
      description:
        'For people who live far away or prefer to care for their hair at home with professional guidance. In the first session we set a short routine and teach you to use a low-level light device, with its timings and precautions. At 30 days we review the images together and adjust the plan.',
      media: {
        type: 'image',
        src: 'spa/home-tech-plan',
        alt: 'A light device for hair, a serum bottle and a notebook on a pale wooden shelf',
      },
      uses: ['led'],
      care: {
        forWhom: 'Adults with a diagnosis of thinning hair who can use the device regularly.',
        notFor:
          'Unexamined lesions on the scalp, a history of skin cancer in the area or hair loss without a diagnosis.',
        performedBy: 'A hair-care technician teaches you to use it; the dermatologist reviews the images.',
        sessions: 'One initial session, use at home 3 times a week and a check at 30 days.',
        preparation:
          'Bring the products you use and a list of your medicines. If a new medicine sensitizes you to light, stop using the device and let us know.',
        aftercare:
          'Always use the eye protection and the time indicated. Stop if there is burning, headache or any change in vision.',
        results: 'At 30 days we check technique; density is judged at 3 and 6 months.',
      },
      metrics: [
        { label: 'Duration', value: '45 min, first session' },
        { label: 'Follow-up', value: 'At 30 days' },
        { label: 'Pace at home', value: '3 times a week' },
      ],
      highlights: [
        'Trichoscopy at the start',
        'Training with the device',
        'Written routine for home',
        'Image review at 30 days',
      ],
      technology: ['Low-level light device for home use', 'Digital trichoscopy'],
      steps: [
        'Trichoscopy and a conversation about your habits',
        'Choice of routine and device',
        'Guided practice, with care for the eyes',
        'Your plan, in writing',
        'Follow-up at 30 days and adjustments',
      ],
      addOns: [
        'An Oxygen Boost Capilar session before you start',
        'Review of the products you already own',
        'Mid-month support video call',
      ],
    },
  ],
  related: [
    {
      kicker: 'Who will see you',
      label: 'Dr. Felipe Arango, hair specialist',
      link: '/equipo/felipe-arango',
    },
    { kicker: 'Read first', label: 'Hair loss: when to see a doctor', link: '/blog/caida-del-cabello' },
    {
      kicker: 'Read first',
      label: 'Your first appointment, step by step',
      link: '/blog/primera-consulta',
    },
  ],
};

export const content: SpaPageContent = { layout, section };
