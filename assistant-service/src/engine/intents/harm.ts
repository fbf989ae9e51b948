import { pattern, source, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

const filler = source`
  rellen\w+|hialuronic\w*|hyaluronic|inyect\w+|inyeccion(?:es)?|fillers?|inject\w+|botox|toxina|hilos|threads?`;
const skinAlarm = source`
  blanc[oa]s?|palid[oa]s?|morad[oa]s?|negr[oa]s?|gris(?:es|acea|aceo)?|azul(?:ad[oa])?|fri[oa]|
  white|pale|blanch\w*|purple|dusky|mottled|black|gr[ea]y|blue|bluish|cold`;
const skinMark = source`
  llagas?|sores|brot\w+|ronch\w+|manch\w+|pus|heridas?|sarpullido|ampoll\w+|roj[oa]s?|calientes?|rash|hives|
  spots?|wounds?|blister\w*|patch\w*|red|hot`;
const fever = source`fiebre|calentura|escalofrios?|fever|feverish|high temperature|chills`;
const eaten = source`
  cremas?|gel(?:es)?|champu|shampoo|jabon|locion|producto|perfume|bloqueador|protector|sueros?|
  aceite|frasco|pastillas?|medicamentos?|remedio|alcohol|acido|cloro|detergente|creams?|lotion|soap|
  product|sunscreen|serum|oil|pills?|medicine|bottle|acid|bleach|
  vaselina|tarro|pomada|limpido|acetona|removedor|veneno|toothpaste|perfume|whole`;
const hotThing = source`
  aceite|agua hirviendo|agua caliente|hirviendo|hirviente|acido|quimic\w+|plancha|horno|estufa|sopa|
  cafe|cera|exosto|limpido|clorox|candela|fuego|vapor|gasolina|polvora|cloro|peeling|laser|
  electric\w*|wax|iron|stove|oven|coffee|tea|soup|exhaust|boiling|hot oil|hot water|acid|chemical|fire|steam|bleach|peel`;

/** What burns, injections, fevers, something swallowed or despair can do. Part of the emergencies. */
export const harm: readonly IntentRule[] = [
  {
    intent: 'emergency',
    says: [
      pattern`
        \b(?:quemaduras?|burns?) (?:muy )?(?:grave|fuerte|severa|profunda|de tercer|de segundo|
        quimica)|\b(?:severe|serious|bad|deep|chemical|third degree|second degree) burn`,
      [
        pattern`
          \b(?:quem(?:e|o|ada|ado|aron|adura|aduras|ando)|burned|burnt|(?:a|my|got|have|
          bad) (?:\w+ )?burns?|scald\w*)\b`,
        word`${hotThing}|ampollas?|blisters?|enormes?|huge`,
      ],
      [
        word`${filler}`,
        word`${skinAlarm}`,
        word`
          labios?|piel|zona|nariz|frente|mejilla|pomulo|area|lips?|skin|nose|forehead|cheek|cara|
          se (?:puso|esta poniendo|me puso)|turn\w*|went|quedo`,
      ],
      [
        word`${filler}`,
        pattern`
          \b(?:dolor (?:muy )?(?:intenso|fuerte|insoportable|terrible)|duele (?:mucho|muchisimo|
          demasiado)|(?:severe|intense|unbearable|terrible|extreme) pain|really hurts|
          hurts (?:a lot|so much|badly))\b`,
        word`${skinAlarm}|ayer|hoy|anoche|yesterday|today|last night|hace (?:un|dos|pocos|unas)`,
      ],
      [
        /\b(?:piel|skin)\b/,
        pattern`
          \b(?:pela|pelando|despelleja\w*|desprend\w+|cae a pedazos|cayendo|levanta\w*|peel(?:s|ing|
          ed)?|falling off|coming off|slough\w*)\b`,
        word`
          ${fever}|ampollas?|blisters?|medicamentos?|medicina|pastillas?|antibiotico|llagas|boca|
          mouth|medication|medicine|pills?|antibiotic|sores`,
      ],
      [word`${fever}`, word`${skinMark}`],
      [
        /\b(?:ronchas?|brotes?|hives|rash|sarpullido)\b/,
        pattern`
          \b(?:mare\w+|vomit\w+|dizz\w+|light ?headed|faint|palpitaciones|taquicardia|
          todo el cuerpo y)\b`,
      ],
      [
        /\b(?:labios?|lips?|nariz|nose)\b/,
        pattern`
          \b(?:blanc[oa]s?|palid[oa]s?|negr[oa]s?|morad[oa]s?|white|pale|black|purple|blue|
          gr[ea]y)\b`,
        pattern`
          \b(?:dolor|duelen?|fri[oa]s?|dormid[oa]s?|hurts?|pain\w*|cold|numb|ayer|anoche|yesterday|
          last night|hours?|horas)\b`,
      ],
      [
        /\b(?:llagas|ulceras|sores|ampollas|blister\w*)\b/,
        /\b(?:boca|ojos|genitales|mouth|eyes|genitals)\b/,
        word`medicamentos?|medicina|pastillas?|antibiotico|medication|medicine|pills?|antibiotic`,
      ],
      [
        /\b(?:roj[oa]|caliente|red|hot|hinchad[oa]|infectad[oa])\b/,
        /\b(?:extiend\w+|expand\w+|creciendo|spread\w*|subiendo)\b/,
        /\b(?:rapid\w*|fast|quick\w*|por horas)\b/,
      ],
      /\bmanchas? (?:morad|violet|purpur)\w+|\bpurple (?:spots?|rash|blotches)/,
    ],
    unless: word`
      can (?:i|it|you|laser|the) .*burn\w*|risks? of|riesgos? de|puede quemar\w*|(?:poquit[oa]|poco|
      leve|sol|solar|sunburn\w*|little) (?:\w+ ){0,6}(?:gel|crema|producto|venden|despues del sol|
      after sun)`,
  },
  {
    intent: 'emergency',
    says: [
      [
        pattern`
          \b(?:trag(?:o|ue|aron|aste)|tom(?:o|e) (?:muchas|todas|demasiadas|un frasco)|
          took (?:too many|all|a lot of)|drinking|eaten|se (?:lo )?(?:comio|tomo|bebio|chupo)|
          me (?:comi|tome|bebi)|ingiri\w+|swallow(?:ed|s)?|ingest\w+|drank|ate)\b`,
        word`${eaten}`,
      ],
      [
        /\b(?:cayo|entro|salpico|metio|eche|echo|splash\w*|got|went|get)\b/,
        /\b(?:ojos?|eyes?)\b/,
        word`
          acido|quimic\w*|cloro|limpido|clorox|producto|crema|peeling|alcohol|acid|chemicals?|
          bleach|product|cream`,
      ],
      /\b(?:perr[oa]|gato|dog|cat)\b.*\b(?:mordio|bit me)\b/,
      pattern`
        \bsuicid|\b(?:quiero|quisiera|voy a|ganas de|gustaria|pienso en|pensando en|prefiero|
        mejor) (?:\w+ )?(?:morir\w*|matar(?:me)?|desaparecer|muert[oa])\b|\b(?:siento que|me voy a|
        me estoy) (?:me )?(?:muero|morir|muriendo)|\bpara que (?:seguir )?vivir|
        \bsin ganas de vivir|\bno (?:tiene|le veo) sentido (?:a )?(?:la vida|vivir)|\bmatarme|
        \bquitarme la vida|\bacabar con (?:mi vida|todo)|\bhacer(?:me|se) dano|\bcortarme las venas|
        \bno (?:quiero|vale la pena|tengo ganas de|aguanto) (?:seguir )?(?:vivir|viviendo|la vida|
        mas la vida)\b|\bno quiero vivir|\bautolesi`,
      pattern`
        \bkill (?:my|him|her)self|\bwant to die|\b(?:hurt|harm|cut|cutting) myself|\bend (?:my life|
        it all)|\b(?:don t|do not|not) want to (?:live|be alive)|\bself harm|\bbetter off dead|
        \bno reason to live|\bdon t want to be here anymore|\b(?:i m|i am|i feel like) dying\b|
        \bwish i (?:was|were) dead`,
      /\bintoxic|\benvenen|\bsobredosis|\boverdos|\bpoison/,
      pattern`
        \b(?:mordio|mordedura|pico|picadura|picaron|bitten|bite|bit|stung|sting)\b.*\b(?:perr[oa]|
        gato|dog|cat|serpiente|culebra|alacran|escorpion|avispas|snake|scorpion|wasps)\b`,
    ],
  },
  {
    intent: 'emergency',
    says: [
      pattern`
        \b(?:me|se) (?:estoy |esta )?ahog\w+|\b(?:wheez\w+|gasping|scalded)\b|\btight(?:ness)? (?:in (?:my )?)?(?:chest|throat)|
        \b(?:chest|throat) (?:is |feels )?(?:so |very )?tight|\bstruggling for (?:air|breath)|\bno respira\b`,
      pattern`
        \b(?:sigue|siguen|horas|minutos) sangrando|\bstill bleeding|\bbleeding (?:for|since)\b|\b(?:hasn t|not|never) stopped bleeding`,
      pattern`
        \bse me (?:nubl\w+|oscurec\w+|fue) la (?:vista|vision)|\b(?:vista|vision) (?:nublada|oscura)|
        \b(?:i see|seeing) (?:spots|flashes|double|black|stars)|\beye (?:went|is going) (?:dark|black|blind)`,
      pattern`\b(?:no responde|no reacciona|unresponsive|not responding|won t wake up)\b|^urgente?$`,
      word`swallowed|swallows|se trago|me trague|se tragaron|ingirio|ingested`,
      [
        word`hij[oa]s?|bebe|nin[oa]|sobrin[oa]|niet[oa]|toddler|kid|baby|son|daughter|child|accident\w*|accidente|error`,
        word`drank|drunk|ate|eaten|se (?:lo )?(?:comio|tomo|bebio)|me (?:comi|tome|bebi)`,
        word`micelar|micellar|tonico|toner|locion|labial|balsamo|balm|mascarilla|mask|acondicionador|conditioner|quitaesmalte|unguento|ointment|makeup|maquillaje|producto|product|tube|tubo`,
      ],
      [
        word`rellen\w+|fillers?|inyect\w+|inject\w+|inyeccion|hialuronic\w*|hyaluronic`,
        word`insoportable|excruciating|unbearable|agony`,
      ],
      pattern`
        \b(?:tirarme|lanzarme|botarme|colgarme|ahorcarme)\b(?! en)|\bwanna (?:die|kill)|\b(?:not|no) (?:quiero )?(?:existir|exist)\b|
        \bend(?:ing)? it all\b|\b(?:estar|be) (?:muert[oa]|dead)\b|\bno quiero estar (?:aqui|viv[oa])|\bdisappear forever`,
      [
        word`picadura|pico|picaron|mordio|stung|sting|bite|bitten|bit`,
        word`aranas?|spider|medusa|jellyfish|abejas?|bees?|hinch\w+|swell\w*|swollen`,
      ],
    ],
    unless: word`swallowed my pride|hair|cabello`,
  },
  {
    intent: 'emergency',
    says: [
      pattern`
        \bkilling (?:my|him|her)self|\bhurting (?:my|him|her)self|\b(?:isn t|not|no) worth (?:living|it to live)|\bbeen cutting\b(?! (?:my hair|hair|down|back))|
        \bquiero hacer(?:me)? dano|\bme quiero hacer dano|\bno (?:despertar|volver a despertar)|\bmejor no (?:estar|existir|vivir)|
        \blife is (?:pointless|over)|\bdon t want to wake up|\bodio (?:mi|la) vida|\bhate my life`,
      pattern`
        \bno (?:me |le )?para la sangre|\b(?:la )?lengua (?:la siento |esta |se siente )?(?:gorda|gruesa|pesada|dormida)|
        \btongue (?:feels |is )?(?:thick|heavy|numb)|\bcierra el pecho|\bcollapsed\b|\bheart (?:is )?(?:racing|pounding)|\bintoxiqu\w+|
        \bred lines? (?:going|running|up)|\blinea roja\b|\b(?:durmiendo|dormida|paralizando) (?:la )?(?:media )?cara|\bmedia cara\b`,
      pattern`
        \b(?:piel|skin)\b.*\b(?:cayendo (?:en|a) pedazos|cae a tiras|falling off|coming off in)|\btoda la piel\b.*\bpela`,
      [
        word`rellen\w+|fillers?|hialuronic\w*|hyaluronic|inyect\w+|inject\w+|labios?|lips?`,
        word`blanc[oa]s?|oscur\w+|negr[oa]s?|white|dark\w*|black`,
        word`no siento|poniendo|puso|pusieron|turn\w+|went|getting|numb|dormid[oa]s?`,
      ],
      [
        word`hij[oa]s?|bebe|nin[oa]|niet[oa]|sobrin[oa]|toddler|kid|baby|son|daughter|child`,
        word`metio|chupo|lamio|drank|drunk|ate|licked|sucked|comio|tomo|bebio|trago`,
        word`boca|mouth|crema|cream|tubo|tube|wash|gel|champu|shampoo|jabon|soap|suero|serum|aceite|oil|locion|lotion|producto|product|protector|bloqueador|sunscreen`,
      ],
      [
        word`ojos?|eyes?`,
        word`duele\w*|dolor|pain\w*|hurts?|sore`,
        word`laser|rellen\w+|fillers?|botox|inyec\w+|inject\w+|peeling|peel`,
      ],
      [word`bleach|cloro|limpido|acido|acid|lye|soda caustica`, word`burn\w*|quem\w+|arde|ardiendo`],
    ],
    unless: word`labial|lipstick|contorno|proteger|gafas|glasses|goggles|se siente|does it|will it|ojeras|manchas? (?:negras?|oscuras?)`,
  },
];
