import type { ServicesContent } from '#content/types.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
// Prescription products are described, never advertised: no benefit is promised and none is compared.
export const content: ServicesContent = {
  area: 'estetica',
  meta: {
    title: 'Aesthetic dermatology in {city}',
    description:
      'Botulinum toxin, fillers, biostimulation, PDO threads and microneedling for adults in {city}: how long each takes, recovery and when it is not advised.',
  },
  title: 'Aesthetic Dermatology',
  subtitle:
    'Procedures for adults aged 18 and over, performed by doctors and always after an in-person assessment.',
  category: 'Aesthetic Dermatology',
  words: {
    areasLabel: 'Areas of dermatology',
    areas: { clinica: 'Clinical', estetica: 'Aesthetic' },
    indexLabel: 'On this page',
    price: (range) => `Price: ${range}. You get yours in writing at the assessment.`,
    learnMore: 'Learn more',
    learnMoreHint:
      '“Learn more” opens the assessment request: the clinic answers you, and you commit to nothing yet.',
    whatsapp: {
      label: 'Ask on WhatsApp',
      message: (service) => `Hello, I would like to know more about ${service}.`,
    },
    expectHeading: 'What to expect and when to avoid it',
    duration: 'Duration',
    sessions: 'Sessions',
    recovery: 'Recovery',
    idealFor: 'Who it is for',
    notFor: 'When it is not advised',
    otherPage: 'Explore Clinical Dermatology',
    technologyNote:
      'Images are illustrative. Each device is used in adults, after a medical assessment and with settings adjusted to the skin type.',
  },
  services: [
    {
      id: 'toxina-botulinica',
      uses: ['needle'],
      title: 'Botulinum toxin',
      description:
        'A prescription medicine that temporarily relaxes some of the muscles of the face. The doctor decides whether it is indicated and explains the risks and the alternatives first. The effect varies from person to person.',
      image: 'services/toxina-botulinica',
      imageAlt: 'An unlabeled glass vial on a block of pale stone, with a eucalyptus leaf beside it',
      expect: {
        duration: 'Between 20 and 30 minutes, in addition to the assessment.',
        sessions:
          'One treatment and a check after about 15 days. If you decide to repeat it, treatments are at least 3 months apart.',
        recovery:
          'No downtime. Red dots or a small bruise may last a few days. Do not lie down for 4 hours, and avoid massaging the area or intense exercise that day.',
        idealFor:
          'Adults with expression lines on the forehead, between the brows or around the eyes, when the doctor prescribes it after examining them.',
        notFor:
          'Pregnancy, breastfeeding, neuromuscular disease such as myasthenia, infection in the area or allergy to its components. Tell us every medicine you take, especially recent antibiotics and blood thinners. If you later have trouble swallowing, speaking or breathing, go to an emergency department.',
      },
    },
    {
      id: 'acido-hialuronico',
      uses: ['needle', 'filler'],
      title: 'Hyaluronic acid fillers',
      description:
        'A gel placed with a needle or cannula to give support or volume to precise areas such as cheekbones, folds or lips. The body reabsorbs it over time and, if necessary, it can be dissolved.',
      image: 'services/acido-hialuronico',
      imageAlt: 'Clear gel spheres on a porcelain tray with daylight passing through them',
      expect: {
        duration: 'Between 45 and 60 minutes, with local or topical anesthesia.',
        sessions:
          'One session and a check after 2 to 4 weeks. It usually lasts 6 to 18 months, depending on the area, the gel and the person.',
        recovery:
          'Swelling or bruising for 3 to 7 days, somewhat longer on the lips. Avoid strong heat, strenuous exercise and dental work for the following two weeks.',
        idealFor:
          'Adults who notice a loss of support or mild asymmetry and want a measured, gradual change, agreed on beforehand.',
        notFor:
          'Pregnancy, breastfeeding, active infection or cold sores, a tendency to keloids, uncontrolled autoimmune disease, allergy to the product or to lidocaine, or permanent fillers in the same area. Tell us if you take blood thinners. Its risks include the blockage of a blood vessel, uncommon but serious: intense pain, white or purple skin or changes in vision are an emergency.',
      },
    },
    {
      id: 'radiesse',
      uses: ['needle', 'filler'],
      title: 'Radiesse',
      description:
        'Trade name of a calcium hydroxylapatite filler that gives support and acts as a biostimulator. It is placed deep in the face or, diluted, in other areas at the doctor’s discretion. Unlike hyaluronic acid, it has no enzyme that dissolves it.',
      image: 'services/radiesse',
      imageAlt: 'An unbranded prefilled syringe on folded linen, next to a fragment of white mineral',
      expect: {
        duration: 'Between 45 and 60 minutes, with local anesthesia.',
        sessions:
          'Usually 1 or 2 sessions, with a check after 4 to 8 weeks. The change is gradual and is judged over months.',
        recovery:
          'Swelling, tenderness or bruising for 3 to 7 days. You can resume everyday activities the next day, without intense exercise for 48 hours.',
        idealFor:
          'Adults with loss of firmness or contour in the cheekbones, jawline or backs of the hands who prefer a progressive process.',
        notFor:
          'Lips and the eye area. Nor during pregnancy or breastfeeding, with active infection or inflammation, a tendency to keloids, uncontrolled autoimmune disease, previous permanent fillers or allergy to its components. Tell us if you take blood thinners, and mention the product before a CT scan or X-ray: it can show up on them. It cannot be dissolved. Its risks include the blockage of a blood vessel, uncommon but serious: intense pain, white or purple skin or changes in vision are an emergency.',
      },
    },
    {
      id: 'harmonyca',
      uses: ['needle', 'filler'],
      title: 'Harmonyca',
      description:
        'Trade name of a hybrid injectable that brings together hyaluronic acid and calcium hydroxylapatite. The first gives support; the second aims to stimulate your own collagen gradually. The doctor decides whether it suits you or a simpler option will do.',
      image: 'services/harmonyca',
      imageAlt: 'Two cream textures, one translucent and one matte, spread side by side on glass',
      expect: {
        duration: 'Between 45 and 60 minutes, with local anesthesia.',
        sessions:
          'One session and a check after 4 to 6 weeks. Whether another treatment is needed is decided at follow-up.',
        recovery:
          'Swelling, tenderness or bruising for 3 to 7 days. Avoid pressure, massage and strong heat on the area for two weeks.',
        idealFor: 'Adults with mild or moderate laxity in the cheeks and along the jawline.',
        notFor:
          'Lips, the area between the brows and the eye area. Nor during pregnancy or breastfeeding, with active infection, a tendency to keloids, uncontrolled autoimmune disease, previous permanent fillers or allergy to its components or to lidocaine. Tell us if you take blood thinners. Only part of the product can be dissolved. Its risks include the blockage of a blood vessel, uncommon but serious: intense pain, white or purple skin or changes in vision are an emergency.',
      },
    },
    {
      id: 'skin-booster',
      uses: ['needle', 'filler'],
      title: 'Skin booster',
      description:
        'Micro-injections of very fluid hyaluronic acid, spread through the skin to support its hydration and elasticity. It does not aim to add volume or change features. It is applied to the face, neck, chest or hands.',
      image: 'services/skin-booster',
      imageAlt: 'Drops of translucent serum on a sheet of glass against a porcelain background',
      expect: {
        duration: 'Between 30 and 45 minutes, after a numbing cream.',
        sessions:
          'Often 2 or 3 sessions about 4 weeks apart; then maintenance every 6 to 9 months, if you wish.',
        recovery:
          'Small bumps for a few hours and possible bruises for 2 to 5 days. Makeup and exercise from the next day.',
        idealFor:
          'Adults with dehydrated or dull skin, or fine lines, who want to improve its quality without changing volume.',
        notFor:
          'Pregnancy, breastfeeding, active infection or cold sores, inflamed acne in the area, uncontrolled autoimmune disease, allergy to the product or a tendency to keloids. Tell us if you take blood thinners. Its risks include the blockage of a blood vessel, uncommon but serious: intense pain, white or purple skin or changes in vision are an emergency.',
      },
    },
    {
      id: 'hilos-pdo',
      uses: ['needle', 'thread'],
      title: 'PDO threads',
      description:
        'Absorbable polydioxanone threads placed under the skin with local anesthesia. Depending on their shape, they give gentle support or aim to stimulate collagen; the body reabsorbs them in about six months. They are not equivalent to surgery and, when laxity is marked, we will tell you so.',
      image: 'services/hilos-pdo',
      imageAlt: 'A spool of fine translucent thread on a smooth stone, casting a long shadow in side light',
      expect: {
        duration: 'Between 45 and 60 minutes.',
        sessions:
          'One session and checks after a week and a month. What is achieved is temporary and changes with skin, age and habits.',
        recovery:
          'Swelling, tightness or bruising for 5 to 10 days. Sleep on your back for a week and avoid wide facial movements, massage and intense exercise for two weeks.',
        idealFor: 'Adults with mild laxity in the cheeks, jawline or brows and skin of good thickness.',
        notFor:
          'Advanced laxity, very thin skin, active infection or cold sores, allergy to the anesthetic, a tendency to keloids, clotting disorders, uncontrolled autoimmune disease, pregnancy or breastfeeding. Do not stop blood thinners on your own.',
      },
    },
    {
      id: 'microneedling',
      uses: ['needle'],
      title: 'Microneedling',
      description:
        'Sterile single-use microneedles create tiny channels that set off the skin’s own repair. Depth is adjusted to each area and each skin phototype. It calls for daily sun protection while the series lasts.',
      image: 'services/microneedling',
      imageAlt: 'A microneedling device on a linen towel beside a bowl of water',
      expect: {
        duration: 'Between 45 and 60 minutes, numbing cream included.',
        sessions: 'Often 3 to 4 sessions, 4 to 6 weeks apart.',
        recovery:
          'Redness similar to sunburn and sensitive skin for 1 to 3 days. No makeup for 24 hours; daily sunscreen, and no acids or retinoids for 5 to 7 days.',
        idealFor: 'Adults with acne scars, visible pores, uneven texture or stretch marks.',
        notFor:
          'Inflamed acne, active cold sores or infection, a tendency to keloids, dermatitis or unexamined moles in the area, a recent tan, and pregnancy. If you take isotretinoin or took it in the last 6 months, the doctor decides when it can be done. Tell us if you take blood thinners or your immune system is weakened.',
      },
    },
  ],
  technology: {
    heading: 'Specialized equipment',
    lead: 'Energy and light, used with restraint. Before switching on a device we review your skin phototype, your history and your sun exposure.',
    items: [
      {
        id: 'laser-fraccionado',
        uses: ['laser'],
        name: 'Fractional laser',
        description:
          'Microscopic columns of light that treat a fraction of the skin and leave the surrounding skin intact. Considered for scars, texture and sun damage; it calls for several days of care and for avoiding the sun.',
        notFor:
          'Not used during pregnancy, with current or recent isotretinoin, medicines that sensitize you to light, tanned skin, active cold sores or infection, or a tendency to keloids.',
        image: 'technology/laser-fraccionado',
      },
      {
        id: 'radiofrecuencia-microagujas',
        uses: ['radiofrequency', 'needle'],
        name: 'Microneedle radiofrequency',
        description:
          'Controlled heat delivered at depth through fine needles. Considered for mild laxity, pores and scars.',
        notFor:
          'Not used with a pacemaker or another electronic device, metal implants in the area, pregnancy, current or recent isotretinoin, active infection or cold sores, or a tendency to keloids.',
        image: 'technology/radiofrecuencia-microagujas',
      },
      {
        id: 'luz-pulsada-intensa',
        uses: ['light'],
        name: 'Intense pulsed light',
        description: 'Flashes of filtered light for redness, fine vessels and some sun spots.',
        notFor:
          'Not suitable for tanned skin, for darker phototypes or when melasma or spots have not been assessed; nor during pregnancy, with isotretinoin, medicines that sensitize you to light, lupus or epilepsy triggered by light.',
        image: 'technology/luz-pulsada-intensa',
      },
    ],
  },
  closing: {
    heading: 'First, the assessment',
    text: 'At the assessment we talk about what you hope for, what is possible and the risks of each procedure. The assessment costs {assessmentPrice} (Colombian pesos). {assessmentCredit}',
    button: 'Request an assessment',
  },
  related: {
    heading: 'To help you decide',
    items: [
      {
        kicker: 'Who will see you',
        label: 'Dr. Laura Echeverri, aesthetic dermatology and laser',
        link: '/equipo/laura-echeverri',
      },
      {
        kicker: 'Read first',
        label: 'Laser on the skin: what to expect',
        link: '/blog/laser-que-esperar',
      },
      { kicker: 'Read first', label: 'Melasma: living with the light', link: '/blog/melasma' },
      {
        kicker: 'Read first',
        label: 'Your first appointment, step by step',
        link: '/blog/primera-consulta',
      },
      {
        kicker: 'After the procedure',
        label: 'If something worries you at night',
        link: '/faq#despues-de-noche',
      },
      {
        kicker: 'Before you book',
        label: 'Pregnancy and breastfeeding',
        link: '/faq#embarazo-lactancia',
      },
    ],
  },
};
