import type { KnowledgeWords } from '#content/types.ts';

/** How visitors speak of dermatology, and what they ask. */
export const knowledge: KnowledgeWords = {
  '/precios': {
    about: 'practice',
    aliases: ['list/table/all price', 'rates', 'pay when/advance'],
    questions: [
      'Where can I see all prices?',
      'Do you have a price list?',
      'When do I pay for each session?',
    ],
  },
  '/dermatologia/clinica': {
    aliases: [
      'clinical dermatology',
      'service',
      'technology',
      'skin disease/condition',
      'electrosurgery/electrocautery/liquid_nitrogen/nitrogen/cryotherapy/cryosurgery/freeze/freezing',
      'dermoscopy/dermatoscopy/dermatoscope',
    ],
    questions: ['What services do you have?', 'What is clinical dermatology?', 'Do you use liquid nitrogen?'],
  },
  '/dermatologia/clinica#consulta': {
    aliases: [
      'dermatology/dermatologist consultation/appointment/visit/see',
      'psoriasis/rosacea/dermatitis/vitiligo/hives/eczema/fungus/fungal/herpes/allergy/allergic/lupus/scabies/folliculitis/keratosis/ingrown',
      'nail',
      'mole',
      'skin check',
      'child/children/kid/baby/babies/teen/teenager/minor/underage/daughter/son',
    ],
    questions: [
      'Do you see children?',
      'Do you treat psoriasis and rosacea?',
      'Do you look at nails?',
      'How long is a consultation?',
    ],
  },
  '/dermatologia/clinica#control': {
    aliases: [
      'follow_up/followup/checkup/check_up',
      'second appointment/visit',
      'when come_back',
      'check/map/mapping mole',
    ],
    questions: ['When should I come back?', 'Do you do mole mapping?', 'What is a follow-up visit like?'],
  },
  '/dermatologia/clinica#reseccion-lesiones': {
    aliases: [
      'mole/wart/cyst/skin_tag/lump/growth/lipoma remove/removal/surgery/excise/excision/cut/freeze/get_rid/take_off/taken_off/off',
      'wart/cyst/lipoma/skin_tag/fibroma/fatty_lump',
      'surgery/stitches mole/skin/lesion/cyst',
      'resection',
    ],
    questions: ['Do you remove moles?', 'How do you take off warts?', 'Can you remove a cyst?'],
  },
  '/dermatologia/clinica#infiltracion-medica': {
    aliases: [
      'keloid/hypertrophic/infiltration/areata',
      'scar raised/thick/bumpy',
      'injection/inject/shot/steroid scar/patch/hair/acne/nodule/cystic/alopecia',
      'patch/bald_spot hair/beard/bald',
    ],
    questions: [
      'What do you do for keloids?',
      'I have a raised scar, can it be injected?',
      'I have a bald patch in my beard',
    ],
  },
  '/dermatologia/clinica#biopsia-piel': {
    aliases: ['biopsy/pathology'],
    questions: [
      'Do you do skin biopsies?',
      'How long does a biopsy result take?',
      'Will I have stitches after a biopsy?',
    ],
  },
  '/dermatologia/estetica': {
    aliases: [
      'aesthetic/cosmetic dermatology/procedure/treatment',
      'aesthetic/wrinkle/rejuvenate/rejuvenation/antiaging/anti_aging/dark_circle/sagging/biostimulator/collagen/fine_line/jawline/smoker',
      'look younger/rested/natural',
      'hand look/old/aging',
      'device/machine',
      'radiofrequency/rf needle/needling/microneedling',
      'pulsed_light/ipl',
      'fractional laser',
      'minor/teen/teenager/daughter/son/age/old botox/filler/lip/laser/aesthetic',
    ],
    questions: [
      'What do you do for wrinkles?',
      'What can be done about dark circles?',
      'From what age do you do aesthetic procedures?',
      'Do you have radiofrequency with needles?',
    ],
  },
  '/dermatologia/estetica#toxina-botulinica': {
    aliases: [
      'botox/toxin/botulinum/dysport/xeomin/bruxism',
      'crow_s_feet/crows_feet',
      'frown/forehead/expression line',
    ],
    questions: [
      'How long does botox last?',
      'Do you inject toxin in the forehead?',
      "What do you do for crow's feet?",
    ],
  },
  '/dermatologia/estetica#acido-hialuronico': {
    aliases: [
      'filler/cheek/nasolabial/juvederm/restylane/hyaluronidase',
      'lip augmentation/injection/bigger/fuller/plump/volume/enhance',
      'hyaluronic inject/injected/injection/lip/dissolve/last',
    ],
    questions: ['How long do lip fillers last?', 'I want fuller lips', 'Can hyaluronic acid be dissolved?'],
  },
  '/dermatologia/estetica#radiesse': {
    aliases: ['radiesse/hydroxyapatite/hydroxylapatite'],
    questions: [
      'What is Radiesse?',
      'How long does Radiesse last?',
      'Do you inject calcium hydroxylapatite?',
    ],
  },
  '/dermatologia/estetica#harmonyca': {
    aliases: ['harmonyca/harmonica'],
    questions: ['What is Harmonyca?', 'How many sessions of Harmonyca do I need?', 'Who is Harmonyca for?'],
  },
  '/dermatologia/estetica#skin-booster': {
    aliases: ['skin booster', 'skinbooster/skinvive/profhilo', 'injectable moisturizer/hydration'],
    questions: [
      'What is a skin booster?',
      'Do you do injectable hydration?',
      'How long does a skin booster last?',
    ],
  },
  '/dermatologia/estetica#hilos-pdo': {
    aliases: ['thread/pdo/polydioxanone'],
    questions: [
      'Do you do thread lifts?',
      'How long do threads last?',
      'What is the recovery from PDO threads?',
    ],
  },
  '/dermatologia/estetica#microneedling': {
    aliases: [
      'microneedling/dermapen/dermaroller/micro_needling',
      'stretch mark',
      'pore open/large/enlarged/visible',
      'scar/mark/pitted acne/pimple/face',
    ],
    questions: [
      'Do you do microneedling?',
      'What is there for stretch marks?',
      'How do you treat acne scars?',
    ],
  },
  '/problemas': {
    aliases: ['conditions list/all/which', 'by condition'],
    questions: [
      'Which skin conditions do you care for?',
      'Where do I look by what I have?',
      'What problems do you treat?',
    ],
  },
  '/problemas/acne': {
    aliases: ['acne could_be/signs', 'pimples could_be/why/treat/treatment'],
    questions: [
      'What could these pimples be?',
      'When should I see a doctor about acne?',
      'How do you treat acne at the clinic?',
    ],
  },
  '/problemas/manchas': {
    aliases: ['dark spots could_be/treat/treatment', 'melasma treatment/cost/price/charge'],
    questions: [
      'What could the spots on my face be?',
      'How much does it cost to treat melasma?',
      'Which treatments do you do for dark spots?',
    ],
  },
  '/problemas/caida-del-cabello': {
    aliases: ['hair loss could_be/treat/treatment'],
    questions: [
      'Which treatments are there for hair loss?',
      'What causes hair loss?',
      'When should I see a doctor about hair loss?',
    ],
  },
  '/problemas/lunares': {
    aliases: ['moles watch/could_be/signs', 'melanoma'],
    questions: [
      'Which moles should be watched?',
      'How do I check my moles at home?',
      'When should I see a doctor about a mole?',
    ],
  },
  '/problemas/rojeces': {
    aliases: ['redness face/cheeks/nose/skin', 'red face', 'rosacea could_be/treat/treatment'],
    questions: ['Why is my face red?', 'What do you do for rosacea?', 'Do you treat red veins on the nose?'],
  },
  '/problemas/cicatrices': {
    aliases: ['scar kinds/could_be/treat/treatment/improve/remove'],
    questions: [
      'What can be done about a scar?',
      'Which kinds of scars are there?',
      'Do you treat surgical scars?',
    ],
  },
  '/problemas/vello': {
    aliases: ['hair new/hormones/excess face', 'hirsutism', 'ingrown hair'],
    questions: [
      'Why did I get hair on my face?',
      'What can I do about ingrown hairs?',
      'Do you treat hirsutism?',
    ],
  },
  '/problemas/unas': {
    aliases: ['nail could_be/changes/band/line', 'nail fungus'],
    questions: [
      'What could a dark line in the nail be?',
      'Do you treat nail fungus?',
      'Why do my nails split?',
    ],
  },
};
