import type { HomeContent } from '#content/types.ts';

import { doctors } from './doctors.data.ts';

export const content: HomeContent = {
  meta: {
    title: 'Dermatology and spa in {city}',
    description:
      'Clinical and aesthetic dermatology, laser and a dermatological spa in {city}. Medical assessment, clear explanations and plans made for your skin.',
  },
  carousel: {
    messages: {
      carousel: 'carousel',
      slide: 'slide',
      slides: 'Slides',
      position: (position, count) => `${position} of ${count}`,
      previous: 'Previous',
      next: 'Next',
    },
    startLabel: 'Start the rotation',
    stopLabel: 'Stop the rotation',
  },
  hero: {
    label: 'Our services',
    metricLabels: { sessions: 'Sessions', recovery: 'Recovery', idealFor: 'Ideal for' },
    assessmentLabel: 'Request an assessment',
    slides: [
      {
        id: 'consulta',
        title: 'Clinical dermatology',
        headline: 'A diagnosis before a treatment',
        summary:
          'At the consultation we examine skin, hair and nails, explain what we find and give you a written plan.',
        metrics: {
          sessions: '1 consultation',
          recovery: 'No time off needed',
          idealFor: 'Skin, hair and nails',
        },
        link: '/dermatologia/clinica#consulta',
        linkLabel: 'About the consultation',
        image: 'hero/consulta',
      },
      {
        id: 'estetica',
        title: 'Aesthetic dermatology',
        headline: 'Procedures you and your doctor decide on',
        summary:
          'We assess first and suggest afterward. Each procedure is chosen for your anatomy, your history and what you wish to keep.',
        metrics: { sessions: 'Varies by procedure', recovery: 'Case by case', idealFor: 'Adults' },
        link: '/dermatologia/estetica',
        linkLabel: 'See the procedures',
        image: 'hero/estetica',
      },
      {
        id: 'spa',
        title: 'Dermatological spa',
        headline: 'Rituals for skin and rest',
        summary: 'Facial, hair, body and laser rituals, with protocols that the dermatology team reviews.',
        metrics: { sessions: '1 session or a plan', recovery: 'Varies by ritual', idealFor: 'Care and rest' },
        link: '/spa/facial',
        linkLabel: 'See the rituals',
        image: 'hero/spa',
      },
    ],
  },
  departments: {
    heading: 'Where would you like to start?',
    items: [
      {
        title: 'Clinical dermatology',
        summary: 'Acne, rosacea, spots that itch or change, moles, hair loss: what needs a diagnosis.',
        links: [
          { to: '/dermatologia/clinica', label: 'See clinical dermatology' },
          { to: '/dermatologia/clinica#consulta', label: 'First consultation' },
          { to: '/dermatologia/clinica#biopsia-piel', label: 'Moles and biopsy' },
        ],
      },
      {
        title: 'Aesthetic dermatology',
        summary: 'Expression lines, volume, texture and scars: procedures that a physician performs.',
        links: [
          { to: '/dermatologia/estetica', label: 'See aesthetic dermatology' },
          { to: '/dermatologia/estetica#toxina-botulinica', label: 'Botulinum toxin' },
          { to: '/dermatologia/estetica#acido-hialuronico', label: 'Hyaluronic acid' },
        ],
      },
      {
        title: 'Spa and laser',
        summary:
          'Cleansing, massages, hair care and laser hair removal, with protocols reviewed by dermatology.',
        links: [
          { to: '/spa/facial', label: 'See the spa' },
          { to: '/spa/laser', label: 'Laser hair removal' },
          { to: '/spa/corporal', label: 'Body spa' },
        ],
      },
    ],
  },
  specialists: {
    kicker: 'Specialists',
    heading: 'The doctors you will meet',
    lead: 'Four dermatologists, each with a field of their own. You know whom you will see from the moment you book.',
    people: doctors,
    linkLabel: 'Meet the team',
    sampleNote: 'Sample profiles: invented people and illustrated portraits.',
  },
  results: {
    kicker: 'Before and after',
    heading: 'How skin texture can change',
    lead: 'Six simulations, in four skin tones, to help us talk about what worries you and what is reasonable to expect.',
    pictureLabel: 'Illustrative simulation',
    disclaimer:
      '“Illustrative simulation”: computer-made images, no real patients. They neither represent nor guarantee a result; every skin responds differently.',
    carouselLabel: 'Before and after simulations',
    openLabel: 'compare before and after',
    comparison: {
      before: 'Before',
      after: 'After',
      slider: 'Compare before and after',
      share: (before, after) => `${before}% before, ${after}% after`,
      sides: 'Show',
      close: 'Close',
    },
    // Sample: replace before launch. Computer-made textures, not patients.
    items: [
      {
        id: 'rojez-difusa',
        before: 'results/rojez-difusa-before',
        image: 'results/rojez-difusa-after',
        alt: 'Texture simulation on fair skin: before, with diffuse redness; after, with a more even tone.',
        overlayText: 'Diffuse redness',
        modalDescription:
          'Persistent redness has several causes, among them rosacea and irritation from cosmetics. The consultation tells them apart before any care is chosen.',
      },
      {
        id: 'manchas-solares',
        before: 'results/manchas-solares-before',
        image: 'results/manchas-solares-after',
        alt: 'Texture simulation on light brown skin: before, with scattered sun spots; after, with less visible spots.',
        overlayText: 'Sun spots',
        modalDescription:
          'Every spot is examined before it is treated. Daily sun protection is part of any plan and helps keep the tone even.',
      },
      {
        id: 'marcas-de-acne',
        before: 'results/marcas-de-acne-before',
        image: 'results/marcas-de-acne-after',
        alt: 'Texture simulation on brown skin: before, with indented acne scars; after, with a more even surface.',
        overlayText: 'Acne scars',
        modalDescription:
          'Indented scars usually need several sessions and patience. Active acne is brought under control first; the surface comes afterward.',
      },
      {
        id: 'tono-desigual',
        before: 'results/tono-desigual-before',
        image: 'results/tono-desigual-after',
        alt: 'Texture simulation on dark skin: before, with dark marks left by inflammation; after, with a more even tone.',
        overlayText: 'Uneven tone',
        modalDescription:
          'On dark skin, inflammation can leave color behind for months. The plan moves gently, so as not to irritate the skin and darken it further.',
      },
      {
        id: 'poro-visible',
        before: 'results/poro-visible-before',
        image: 'results/poro-visible-after',
        alt: 'Texture simulation on light brown skin: before, with marked pores and shine; after, with a finer surface.',
        overlayText: 'Visible pores',
        modalDescription:
          'Pores do not close or disappear, but they can look less noticeable with suitable cleansing, daily care and, at times, procedures.',
      },
      {
        id: 'lineas-finas',
        before: 'results/lineas-finas-before',
        image: 'results/lineas-finas-after',
        alt: 'Texture simulation on brown skin: before, with fine lines and dryness; after, with softer lines and a hydrated look.',
        overlayText: 'Fine lines',
        modalDescription:
          'Hydration and daily care are the starting point. If you wish, the assessment determines which procedure might complement them.',
      },
    ],
  },
  bodyMap: {
    kicker: 'Skin map',
    heading: 'Which area would you like to ask about?',
    lead: 'Choose an area and see one of the options we assess for it. The final recommendation is always made at the consultation.',
    modeLegend: 'Part of the body',
    modeLabels: { facial: 'Face', corporal: 'Body' },
    hint: 'Choose an area on the figure or in the list to see what we assess there.',
    linkLabel: 'Discover more',
    zones: {
      facial: [
        {
          id: 'frente',
          title: 'Forehead',
          description:
            'For expression lines that show when you move, the medical assessment decides whether a procedure makes sense and how far to go, keeping a natural look.',
          link: '/dermatologia/estetica#toxina-botulinica',
        },
        {
          id: 'contorno-ojos',
          title: 'Eye area',
          description:
            'The thinnest skin on the face calls for a gentle hand. We assess deep-hydration options for a tired or dehydrated look.',
          link: '/dermatologia/estetica#skin-booster',
        },
        {
          id: 'mejillas',
          title: 'Cheeks',
          description:
            'Dark spots, shine and dehydration call for different facials. We look closely at your skin before choosing yours.',
          link: '/spa/facial',
        },
        {
          id: 'labios',
          title: 'Lips',
          description:
            'Hydration, contour or proportion, always in moderation. Natural shape and symmetry are studied before a filler is suggested.',
          link: '/dermatologia/estetica#acido-hialuronico',
        },
        {
          id: 'menton-mandibula',
          title: 'Chin and jawline',
          description:
            'When the contour loses definition, we assess procedures that combine support with collagen stimulation, suited to your anatomy.',
          link: '/dermatologia/estetica#harmonyca',
        },
        {
          id: 'cuello',
          title: 'Neck',
          description:
            'Mild laxity of the neck can be assessed for PDO threads. At the consultation we go over whether they suit you and what the alternatives are.',
          link: '/dermatologia/estetica#hilos-pdo',
        },
      ],
      corporal: [
        {
          id: 'cuero-cabelludo',
          title: 'Scalp',
          description:
            'Hair loss, flaking or excess oil: we look at the scalp with trichoscopy and suggest a hair ritual or a consultation.',
          link: '/spa/capilar',
        },
        {
          id: 'hombros-espalda',
          title: 'Shoulders and back',
          description:
            'This area is prone to raised scars and keloids. In some cases a doctor prescribes injections into the scar, with the aim of reducing its height and discomfort.',
          link: '/dermatologia/clinica#infiltracion-medica',
        },
        {
          id: 'brazos',
          title: 'Arms',
          description:
            'They get sun almost every day. A regular checkup lets us review moles and spots, and compare how they change over time.',
          link: '/dermatologia/clinica#control',
        },
        {
          id: 'abdomen',
          title: 'Abdomen',
          description:
            'Massage, radiofrequency and pressotherapy to care for firmness and contour. They do not replace healthy habits or treat excess weight.',
          link: '/spa/corporal',
        },
        {
          id: 'gluteos-muslos',
          title: 'Buttocks and thighs',
          description:
            'For the look of stretch marks we consider microneedling, often 3 to 4 sessions, and check whether it suits your skin.',
          link: '/dermatologia/estetica#microneedling',
        },
        {
          id: 'piernas',
          title: 'Legs',
          description:
            'Laser hair removal is planned in sessions and adjusted to your skin tone and hair type, after an assessment.',
          link: '/spa/laser',
        },
      ],
    },
  },
  testimonials: {
    kicker: 'Testimonials',
    heading: 'What people take away from their visit',
    // Sample: replace before launch.
    source: '5.0 on Google',
    carouselLabel: 'Testimonials from visitors',
    ratingLabel: (rating) => `${rating} out of 5 stars`,
    sampleNote: 'Sample testimonials and rating: they are not from real patients.',
    // Sample: replace before launch.
    items: [
      {
        id: 'explicacion-clara',
        quote:
          'They explained every step in plain words and I left with a written plan. For the first time I understood what was happening to my skin.',
        author: 'Catalina M.',
        rating: 5,
      },
      {
        id: 'sin-presion',
        quote:
          'I came in for a procedure and the doctor suggested starting with a simpler routine. I am grateful that nobody tried to sell me anything.',
        author: 'Juliana P.',
        rating: 5,
      },
      {
        id: 'control-de-lunares',
        quote:
          'They checked my moles one by one and showed me the photos. Now I know which ones to watch and when I need to come back.',
        author: 'Ricardo A.',
        rating: 5,
      },
      {
        id: 'ritual-de-spa',
        quote:
          'The facial ritual was a real rest: silence, good light and careful hands. They asked about my allergies before starting.',
        author: 'Beatriz L.',
        rating: 5,
      },
    ],
  },
  timeline: {
    kicker: 'Technology',
    heading: 'A clinic that grows with care',
    lead: 'We add a tool when it brings something to the consultation, and after the team has learned to use it well.',
    // Sample: replace before launch.
    events: [
      {
        year: 2018,
        title: 'Dermoscopy at every visit',
        text: 'We opened with a simple idea: look at every lesion with magnification and proper light before giving an opinion.',
        image: 'timeline/2018',
      },
      {
        year: 2019,
        title: 'Clinical photography',
        text: 'We introduced photos taken in the same light and from the same distance, to compare progress honestly.',
        image: 'timeline/2019',
      },
      {
        year: 2020,
        title: 'Remote follow-ups',
        text: 'We set up virtual follow-ups for cases in which the skin does not have to be examined in person.',
        image: 'timeline/2020',
      },
      {
        year: 2021,
        title: 'Procedure room',
        text: 'We fitted out a dedicated space for biopsies, excisions and injections, with more privacy during the visit.',
        image: 'timeline/2021',
      },
      {
        year: 2022,
        title: 'Laser and light',
        text: 'We added laser and light equipment, with settings adjusted to each person’s skin tone and sensitivity.',
        image: 'timeline/2022',
      },
      {
        year: 2023,
        title: 'Digital trichoscopy',
        text: 'We began to study hair and scalp with magnified imaging, useful for diagnosis and follow-up.',
        image: 'timeline/2023',
      },
      {
        year: 2024,
        title: 'Dermatological spa',
        text: 'We brought facial, hair, body and laser rituals together in one place, with protocols reviewed by dermatology.',
        image: 'timeline/2024',
      },
      {
        year: 2025,
        title: 'Digital mole map',
        text: 'We record moles on a body map that makes it easier to compare changes from one checkup to the next.',
        image: 'timeline/2025',
      },
    ],
  },
  featured: {
    kicker: 'Shop',
    heading: 'Care to continue at home',
    link: '/tienda',
    linkLabel: 'Visit the shop',
  },
};
