import type { IntentRule } from './types.ts';

const lesion =
  'moles?|spots?|lumps?|bumps?|rash(?:es)?|sores?|wounds?|blisters?|warts?|cysts?|patch(?:es)?|growths?|scabs?|lesions?|ulcers?|pimples?|hives';
const disease =
  'cancer|cancerous|melanoma|malignant|serious|dangerous|contagious|herpes|scabies|psoriasis|rosacea|dermatitis|eczema|vitiligo|lupus|fungus|fungal|an allergy';
const medicine =
  'medication|medicine|pills?|isotretinoin|accutane|roaccutane|antibiotics?|steroids?|cortisone|minoxidil|finasteride|retinol|tretinoin';

/** English messages, in the order of the Spanish ones. */
export const rulesEn: readonly IntentRule[] = [
  {
    intent: 'emergency',
    says: [
      /\b(?:emergency|emergencies|(?:is|very|it s) urgent|ambulance|anaphyla\w+|help me now)\b/,
      /\b(?:can t|cannot|can not|cant|hard to|trouble|difficulty|struggling to) (?:breathe|breathing)\b|\bshort(?:ness)? of breath|\bchok(?:e|ing)\b/,
      /\b(?:lips?|tongue|throat|face) (?:is|are|has|have|got)? ?(?:\w+ )?(?:swelling|swollen|swelled)|swollen (?:lips?|tongue|throat|face)|swelling (?:of|in) (?:my |the )?(?:lips?|tongue|throat|face)/,
      /\ballergic reaction|allergic shock|severe allergy/,
      /\b(?:won t|will not|wont|doesn t|can t) stop (?:the )?bleeding|bleeding (?:a lot|heavily|badly|non ?stop)|hemorrhag/,
      /\b(?:faint(?:ed|ing)?|passed out|unconscious|seizures?|convulsi\w+)\b/,
      /\b(?:severe|serious|bad|chemical|third degree) burn|chest pain|pain in (?:my |the )?chest|heart attack/,
      /\b(?:lost|losing) (?:my )?(?:sight|vision)|can(?: ?not|t| t) see\b|blurr(?:y|ed) vision/,
      /\bsuicid|kill myself|want to die|hurt myself|overdose|poison/,
      /\bfever\b.*\b(?:rash|hives|spots?|pus|wound)|\b(?:rash|hives|spots?|pus|wound)\b.*\bfever\b/,
      /\b(?:bitten|bite|stung|sting)\b.*\b(?:snake|scorpion)/,
    ],
  },
  {
    intent: 'diagnosis',
    says: [
      /\bwhat (?:is this|do i have|have i got|could (?:this|it) be|might (?:this|it) be|is wrong with)\b/,
      /\bdiagnos\w+\b/,
      new RegExp(
        `\\b(?:is it|is this|could it be|might be|looks like|i have|do i have) (?:a |an )?(?:${disease})\\b`,
      ),
      /\bis (?:it|this|that) normal\b/,
      /\bwhat (?:should|can|do) i (?:take|apply|put|use) (?:for|on|to)\b|\bprescri\w+\b|\bdos(?:e|age)\b/,
      new RegExp(`\\b(?:can|should|may|stop|keep) (?:i )?(?:\\w+ ){0,3}(?:${medicine})\\b`),
      /\b(?:pregnant|pregnancy|breastfeeding)\b|\b(?:photo|picture)s?\b.*\b(?:mole|spot|rash|skin)/,
    ],
  },
  {
    intent: 'diagnosis',
    says: [
      new RegExp(`\\b(?:i have|i ve got|i got|there is|my|this|these) (?:\\w+ ){0,2}(?:${lesion})\\b`),
      /\b(?:it|my \w+|skin) (?:itch(?:es|ing)?|hurts?|burns?|bleeds?|is (?:itchy|burning|bleeding|peeling|sore))\b|\bi (?:am|m) itchy\b/,
    ],
    unless: /\b(?:do you (?:offer|treat|have|do|sell|remove)|services?|treatments?|products?|remov\w+)\b/,
  },
  {
    intent: 'price',
    says: [
      /\bhow much\b(?! (?:time|pain|downtime))|\b(?:price[sd]?|pricing|costs?|rates?|fees?|quotes?|discounts?|promotions?|cheap\w*|expensive)\b/,
    ],
  },
  {
    intent: 'payment',
    says: [
      /\b(?:payment|pay|paying)\b|\b(?:credit|debit) cards?\b|\b(?:accept|take) (?:\w+ ){0,2}(?:cash|cards?|visa|mastercard|amex)\b/,
      /\b(?:instal+ments?|financing|bank transfer|nequi|daviplata|pse|visa|mastercard)\b/,
    ],
    unless: /\bpay attention\b/,
  },
  {
    intent: 'contact',
    says: [
      /\b(?:cancel\w*|reschedul\w+|change|move|postpone) (?:\w+ ){0,2}(?:appointment|booking|visit|assessment)\b/,
    ],
  },
  {
    intent: 'hours',
    says: [
      /\b(?:opening|business|working|office) (?:hours|times)\b|\byour hours\b|^hours$|\bwhat (?:time|hours|days)\b|\bschedule\b(?! (?:an?|my|the|your) )/,
      /\b(?:are you|you are|you) (?:open|closed)\b|\b(?:do|when do) you (?:open|close)\b|\b(?:sundays?|holidays|weekends?)\b/,
    ],
  },
  {
    intent: 'address',
    says: [
      /\b(?:address|location|located|directions)\b|\bwhere (?:are you|is (?:the|your) (?:clinic|office|spa|place)|can i find you)\b|\b(?:get|go) to (?:the|your) (?:clinic|office)\b/,
    ],
    unless: /\be ?mail\b/,
  },
  {
    intent: 'booking',
    says: [
      /\b(?:book|booking|reserve|reservation)\b/,
      /\b(?:make|schedule|get|set up|request|want|need|have|like) (?:\w+ ){0,3}(?:appointment|assessment|consultation|visit)\b|^(?:appointments?|assessment)$/,
      /\b(?:any|have) (?:\w+ )?(?:availability|appointments?|openings)\b/,
    ],
    unless:
      /\b(?:referral|referred|insurance|doctor s order|bring|prepare|without an appointment|cancel\w*|reschedul\w*|postpone|change|move|how long|first|hurt)\b/,
  },
  {
    intent: 'contact',
    says: [
      /\b(?:phone|telephone|whats ?app|e ?mail|contact|call you|your number)\b/,
      /\b(?:speak|talk|chat) (?:to|with) (?:\w+ )?(?:someone|somebody|person|human|agent|advisor|doctor|you)\b|\bhuman\b/,
    ],
  },
  {
    intent: 'identity',
    says: [
      /\bare you (?:an? )?(?:\w+ )?(?:robot|bot|machine|person|human|real|ai)\b|^who are you$|\byour name\b/,
    ],
  },
  { intent: 'thanks', says: [/\b(?:thanks|thank you|thx|bye|goodbye|perfect|great)\b/] },
  { intent: 'greeting', says: [/\b(?:hello|hi|hey|good (?:morning|afternoon|evening)|greetings)\b/] },
];
