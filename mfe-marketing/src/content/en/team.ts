import type { TeamContent } from '#content/types.ts';

import { doctors } from './doctors.ts';

// Sample: replace before launch.
const institution = 'Institution to be confirmed (sample data)';

// Sample: replace before launch.
const registryNumber = 'RETHUS 00000000 (sample)';

export const content: TeamContent = {
  meta: {
    title: 'Dermatology team in {city}',
    description:
      'Four specialists in clinical dermatology, skin surgery, aesthetics, laser and hair. See how each one works and choose whom to book with.',
  },
  heading: 'Specialists who explain',
  lead: 'Four fields of dermatology and one way of working: examine carefully, speak plainly and decide with you.',
  sampleNote:
    'Sample profiles: names, careers and registration numbers are fictional and will be replaced with those of the real team.',
  words: {
    viewProfile: 'View profile',
    credentials: 'Training',
    focus: 'Areas of interest',
    registry: 'National health worker registry',
    languages: 'Languages',
    book: 'Book an appointment',
    bookCategory: 'Medical team',
    breadcrumb: 'Team',
    backToTeam: 'Back to the team',
  },
  // Sample: replace before launch.
  doctors: [
    {
      slug: 'mariana-restrepo',
      ...doctors['mariana-restrepo'],
      registryNumber,
      summary: 'Treats skin conditions that need follow-up, such as acne, rosacea, dermatitis and psoriasis.',
      bio: [
        'Dr. Restrepo directs the clinic and sees patients in general dermatology: acne, rosacea, dermatitis, psoriasis and mole checks, among other reasons.',
        'She prefers simple plans that fit into daily life. At the end of each consultation she sums up in writing what was found, what comes next and the signs that call for an earlier visit.',
        'She also coordinates the meetings in which the team reviews cases and protocols.',
      ],
      credentials: [
        { title: 'Medical degree (Physician and Surgeon)', institution, year: 2003 },
        { title: 'Specialization in Dermatology', institution, year: 2009 },
        { title: 'Further training in Dermoscopy', institution, year: 2012 },
      ],
      focus: [
        { label: 'Acne, rosacea and dermatitis', link: '/dermatologia/clinica#consulta' },
        { label: 'Mole checks', link: '/dermatologia/clinica#control' },
        { label: 'Skin biopsy', link: '/dermatologia/clinica#biopsia-piel' },
      ],
      languages: ['Spanish', 'English'],
      image: 'team/mariana-restrepo',
    },
    {
      slug: 'andres-villegas',
      ...doctors['andres-villegas'],
      registryNumber,
      summary: 'Studies and removes skin lesions, with attention to the diagnosis and to how the scar heals.',
      bio: [
        'Dr. Villegas performs biopsies, excisions and injections. Before each procedure he explains why he recommends it, how it is done and what the alternatives are.',
        'He devotes part of the consultation to aftercare, because a good scar also depends on the days at home.',
        'When a case needs another level of care, he arranges the referral and passes on the necessary information.',
      ],
      credentials: [
        { title: 'Medical degree (Physician and Surgeon)', institution, year: 2006 },
        { title: 'Specialization in Dermatology', institution, year: 2012 },
        { title: 'Further training in Dermatologic Surgery', institution, year: 2014 },
      ],
      focus: [
        { label: 'Removal of skin lesions', link: '/dermatologia/clinica#reseccion-lesiones' },
        { label: 'Skin biopsy', link: '/dermatologia/clinica#biopsia-piel' },
        { label: 'Raised scars and keloids', link: '/dermatologia/clinica#infiltracion-medica' },
      ],
      languages: ['Spanish', 'English'],
      image: 'team/andres-villegas',
    },
    {
      slug: 'laura-echeverri',
      ...doctors['laura-echeverri'],
      registryNumber,
      summary: 'Suggests discreet aesthetic procedures, after an assessment and with no rush to decide.',
      bio: [
        'Dr. Echeverri sees adults interested in skin quality, expression and facial contour, and performs the laser procedures herself.',
        'Her starting point is what you wish to keep. She explains the possible benefits, risks and upkeep of each option, and also when she does not recommend it.',
        'She adjusts each plan to the tone and sensitivity of the skin, and arranges a follow-up to review progress together.',
      ],
      credentials: [
        { title: 'Medical degree (Physician and Surgeon)', institution, year: 2008 },
        { title: 'Specialization in Dermatology', institution, year: 2014 },
        { title: 'Further training in Aesthetic Dermatology and Laser', institution, year: 2016 },
      ],
      focus: [
        { label: 'Expression lines', link: '/dermatologia/estetica#toxina-botulinica' },
        { label: 'Deep skin hydration', link: '/dermatologia/estetica#skin-booster' },
        { label: 'Texture and scars', link: '/dermatologia/estetica#microneedling' },
        { label: 'Laser', link: '/spa/laser' },
      ],
      languages: ['Spanish', 'English', 'Portuguese'],
      image: 'team/laura-echeverri',
    },
    {
      slug: 'felipe-arango',
      ...doctors['felipe-arango'],
      registryNumber,
      summary: 'Looks for the cause of hair loss before talking about treatments.',
      bio: [
        'Dr. Arango treats hair loss, alopecia areata, seborrheic dermatitis and other scalp conditions in women and men.',
        'He combines conversation, examination with magnified imaging and, where needed, laboratory tests. Follow-up photos help to measure change without relying on memory.',
        'He speaks frankly about time: hair grows slowly, and a realistic plan is easier to keep up.',
      ],
      credentials: [
        { title: 'Medical degree (Physician and Surgeon)', institution, year: 2009 },
        { title: 'Specialization in Dermatology', institution, year: 2015 },
        { title: 'Further training in Trichology', institution, year: 2017 },
      ],
      focus: [
        { label: 'Hair loss', link: '/dermatologia/clinica#consulta' },
        { label: 'Alopecia areata', link: '/dermatologia/clinica#infiltracion-medica' },
        { label: 'Scalp care', link: '/spa/capilar' },
      ],
      languages: ['Spanish', 'English'],
      image: 'team/felipe-arango',
    },
  ],
};
