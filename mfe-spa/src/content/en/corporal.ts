import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'corporal',
  meta: {
    title: 'Dermatological body spa in {city}',
    description:
      'Contour, firmness and rest: three body rituals in {city} with radiofrequency, pressotherapy and massage, after a review of your health history.',
  },
  assessmentCategory: 'Spa Corporal',
  heading: 'Body rituals for contour and rest',
  intro:
    'Bodies change with time and weight. We work with massage and technology, without unrealistic goals and after going over your health history with you.',
  experiences: [
    {
      id: 'contour-sculpt-360',
      title: 'Contour Sculpt 360',
      kind: 'Body contouring',
      shortDescription: 'Massage, vacuum and gentle heat to work on contour from every angle.',
      description:
        'A session for the abdomen, waist and back that alternates contouring massage, vacuum therapy and radiofrequency. It aims to support the contour and texture of the skin; it is not a weight-loss method and is judged alongside your habits. Before starting we take measurements and photographs, seen only by you and the team.',
      media: {
        type: 'image',
        src: 'spa/contour-sculpt-360',
        alt: 'Smooth stones with wide curves stacked on linen in soft side light',
      },
      uses: ['exfoliation', 'pressure', 'radiofrequency', 'ultrasound'],
      care: {
        forWhom:
          'Adults of stable weight who want to care for the texture and contour of the abdomen, waist or back.',
        notFor:
          'It is not a weight-loss method and does not treat obesity. Nor is it done with liver disease, hernias or recent surgery in the area; if you have a copper IUD, tell us before the abdomen is treated.',
        performedBy: 'A physical therapist, after a doctor has reviewed your health history.',
        sessions: 'Often 6 to 8, one a week, with measurements at the start and at the end.',
        preparation:
          'Eat lightly two hours before, drink water and bring a list of your medicines, surgeries and implants.',
        aftercare:
          'Drink water and avoid saunas and direct sun for 24 hours. Let us know of spreading bruises, blisters or pain.',
        results: 'Any change is slight and temporary; it is compared by measurements after about 6 weeks.',
      },
      metrics: [
        { label: 'Duration', value: '80 min' },
        { label: 'Frequency', value: 'Once a week' },
        { label: 'Recovery', value: 'Mild flush, a few hours' },
      ],
      highlights: [
        'Measurements and a private photographic record',
        'Hands-on contouring massage',
        'Vacuum therapy and radiofrequency',
        'Cold gel to finish',
      ],
      technology: ['Multipolar radiofrequency', 'Vacuum therapy', 'Low-frequency ultrasound'],
      steps: [
        'Health history review, measurements and photograph',
        'Dry exfoliation and warm oil',
        '360-degree contouring massage',
        'Ultrasound and vacuum therapy, area by area',
        'Temperature-controlled radiofrequency',
        'Cold gel, water and hydration guidance',
      ],
      addOns: ['Leg pressotherapy', 'Upper back massage', 'Ritual extended to the arms'],
    },
    {
      id: 'firm-body-up',
      title: 'Firm Body Up',
      kind: 'Body firming',
      shortDescription: 'Controlled heat and gentle muscle work for areas that have lost tone.',
      description:
        'A ritual for glutes, thighs or arms that combines radiofrequency, low-intensity electrical stimulation and upward massage. Heat is regulated with a thermometer and the contraction is adjusted until it feels comfortable. It makes more sense alongside regular movement, which we discuss without judgment.',
      media: {
        type: 'image',
        src: 'spa/firm-body-up',
        alt: 'Firm cream drawn with a spatula across stone, beside a rolled towel',
      },
      uses: ['exfoliation', 'radiofrequency', 'electrostimulation', 'led'],
      care: {
        forWhom: 'Adults with mild laxity in the glutes, thighs or arms who exercise regularly.',
        notFor: 'Marked laxity, a recent muscle injury or neuromuscular disease that has not been assessed.',
        performedBy: 'A physical therapist, after a doctor has reviewed your health history.',
        sessions: 'Often 6 to 8, one every 7 to 10 days.',
        preparation:
          'Come without cream on the area and in comfortable clothes. Tell us about implants, devices or an IUD.',
        aftercare:
          'Drink water; your muscles may feel tired for a day. Let us know of blisters, pain or swelling of one leg.',
        results:
          'Whatever is gained is gradual and kept up by exercise; it is reviewed when the series ends.',
      },
      metrics: [
        { label: 'Duration', value: '70 min' },
        { label: 'Frequency', value: 'Every 7 to 10 days' },
        { label: 'Recovery', value: 'No downtime' },
      ],
      highlights: [
        'One body area per session',
        'Radiofrequency with a thermometer',
        'Electrical stimulation adjusted to you',
        'Upward massage with caffeine cream',
      ],
      technology: ['Bipolar radiofrequency', 'Electrical muscle stimulation', 'Red LED light for the body'],
      steps: [
        'Health history review and choice of area',
        'Exfoliation with fine salts',
        'Temperature-controlled radiofrequency',
        'Electrical stimulation of gradual intensity',
        'Upward massage and red light',
      ],
      addOns: ['Cold leg wrap', 'A second area in the same visit', 'Hand and foot hydration'],
    },
    {
      id: 'detox-balance',
      title: 'Detox Balance',
      kind: 'Drainage and restful massage',
      shortDescription: 'Manual drainage, pressotherapy and silence: time to rest.',
      description:
        'The slowest experience in the spa, for tired bodies and heavy legs. It combines manual lymphatic drainage, pressotherapy and a warm clay wrap in a dimly lit room. The name is about taking a pause: your liver and kidneys already take care of the rest.',
      media: {
        type: 'video',
        src: 'spa/detox-balance',
        alt: 'Still water with floating leaves and dark stones as the shadow of a branch moves across',
        poster: 'spa/detox-balance',
      },
      uses: ['exfoliation', 'pressure', 'heat'],
      care: {
        forWhom: 'Adults with tired legs, or who want an hour and a half of rest.',
        notFor:
          'Swelling of one leg only, pain or shortness of breath: do not book, go to an emergency department. Nor is it done with a fever or during cancer treatment.',
        performedBy: 'A physical therapist trained in manual lymphatic drainage.',
        sessions: 'One session per visit; if you wish to repeat it, every 2 to 4 weeks.',
        preparation: 'Eat lightly two hours before and drink no alcohol that day.',
        aftercare: 'Get up slowly, drink water and rest. If you feel dizzy, tell us before you leave.',
        results: 'The feeling of lightness belongs to that day. It does not remove toxins or treat disease.',
      },
      metrics: [
        { label: 'Duration', value: '90 min' },
        { label: 'Frequency', value: 'Every 2 to 4 weeks' },
        { label: 'Recovery', value: 'No downtime' },
      ],
      highlights: [
        'Manual lymphatic drainage',
        'Pressotherapy for legs and abdomen',
        'Warm clay wrap',
        'Herbal tea and quiet time',
      ],
      technology: ['Sequential-chamber pressotherapy', 'Gentle infrared thermal blanket'],
      steps: [
        'Welcome, herbal tea and health history review',
        'Body exfoliation with salts and oil',
        'Warm clay wrap under a thermal blanket',
        'Shower and manual lymphatic drainage',
        'Pressotherapy in dim light',
        'Quiet time before you return',
      ],
      addOns: ['Warm stones on the back', 'Scalp massage', 'Brief facial hydration'],
    },
  ],
  related: [
    {
      kicker: 'Who will see you',
      label: 'Dr. Laura Echeverri, aesthetic dermatology and laser',
      link: '/equipo/laura-echeverri',
    },
    {
      kicker: 'Read first',
      label: 'Your first appointment, step by step',
      link: '/blog/primera-consulta',
    },
    { kicker: 'Read first', label: 'Sun protection at 1,500 meters', link: '/blog/proteccion-solar' },
  ],
};

export const content: SpaPageContent = { layout, section };
