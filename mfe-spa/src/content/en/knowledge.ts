import type { KnowledgeWords } from '#content/types.ts';

/** How visitors speak of the spa, and what they ask. */
export const knowledge: KnowledgeWords = {
  '/spa/facial': {
    aliases: ['face spa/ritual/massage/treatment', 'facial', 'led mask'],
    questions: ['What facials do you offer?', 'Which facial suits me?', 'Do you do rituals for the face?'],
  },
  '/spa/facial#glow-express-45': {
    aliases: [
      'glow',
      'deep cleaning/cleansing/cleanse',
      'facial/face clean/cleansing/cleaning',
      'dull/radiance/radiant/brighten/brightening',
      'skin/face/facial/something/quick wedding/event/party/prom',
      'facial/face/spa quick/short/lunch/express',
    ],
    questions: [
      'Do you do deep facial cleansing?',
      'I have a wedding and my skin looks dull',
      'What is your shortest facial?',
    ],
  },
  '/spa/facial#clarity-antimanchas': {
    aliases: [
      'clarity',
      'peel',
      'chemical_peel',
      'dark_spot/spot/pigmentation/melasma/discoloration facial/spa/ritual/remove/fade/get_rid/treat/offer/peel',
    ],
    questions: ['Do you do chemical peels?', 'Which facial is for dark spots?', 'Can the spa fade my spots?'],
  },
  '/spa/facial#hydra-reset-premium': {
    aliases: [
      'hydra/hydrafacial',
      'skin dry/dehydrated/sensitive/tight',
      'hydrating/hydration/moisturizing/dry/dehydrated/sensitive facial/spa/ritual/treatment',
    ],
    questions: [
      'My skin is so dry, what do you offer?',
      'Do you have a hydrafacial?',
      'Is there a facial for sensitive skin?',
    ],
  },
  '/spa/capilar': {
    aliases: ['hair_spa', 'hair/scalp spa/ritual/treatment/therapy/massage/session'],
    questions: [
      'What hair treatments do you have?',
      'Do you do scalp massages?',
      'What can the spa do for my hair?',
    ],
  },
  '/spa/capilar#follicle-reactivation': {
    aliases: ['follicle', 'hair/scalp led/red_light/light_therapy/density/thicken/thicker/low_level'],
    questions: [
      'Do you have red light therapy for hair?',
      'How can I get thicker hair?',
      'What is Follicle Reactivation?',
    ],
  },
  '/spa/capilar#oxygen-boost-capilar': {
    aliases: ['oxygen', 'scalp/root/hair oily/greasy/clean/deep/purify/exfoliate/scrub/detox'],
    questions: ['My scalp is oily, what do you do?', 'Do you clean the scalp?', 'What is Oxygen Boost?'],
  },
  '/spa/capilar#home-tech-plan': {
    aliases: [
      'home_tech',
      'home_plan/at_home_plan',
      'hair/scalp at_home/home/far_away plan/device/treatment/program/light/care/routine',
    ],
    questions: [
      'Is there a hair plan that I can do at home?',
      'I live far away, can I treat my hair at home?',
      'What is the Home Tech Plan?',
    ],
  },
  '/spa/corporal': {
    aliases: ['body spa/ritual/treatment/therapy'],
    questions: [
      'What body treatments do you have?',
      'Do you have a body spa?',
      'Which body rituals are there?',
    ],
  },
  '/spa/corporal#contour-sculpt-360': {
    aliases: [
      'contour/sculpt/cavitation/vacuum/cellulite/slimming/slim/contouring',
      'localized_fat/love_handles/waist/abdomen/tummy/belly',
    ],
    questions: ['Do you treat cellulite?', 'I want to lose belly fat', 'Do you do body contouring?'],
  },
  '/spa/corporal#firm-body-up': {
    aliases: [
      'firm_body/butt/buttocks/booty/glute/electrostimulation',
      'body/abdomen/belly/leg/thigh/arm firm/saggy/sagging/loose/tighten/toning/tone',
    ],
    questions: ['What do you do for saggy arms?', 'Do you have a butt lift?', 'How can I tone my legs?'],
  },
  '/spa/corporal#detox-balance': {
    aliases: [
      'detox/lymphatic/drainage/pressotherapy/body_wrap/clay_wrap/fluid_retention',
      'tired/heavy leg',
      'relax/relaxing',
      'massage',
    ],
    questions: ['Do you do lymphatic drainage?', 'I would like a relaxing massage', 'My legs feel heavy'],
  },
  '/spa/laser': {
    aliases: ['laser'],
    questions: ['What lasers do you have?', 'Do you do laser treatments?', 'What is the laser spa for?'],
  },
  '/spa/laser#smooth-hair-free': {
    aliases: [
      'smooth_hair/brazilian',
      'hair removal/reduction',
      'laser/unwanted/body/facial hair',
      'laser underarm/armpit/leg/beard/bikini/blond/blonde',
    ],
    questions: [
      'Do you do laser hair removal?',
      'How many laser sessions do I need for my underarms?',
      'Does laser work on blond hair?',
    ],
  },
  '/spa/laser#clear-skin-laser': {
    aliases: ['clear_skin', 'laser scar/mark/pore/texture/acne/resurfacing/rejuvenate'],
    questions: [
      'Do you do laser for acne scars?',
      'Does laser help with pores?',
      'Which laser improves texture?',
    ],
  },
  '/spa/laser#lift-lux-therapies': {
    aliases: [
      'lift_lux/liftlux',
      'neck/double_chin/jowl/jawline loose/sagging/saggy/firm/tighten/lift/laxity/skin',
      'double_chin/jowl',
      'sagging/saggy/loose/laxity/tighten skin/face/facial/cheek',
    ],
    questions: [
      'What is there for a double chin?',
      'The skin of my neck is loose',
      'How do you treat sagging?',
    ],
  },
};
