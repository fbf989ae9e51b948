import type { ServicesContent } from '#content/types.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
export const content: ServicesContent = {
  area: 'clinica',
  meta: {
    title: 'Clinical dermatology in {city}',
    description:
      'Consultations, follow-ups, skin biopsy, injections and lesion removal in {city}. See how long each visit takes, how you recover and when it is not advised.',
  },
  title: 'Clinical Dermatology',
  subtitle:
    'Consultations, biopsies and procedures for skin, hair and nails. The doctor examines first, explains the findings and gives you a written plan.',
  category: 'Clinical Dermatology',
  words: {
    areasLabel: 'Areas of dermatology',
    areas: { clinica: 'Clinical', estetica: 'Aesthetic' },
    indexLabel: 'On this page',
    price: (range) => `Price: ${range}. We confirm yours before the appointment.`,
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
    idealFor: 'Suited to',
    notFor: 'When it is not advised',
    otherPage: 'Explore Aesthetic Dermatology',
    technologyNote:
      'Images are illustrative. Your dermatologist decides during the consultation whether a technology is right for you, and at which settings.',
  },
  services: [
    {
      id: 'consulta',
      uses: [],
      title: 'Dermatology consultation',
      description:
        'The dermatologist takes your history, examines your skin, hair and nails, and looks through a dermatoscope at anything that needs a closer look. You leave with a diagnosis, or the path to one, and a written plan. No referral is needed to book.',
      image: 'services/consulta',
      imageAlt: 'A dermatoscope and a linen notebook on a pale table, under the soft shadow of a branch',
      expect: {
        duration: 'Between 30 and 40 minutes.',
        sessions: 'One initial consultation. A follow-up is booked only if your case calls for it.',
        recovery:
          'No downtime. Please come without makeup or nail polish, and bring your test results and a list of the medicines you take.',
        idealFor:
          'Acne, dark spots, allergies, hair loss, nail changes, moles that have changed, or a yearly skin check. We see patients of all ages; minors come with a parent or guardian.',
        notFor:
          'Emergencies. If there is trouble breathing, swelling of the lips or tongue, or a widespread rash with fever, call 123 or go to an emergency department.',
      },
    },
    {
      id: 'control',
      uses: [],
      title: 'Follow-up visit',
      description:
        'The visit where we see how your skin has responded and decide together whether the plan continues, changes or ends. We compare with the images and notes from last time and answer any questions that came up during treatment at home.',
      image: 'services/control',
      imageAlt: 'An amber dropper bottle beside a blank calendar and a green leaf on pale stone',
      expect: {
        duration: 'Between 20 and 30 minutes.',
        sessions:
          'Usually 4 to 12 weeks after the consultation. Your doctor sets the interval according to the diagnosis.',
        recovery:
          'No downtime. Bring the products you use and note down any discomfort, even if it seems minor.',
        idealFor:
          'People who have started a treatment, who live with a chronic condition such as dermatitis, psoriasis or rosacea, or whose moles are being monitored.',
        notFor:
          'New concerns unrelated to your last visit: a full consultation serves those better. If you have a strong reaction to a medicine, do not wait for the follow-up: call us or go to an emergency department.',
      },
    },
    {
      id: 'reseccion-lesiones',
      uses: ['surgery'],
      title: 'Removal of skin lesions',
      description:
        'Removal of moles, cysts, warts, small lipomas or other lesions in a procedure room, under local anesthesia. The doctor examines the lesion first, chooses the technique and, when appropriate, sends the sample to pathology. Every wound leaves a scar, and its appearance varies from person to person.',
      image: 'services/reseccion-lesiones',
      imageAlt: 'A matte steel tray with fine instruments on a sand-colored linen cloth',
      expect: {
        duration: 'Between 30 and 60 minutes, depending on the number, size and location of the lesions.',
        sessions: 'One session is usually enough, plus a visit to remove stitches or check the wound.',
        recovery:
          'Stitches come out after about 5 to 7 days on the face and 10 to 14 on the body. Until then, avoid intense exercise, swimming pools and sun on the area.',
        idealFor:
          'Lesions that bother you, rub, grow or need a closer look, and benign lesions you would rather have removed once you know what scar to expect.',
        notFor:
          'Areas with an active infection, or uncontrolled clotting disorders. If you take blood thinners, do not stop them on your own: tell us when you book, as you should if you have a pacemaker, an allergy to local anesthetic or a tendency to keloids, or if you are pregnant. Some lesions are referred to another specialist because of their size or location.',
      },
    },
    {
      id: 'infiltracion-medica',
      uses: ['needle'],
      title: 'Injections into skin lesions',
      description:
        'A medicine is placed directly into the lesion with a very fine needle, so that it acts where it is needed. Your dermatologist prescribes it according to the diagnosis, and first explains the expected benefits, the risks and the alternatives.',
      image: 'services/infiltracion-medica',
      imageAlt: 'A glass ampoule and folded gauze on a ceramic tray in morning light',
      expect: {
        duration: 'Between 15 and 30 minutes.',
        sessions:
          'Often several applications, 4 to 6 weeks apart. The response is assessed at each visit before repeating.',
        recovery:
          'You can return to your activities the same day. Stinging, a small bruise or tenderness may last 1 to 3 days.',
        idealFor:
          'Keloid or hypertrophic scars, patches of alopecia areata, inflamed acne nodules and other localized lesions, always with a medical diagnosis.',
        notFor:
          'Infection in the area or allergy to the medicine. Tell us if you are pregnant or breastfeeding, take blood thinners, or have diabetes, glaucoma or immunosuppressive treatment. The skin may thin or change color at the treated point, which is why we monitor it.',
      },
    },
    {
      id: 'biopsia-piel',
      uses: ['surgery'],
      title: 'Skin biopsy',
      description:
        'A small sample of skin is taken under local anesthesia so that a pathologist can study it under the microscope. It helps to clarify a diagnosis when the naked eye and the dermatoscope are not enough. The result is explained at a visit, not in a message.',
      image: 'services/biopsia-piel',
      imageAlt: 'Glass slides lined up on a stone surface, with faint reflections of daylight',
      expect: {
        duration: 'Between 20 and 30 minutes; taking the sample takes only a few.',
        sessions:
          'One visit for the sample and one for the results. The pathology report usually takes 8 to 15 business days.',
        recovery:
          'A small wound to care for at home with gentle washing and a clean dressing. Stitches, if any, come out after 7 to 14 days. A small mark usually remains.',
        idealFor:
          'Moles or spots that have changed, sores that do not heal, persistent rashes and some types of hair loss.',
        notFor:
          'Cosmetic improvement: it is a diagnostic test, done only when a doctor orders it. Tell us if you take blood thinners, bleed easily, tend to form keloids, have an infection in the area or are allergic to local anesthetic.',
      },
    },
  ],
  technology: {
    heading: 'Technology that serves your skin',
    lead: 'Tools that help us see better and treat only what needs treating. The decision is always the doctor’s, made with you.',
    items: [
      {
        id: 'dermatoscopia-digital',
        uses: [],
        name: 'Digital dermoscopy',
        description:
          'A lens with polarized light that magnifies the structures of a mole or spot and stores the image for comparison at the next visit. It does not hurt and uses no X-rays.',
        image: 'technology/dermatoscopia-digital',
      },
      {
        id: 'criocirugia',
        uses: ['cold'],
        name: 'Cryosurgery',
        description:
          'Controlled cold from liquid nitrogen for superficial lesions such as warts or keratoses. You feel a brief sting; a blister or a change of color may follow, more visible on dark skin.',
        notFor:
          'Not used in people with cold urticaria, Raynaud’s phenomenon or cryoglobulinemia, or on undiagnosed lesions.',
        image: 'technology/criocirugia',
      },
      {
        id: 'electrocirugia-radiofrecuencia',
        uses: ['radiofrequency'],
        name: 'Radiofrequency electrosurgery',
        description:
          'Cutting and coagulation with high-frequency energy and very fine electrodes, under local anesthesia.',
        notFor:
          'Let us know if you have a pacemaker, a defibrillator or another electronic device, or metal implants near the area.',
        image: 'technology/electrocirugia-radiofrecuencia',
      },
    ],
  },
  closing: {
    heading: 'Not sure where to start?',
    text: 'Tell us what you have noticed on your skin and since when. We review your request and suggest the right kind of appointment. An online request does not replace a medical examination. {insurance}',
    button: 'Request an assessment',
  },
  related: {
    heading: 'To help you decide',
    items: [
      {
        kicker: 'Who will see you',
        label: 'Dr. Mariana Restrepo, clinical dermatology',
        link: '/equipo/mariana-restrepo',
      },
      {
        kicker: 'Who will see you',
        label: 'Dr. Andrés Villegas, dermatologic surgery',
        link: '/equipo/andres-villegas',
      },
      {
        kicker: 'Read first',
        label: 'Your first appointment, step by step',
        link: '/blog/primera-consulta',
      },
      { kicker: 'Read first', label: 'Adult acne', link: '/blog/acne-adulto' },
    ],
  },
};
