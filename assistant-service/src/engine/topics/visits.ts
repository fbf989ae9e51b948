import { pattern, source, word } from '../patterns.ts';
import type { Topic } from './types.ts';

const visit = source`cita|consulta|visita|valoracion|dermatolog\w+|appointment|consultation|visit|assessment`;

/** How a visit goes, what people ask before it, and the clinic itself. */
export const visits: readonly Topic[] = [
  {
    path: '/faq#sin-remision',
    says: [
      word`
        remision(?:es)?|remitid[oa]s?|referid[oa] por|orden (?:medica|de(?:l)? (?:medico|doctor|
        otro|eps|la eps))|autorizacion|particular(?:es|mente)?|eps|prepagad[oa]s?|polizas?|
        seguros? (?:medicos?|de salud)?|aseguradoras?|sura|sanitas|colsanitas|compensar|coomeva|
        medplus|colmedica|convenios?|medico general|referrals?|referred|insurance|health plan|
        doctor s (?:order|referral)|medical order|see a gp|general practitioner|primary care`,
      /\bir(?:se)? direct[oa]\b|\bgo direct(?:ly)?\b/,
    ],
    unless: word`seguro (?:que|de que|hacer)|es seguro|son seguros|seguros para`,
  },
  {
    path: '/blog/primera-consulta#el-dia-de-la-cita',
    says: [
      [
        word`
          maquillad[oa]|maquillaje|esmalte|make ?up|nail polish|ropa|wear|clothes|vestid[oa]|bañ\w+|
          crema puesta`,
        word`${visit}|ir|voy|going|go`,
      ],
      [
        word`
          acompan\w+|acompañ\w+|acompanante|ir con (?:mi|alguien)|bring (?:my|someone|a friend)|
          come with me|companion|silla de ruedas|wheelchair|discapacidad|sord[oa]|deaf|mobility`,
        word`
          ${visit}|mama|papa|espos[oa]|amig[oa]|silla|clinica|clinic|wheelchair|mother|husband|wife|
          friend`,
      ],
      word`
        silla de ruedas|wheelchair|movilidad reducida|what (?:should|do) i wear|naked|undress\w*|
        desnud\w+|como (?:debo )?ir vestid[oa]`,
    ],
    unless: word`laser|botox|rellen\w+|depilacion|peeling|microneedling|permanente`,
  },
  {
    path: '/blog/primera-consulta#antes-de-venir',
    says: [
      [
        /\b(?:llev(?:ar|o|e)|traer|traigo|presentar|documentos?|bring|papers|documents)\b/,
        word`${visit}|primera|first|examenes|resultados|results|exams?`,
      ],
      [/\b(?:prepar\w+|prepare|get ready)\b/, word`${visit}`],
      pattern`
        \bque (?:debo|hay que|tengo que|toca|necesito) (?:llevar|traer)\b|\bwhat (?:should|do|
        must) i (?:need to )?bring\b`,
    ],
    unless: word`laser|depilacion|botox|biopsia|procedimiento`,
  },
  {
    path: '/blog/primera-consulta#que-preguntar',
    says: [
      pattern`
        \bque (?:le )?(?:pregunto|preguntar|debo preguntar|
        preguntas (?:le )?hago)\b.*\b(?:dermatolog|medic|doctor|consulta|cita)|\b(?:what|
        questions) (?:to|should i|can i) ask\b`,
    ],
  },
  {
    path: '/faq#primera-consulta',
    says: [
      [
        word`
          primera (?:cita|consulta|vez|visita|valoracion)|first (?:\w+ )?(?:visit|appointment|
          consultation|time)`,
        word`
          como|que|dura|hacen|pasa|what|how|like|expect|happens?|nerv\w+|es|consiste|cita|consulta|
          visit`,
      ],
      pattern`
        \b(?:como es|en que consiste|que (?:me )?hacen en|como funciona) (?:la|una) (?:consulta|
        cita|valoracion)\b|\bwhat happens (?:in|at|during) (?:a|the|my)\b.*\b(?:consult|appointment|
        visit|assessment)`,
    ],
    unless: word`laser|botox|facial|ritual|spa|depilacion|cuanto (?:dura|se demora)|relleno|hilos`,
  },
  {
    path: '/faq#resultados',
    says: [
      pattern`
        \bresultados?\b(?!.*\b(?:biops|examen|patolog|laborator|fotos?|galeria))|
        \bresults?\b(?!.*\b(?:biops|test|lab|patholog|photos?|pictures|gallery))`,
      pattern`
        \b(?:me )?garantiz\w+|\bguarantee\w*|\b(?:en )?cuanto (?:tiempo )?(?:se (?:ve|ven|nota|
        notan|demora\w* en (?:verse|notarse|hacer efecto))|hace efecto)|\b(?:cuando|
        cuanto tiempo) (?:se )?(?:ven?|notan?|empieza a (?:ver|notar)\w*|veo|
        voy a ver) (?:\w+ )?(?:cambios?|mejoria|efectos?)\b|\bwhen (?:will|do|can) i (?:see|
        notice)\b|\bhow (?:long|soon) (?:until|before|till) i (?:see|notice)`,
    ],
    unless: word`
      antes y despues|before and after|fotos?|photos?|pictures|biops\w+|microneedling|botox|toxina|
      laser|depilacion|hilos|radiesse`,
  },
  {
    path: '/faq#dolor',
    says: [
      pattern`
        \b(?:duelen?|dolera|dolor|doloros[oa]s?|doler|anestesia|hurts?|painful|pain|painless|
        anesthe\w+|sore)\b`,
    ],
    unless: word`
      me duelen?|le duelen?|duele la|my \w+ hurts|cicatriz|dolor de|en el pecho|venden|
      crema anestesica`,
  },
  { path: '/faq', says: [word`preguntas frecuentes|faqs?|frequently asked`] },
  {
    path: '/',
    says: [
      pattern`
        \bantes y despues\b|\bbefore (?:and|&|n) after|\bgaleria\b|\bgallery\b|
        \bfotos? de (?:\w+ ){0,2}(?:resultados|pacientes|casos)|\b(?:testimonios?|opiniones|resenas|
        reviews?|testimonials?)\b|\bmapa corporal\b|\bbody map\b`,
    ],
  },
  {
    path: '/nosotros',
    says: [
      pattern`
        \b(?:mision|vision|valores|filosofia|liderazgo|mission|values|philosophy|leadership|
        your story|about (?:you|us|the clinic)|quienes son|quien es arrayan|sobre (?:ustedes|
        la clinica)|historia de (?:la|ustedes)|nosotros|nombre arrayan|por que (?:se llama\w*|
        el nombre)|why (?:the name|are you called)|principios|diferentes|diferencia de otr[oa]s|
        viene el nombre|cuanto (?:tiempo )?llevan|cuantos anos llevan|desde cuando (?:existen|estan|
        funcionan|abrieron)|cuando (?:abrieron|fundaron|nacio)|trayectoria de la clinica|fundad\w+|
        fundo|fundaron|founded|how long have you been)\b`,
    ],
    unless: word`borrosa|vision doble|blurr\w+|precio`,
  },
];
