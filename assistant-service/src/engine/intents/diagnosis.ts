import { pattern, source, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

const lesion = source`
  lunar(?:es)?|mancha|mancha blanca|bult(?:o|ito)s?|bol(?:a|ita)s?|masa|gran(?:o|ito)s?|ronchas?|
  brotes?|sarpullido|heridas?|ampollas?|llagas?|verrugas?|quistes?|pepitas?|erupcion|hongos?|
  costras?|lesion(?:es)?|ulceras?|nacidos?|moles?|spots?|lumps?|bumps?|rash(?:es)?|sores?|wounds?|
  blisters?|warts?|cysts?|patch(?:es)?|growths?|scabs?|ulcers?|hives`;
const disease = source`
  cancer\w*|melanoma|malign[oa]|grave|mal[oa]|peligros[oa]|contagi\w+|herpes|sarna|psoriasis|
  rosacea|dermatitis|vitiligo|lupus|hongos?|alergia|varicela|infeccion|infectad[oa]|melasma|eccema|
  urticaria|culebrilla|malignant|serious|dangerous|scabies|eczema|fung(?:us|al)|an allergy|infected|
  infection|chickenpox|shingles|ringworm`;
const medicine = source`
  medicamentos?|medicinas?|pastillas?|tabletas?|isotretinoina|roa?ccutan\w*|antibioticos?|
  cortico\w+|minoxidil|finasteri\w+|cortisona|tretinoina|prednis\w+|anticoagulantes?|aspirin\w*|
  warfarina|ibuprofeno|loratadina|metotrexato|methotrexate|ketoconazol\w*|clotrimazol\w*|
  betametasona|hidroquinona|anticonceptiv\w+|antialergic\w+|antihistamin\w+|acetaminofen|aciclovir|
  ivermectin\w*|espironolactona|spironolactone|doxicicl\w+|doxycycl\w+|medications?|medicines?|
  pills?|tablets?|isotretinoin|accutane|antibiotics?|steroids?|cortisone|tretinoin|blood thinners?|
  ibuprofen|hydroquinone|birth control`;
const serves = source`
  ofrecen|manejan|tienen|hacen|venden|realizan|tratan|atienden|ustedes|servicios?|tratamientos?|
  productos?|quitan|quitar\w*|eliminan|eliminar\w*|retiran|retirar\w*|sacar\w*|borrar\w*|comprar|
  crema para|recomiendan|offer|treat|treatments?|services?|products?|remov\w+|sell|get rid|
  do you (?:do|have)`;

/** What only an examination can answer: what it is, whether it is bad, what to take, whether it is safe for one. */
export const diagnosis: readonly IntentRule[] = [
  {
    intent: 'diagnosis',
    says: [
      pattern`
        \b(?:que|cual) (?:enfermedad |problema |cosa )?(?:es lo que )?(?:tengo(?! (?:que|derecho|
        pensado|\d|una? (?:pregunta|duda|cita|consulta|inquietud)))|tendre|tiene mi|me (?:paso|pasa|
        salio|esta (?:saliendo|pasando))|sera (?:esto|eso|que)|es esto|es eso que|puede ser|
        podria ser|seria)\b(?! que (?:llevar|traer|hacer|pagar)| para)`,
      pattern`
        \b(?:cree|creen|crees|piensa|piensan|opina|le parece|sera|crea) (?:usted |ustedes )?que (?:\w+ )?(?:sea|
        es|tenga|tengo|puede|dio|son)\b|\bque sera\b|\b(?:soy|estoy|sere) alergic[oa]\b|
        \bam i allergic\b|\b(?:do you think|sounds like|seems like) (?:it|this|i|that|my|an?)\b|
        \bcould i have\b|\bmight i have\b|\btell me what (?:this|it|is|that|my)\b|\bwhat s (?:wrong|
        this|causing|happening|going on)\b|\bwhat (?:could|might) (?:be )?caus\w+`,
      pattern`
        \b(?:que|cual|algun|con que) (?:\w+ )?(?:remedio|medicina|pomada|unguento|antialergic\w+|
        droga|pastillas?)\b|\b(?:what|which|any) (?:\w+ )?(?:ointment|remedy|medicine|medication|
        pills?)\b|\bcon que (?:se )?(?:me )?(?:quit\w+|cur\w+) (?:el|los|la|las|un|una|mi|este|esta|
        me) ?(?:hongo|sarna|alergia|infeccion|herpes|brote|sarpullido)\w*`,
      pattern`
        \bdiagnos\w+|\b(?:que|de que) enfermedad\b|\bestoy enferm[oa]\b|\bque me (?:pasa|paso|
        salio)\b`,
      pattern`
        \b(?:diga|digame|decir|decirme|dice|dicen|diagan|digan|saber) (?:\w+ ){0,2}(?:que|
        si) (?:\w+ ){0,2}(?:es|tengo|sera|tiene)\b(?=.*\b(?:lunar|mancha|grano|brote|roncha|piel|
        foto|bulto|esto|tengo)\b)`,
      [
        word`es|sera|seran|son|parece|puede ser|podria ser|tendre|si|seria|o es`,
        pattern`
          \b(?:es|sera|seran|son|parece|ser|tendre|tengo|seria|o|is it|could (?:it|this) be|
          might be|looks like|i have|is this|be) (?:muy |un |una |de |algo |a |an |just |something |skin )*(?:${disease})\b`,
      ],
      pattern`
        \b(?:is it|is this|is my \w+|could it be|could this be|might be|might it be|looks like|
        i have|do i have|is a \w+) (?:a |an |just |something |really |skin )*(?:${disease})\b`,
      pattern`
        \bwhat (?:\w+ )?(?:is this|is that|do i have|have i got|could (?:this|it) be|might (?:this|
        it) be|is wrong with|is it)\b(?! (?:for|like|called|about|treatment|made))`,
      pattern`
        \bwhat i have\b|\bis (?:it|this|that|my \w+) (?:normal|bad|serious|cancer)\b|\b(?:es|sera|
        eso es|esto es) (?:normal|malo|grave|peligroso|preocupante)\b`,
      /\bwhat (?:should|can|do|could) i (?:take|apply|put)\b(?! (?:off|out|down))/,
      pattern`
        \b(?:what should i|what can i|can you (?:give|prescribe|
        recommend) (?:me )?(?:\w+ )?)(?:take|apply|put|give|prescribe)?\b.*\b(?:for my|on my|
        itch\w*|rash|infection|allergy|hives|fungus)\b`,
      /\b(?:que|cual) \w+ (?:me |le )?(?:unto|aplico|tomo|puedo (?:tomar|untar|aplicar)\w*)\b/,
      pattern`
        \bque (?:me |le )?(?:tomo|unto|aplico|receta\w*|(?:puedo|debo|podria|puede) (?:tomar\w*|
        untar\w*|aplicar\w*|echar\w*))\b`,
      pattern`
        \bque (?:me )?(?:pongo|echo) (?:para|en|si|cuando)\b(?!.*\b(?:venden|champu|crema|
        producto)\b)`,
      /\b(?:me|le|nos) (?:puede[ns]? )?(?:formula|receta)[nr]?\b/,
      pattern`
        \b(?:me |le )?(?:recet(?:ar|arme|eme|e|en|an|arian)|formul(?:ar|arme|eme|en|an|arian)|
        formula medica)\b(?! de| con)|\breceta medica\b|\bme recetan?\b|\bprescri(?:be|ption)\b|
        \bdosis\b|\bdos(?:e|age)s?\b|\b\d+ ?mg\b`,
    ],
    unless: pattern`
        \b(?:que|what) (?:es|is) (?:el|la|un|una|los|las|the|a|an) |\bno tengo (?:formula|receta)|
        resultados?\b.*\bbiopsia|cuant[oa]s?\b.*\bnormal|how (?:much|many)\b.*\bnormal|(?:pelo|
        cabello|hair)\b.*\bnormal\b(?!.*enferm)|\bnormal\b.*\b(?:pelo|cabello|hair)\b(?!.*enferm)`,
  },
  {
    intent: 'diagnosis',
    says: [
      [
        word`${medicine}`,
        word`
          puedo|debo|dejo|dejar|suspend\w*|seguir|sigo|tomo|tomando|tomar|toma|uso|usar|estoy|sirve|
          sirven|mejor|recomiend\w*|mezclar|combinar|que|cual|cuanto|can|should|stop|keep|taking|
          take|use|using|which|what|on|am|safe|does|do|many|much|mg`,
      ],
      pattern`
        \b(?:embarazad[ao]|embarazo|gestante|lactancia|lactando|lactante|amamant\w+|dando (?:pecho|seno|teta)|dar seno|
        doy pecho|buscando (?:bebe|embarazo|quedar)|trying to (?:conceive|get pregnant)|pregnan\w+|
        breast ?feed\w*|nursing my)\b`,
      [
        /\b(?:fotos?|imagen|imagenes|selfie|photos?|pictures?|pics?)\b/,
        word`
          lunar|mancha|piel|brote|grano|cara|tengo|dice|digan|decir\w*|que es|opin\w+|diga\w*|
          diagn\w*|revis\w+|mirar|vean|mole|spot|rash|skin|tell|what|look`,
      ],
    ],
    // Nobody gets a prescription by asking what the shop has.
    unless: word`
      venden|privacidad|manchas? de(?:l)? embarazo|(?:dejo|por|con) el embarazo|
      despues del? (?:embarazo|parto)|after (?:my )?pregnancy|antes y despues|before and after|
      resultados|guardan|fotos? de (?:la clinica|ustedes|resultados)|pagin?a|sell|do you keep`,
  },
  {
    intent: 'diagnosis',
    says: [
      pattern`
        \b(?:me|le|nos) (?:pican?|picando|arden?|ardiendo|duelen?|doliendo|sangran?|supuran?|salio|
        salieron|salido|aparecio|aparecieron|broto|broté|queme|quemo|esta (?:saliendo|picando|
        ardiendo|doliendo)|estan (?:saliendo|picando))\b`,
      pattern`
        \b(?:tengo|tiene|mi|este|esta|estos|estas|unas?|unos|i have|i ve got|i got|there is|
        there are|my|this|these|has|have) (?:\w+ ){0,3}(?:${lesion})\b`,
      pattern`
        \btengo (?:\w+ ){0,2}(?:comezon|picazon|ardor|rasquina|rasquiña|irritacion)\b|\b(?:rasquina|
        comezon|picazon)\b`,
      /\b(?:sangre|pus)\b.*\b(?:lunar|grano|bulto|mole)|\b(?:blood|pus)\b.*\b(?:mole|spot|lump)/,
      pattern`
        \b(?:lunar|mancha|grano|bulto|mole|spot|lump)\b.*\b(?:cambio|cambiado|crecio|crece|
        creciendo|sangra|pica|irregular\w*|changed|growing|grew|bleeds|bleeding|itch\w*)\b`,
      pattern`
        (?<!\b(?:does|will|do|did|would|should|if) )\b(?:it|my \w+|skin|scalp) (?:itch(?:es|ing)?|
        hurts?|burns?|bleeds?|is (?:itch\w*|burning|bleeding|peeling|sore|red))\b|\bi (?:am|
        m) (?:so )?itchy\b`,
    ],
    unless: word`
      ${serves}|envio|pedido|razor|cicatri\w+|queloides?|keloids?|frasco|producto|antes de|
      cuanto (?:cuesta|vale)|(?<!(?:me|le) )duelen? (?:el|la|los|las)|quiero|quisiera|manchas en|
      por ?que (?:me )?(?:sale|salio|salen|salieron|da)`,
  },
  {
    intent: 'diagnosis',
    says: [
      // What somebody with an illness may have done is for whoever examines them.
      [
        word`
          diabet\w+|lupus|hipertens\w+|epilep\w+|marcapasos|quimioterapia|autoinmun\w+|hemofil\w+|trombosis|
          hipotiroid\w+|vih|coagulacion|pacemaker|chemo\w*|autoimmune|heart (?:condition|disease)|hiv|
          blood clots?`,
        word`puedo|podria|puede|debo|seguro|riesgo|can|could|safe|should|ok`,
      ],
      [
        word`minoxidil|finaster\w+|retinoides?|antibioticos?|antibiotics?`,
        word`cuant\w+|how many|how much|gotas|drops`,
      ],
      word`algo raro|something (?:weird|strange|odd|off)|any idea what|alguna idea`,
      pattern`\bweird (?:\w+ )?(?:patch|spot|bump|rash|mark|thing)|\bany idea\b`,
      word`my (?:rash|lump|sore|hives)|(?:mi|este|un) (?:brote|sarpullido)`,
      pattern`
        \b(?:tengo|tiene|me salio|me salieron|le salieron|aparecieron) (?:\w+ ){0,3}(?:ronchit|puntic|puntit|
        bultic|manchit|verruguit|granit|llaguit)\w+`,
    ],
    unless: word`ofrecen|manejan|tratan|hacen|venden|quit\w+|elimin\w+|recomiend\w+|do you (?:treat|offer)|llena de granitos`,
  },
  {
    intent: 'diagnosis',
    says: [
      [
        word`que|cual|cuales|con que|como|what|which|how`,
        word`crema|pomada|gel|champu|jabon|remedio|echo|pongo|unto|aplico|trato|curo|cream|ointment|use|put|apply|treat|cure`,
        word`
          hongos?|dermatitis|psoriasis|herpes|sarna|eccema|eczema|infeccion|urticaria|vitiligo|fungus|ringworm|
          scabies|rash|hives|shingles|infection|impetigo|culebrilla|celulitis infecciosa`,
        word`mi|mis|me|le|este|esta|el|la|los|las|un|una|my|this|an?|i`,
      ],
      word`hidrocort\w+|hydrocort\w+|clindam\w+|azitromicina|fluconazol\w*|terbinafin\w+|permetrin\w*|permethrin|cetiri\w+|dexameta\w+|amoxicil\w+|clobetasol`,
      [
        word`puedo|se puede|podria|can i|could i|should i|is it safe|safe`,
        word`si (?:tengo|tomo|sufro|padezco)|if i (?:have|take|had|suffer)|tengo|nursing|con`,
        word`herpes|psoriasis|dermatitis|lupus|cancer|vitiligo|eccema|eczema|queloides?|infeccion|nursing|infection`,
      ],
    ],
    unless: word`
      venden|tienen|ofrecen|manejan|tratan|hacen|ustedes|sell|offer|do you|quiero|cita|consulta|appointment|consultorio`,
  },
];
