import { pattern, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

/** Wishes that the clinic’s settings answer. Cancelling a visit is not booking one: that rule stands first. */
export const facts: readonly IntentRule[] = [
  {
    intent: 'contact',
    says: [
      pattern`
        \b(?:cancel\w+|reprogram\w+|reagend\w+|aplaz\w+|cambi\w+|mover|correr|posponer|modificar|
        anular) (?:\w+ ){0,5}(?:citas?|turno|valoracion|consulta|hora)\b|
        \bcitas? (?:\w+ ){0,3}(?:cancel\w+|reprogram\w+|aplaz\w+)\b|^(?:\w+ ){0,3}(?:cancelar|
        reprogramar|reagendar)$|\bno (?:puedo|podre|alcanzo a|voy a poder) (?:ir|llegar|asistir)\b`,
      pattern`
        \b(?:cancel\w*|reschedul\w+|re schedule|change|move|postpone|
        push back) (?:\w+ ){0,3}(?:appointment|booking|visit|assessment|consultation)\b|\b(?:can t|
        cannot) make it\b`,
    ],
  },
  {
    intent: 'hours',
    says: [
      pattern`
        \bhorarios?\b|\b(?:a|hasta|desde) que horas?\b|\bque (?:horas?|dias)\b(?! (?:es|puntos))|
        \bdias de atencion\b|\bcuando (?:abren|cierran|atienden)\b|\batendiendo\b|\b24 horas\b|
        \bjornada (?:continua|de atencion)\b`,
      pattern`
        \b(?:abren|abre|cierran|cierra|estan abiertos?|esta abierto|estan cerrados?|abiertos?|
        cerrado)\b(?! los poros)`,
      pattern`
        \b(?:atienden|trabajan|abren|hay atencion|atencion|estan|hay servicio|
        van) (?:\w+ ){0,3}(?:hoy|manana|sabados?|domingos?|festivos?|feriados?|puentes?|
        fines? de semana|lunes|noche|mediodia|24 horas|diciembre|navidad|semana santa)\b`,
      pattern`
        ^(?:\w+ ){0,2}(?:domingos?|festivos?|sabados?)$|\b(?:los|el) (?:domingos?|festivos?|
        sabados?) (?:atienden|abren|trabajan|hay)\b`,
      pattern`
        \b(?:opening|business|working|office|visiting) (?:hours?|times?)\b|\byour hours\b|^hours$|
        \bwhat (?:time|hours|days)\b|\bhours of operation\b|^schedule$|\bhow late\b|\bhow early\b|
        \buntil what time|\bweekend hours|\byour schedule\b`,
      pattern`
        \b(?:are you|you are|you|is the clinic|clinic) (?:\w+ )?(?:open|closed?|opened)\b|\b(?:do|
        does|when do|when does|when) (?:\w+ )?(?:\w+ )?(?:open|close)\b|\b(?:open|close|closed|
        closing|work|available|see patients) (?:\w+ ){0,2}(?:sundays?|saturdays?|holidays?|
        weekends?|today|tomorrow|late|evenings?|now|mondays?|fridays?|christmas)\b`,
    ],
    unless: word`
      pores?|poros|sol|protector|bloqueador|sunscreen|puntos|cup[oa]s?|citas?|agenda|appointments?|
      horas de sue.o|heridas?|cicatri\w+|wounds?|capitulos?`,
  },
  {
    intent: 'address',
    says: [
      pattern`
        \bdirec+ion(?:es)?\b|\bubicacion\b|\bubicad[oa]s?\b|\bcomo (?:llego|llegar|se llega|
        hago para llegar)\b|\bmapa\b(?! corporal| de)|\bgoogle maps\b|\bsedes?\b|\b(?:queda|
        quedan) (?:muy )?(?:cerca|lejos|por|en)\b|\bcerca (?:de|del|al) (?:metro|poblado|parque|
        centro|aeropuerto|estacion)\b`,
      pattern`
        \b(?:donde|adonde|a donde|en que (?:ciudad|barrio|parte|lugar|piso|edificio|torre|sector|
        zona|direccion)) (?:\w+ ){0,3}(?:estan|queda|quedan|se encuentran|encuentro|es|atienden|
        esta|voy|funcionan)\b`,
      pattern`
        \ben que (?:ciudad|barrio|piso|edificio|torre|sector|direccion)\b|^(?:y )?donde$|\b(?:estan|
        tienen (?:sede|consultorio)|atienden) en (?:medellin|bogota|cali|pereira|envigado|
        barranquilla|bucaramanga|cartagena|rionegro|sabaneta|itagui|el poblado)\b`,
      pattern`
        \b(?:address|location|located|directions|which city|what city|what floor|which floor|
        what neighborhood|nearest metro|metro station)\b|\bwhere (?:are you|is (?:the|your|
        it)(?: \w+)?|can i find you|exactly|do i go)\b|\b(?:get|go|come|getting) (?:to|
        there)(?: (?:the|your) (?:clinic|office|place|spa))\b|\bhow (?:do|can) i get (?:there|to)\b|
        \bnear (?:the )?(?:metro|airport|poblado|center|centre)\b|\bare you in (?:medellin|bogota|
        cali)\b`,
    ],
    unless: word`
      correo|e ?mails?|ip|estudi\w+|get to know|go to sleep|my order|mi pedido|where is my|
      donde (?:\w+ )?(?:botox|inyect\w+|aplic\w+)|zonas?|my package|going to`,
  },
  {
    intent: 'booking',
    says: [
      /\bagend\w+\b/,
      pattern`
        \b(?:reserv\w+|pedir|pido|sacar|saco|separar|apartar|aparto|programar|solicitar|coger|
        conseguir|quiero|quisiera|necesito|deseo|gustaria|hacer|una|dan|dar|darme|regala\w*|tienen|
        hay|asignar\w*) (?:\w+ ){0,3}(?:citas?|citica|valoracion|turnos?|consulta|cupos?|espacio)\b`,
      pattern`
        \b(?:tienen|hay) (?:\w+ ){0,2}(?:citas?|turnos?|disponibilidad|agenda|cupos?|espacio)\b|
        ^(?:citas?|valoracion|turno|reserv\w+)$|\bcitas? (?:con|para|de|disponibles?|en|el|la)\b|
        \bcupos?\b|\bagenda disponible\b`,
      pattern`
        \b(?:me |nos )(?:puede[ns]? |podrian? )?(?:ver|atender|atienden|atiendan) (?:\w+ )?(?:hoy|
        manana|est[ae] (?:tarde|semana|mes|noche|fin)|el lunes|urgente|ya)\b|\bpara que me (?:vea|
        atienda|revise|examine)\w*|\bquiero (?:que me vea|ver a|ir donde)\b`,
      pattern`
        \b(?:book|booking|reserve|reservation|sign me up)\b|\bcome in (?:for|today|tomorrow|this|
        next|without)\b|\bcan (?:someone|you|a doctor|anyone) see me\b|\bhow (?:do|can) i see (?:a |the |your |dr )`,
      pattern`
        \b(?:que me (?:revisen|vean|atiendan|examinen|valoren))\b(?! gratis)|\b(?:puedo|
        podria) ir (?:hoy|manana|ya|sin cita|esta semana)\b|\bsin cita\b|\bdisponibilidad\b`,
      pattern`
        \b(?:make|schedule|get|set up|request|want|need|have|like|arrange|
        see) (?:\w+ ){0,4}(?:appointment|assessment|consultation|visit)\b|^(?:appointments?|
        assessment|schedule \w+)$|\bappointment (?:with|for|on|this|next|please)\b|\bwalk ins?\b|
        \bwithout an appointment\b|\bsee (?:a|the|your) (?:dermatologist|doctor) (?:\w+ )?(?:today|
        tomorrow|this|next|soon)\b`,
      /\b(?:any|have|next) (?:\w+ )?(?:availability|available|appointments?|openings|slots?)\b/,
    ],
    unless: word`
      remision|orden|ordenes|referid\w*|autorizacion|eps|seguro|poliza|prepagada|llevar|llevo|
      preparar\w*|cancel\w*|reprogram\w*|aplaz\w*|mover|dura|demora|como es|primera|duele|referral|
      referred|insurance|doctor s (?:order|note)|bring|prepare|reschedul\w*|postpone|change|move|
      how long|first (?!available)|hurt|wear|make ?up|maquill\w+|acompa.\w+|incluye|consiste|
      virtual\w*|videollamada|online|telemedicina|video`,
  },
  {
    intent: 'contact',
    says: [
      pattern`
        \b(?:telefonos?|celular|fijo|whats? ?ap+s?|wh?atsapp?|wasap|guasap|wpp|wsp|wp|correo|
        e ?mails?|contact\w+|numeros? (?:de|para|del)|pbx|linea de atencion)\b|\b(?:su|el|un|algun|
        que|tienen) numero\b|^numero$`,
      pattern`
        \bllamar(?:los|les|lo|me)?\b|\bme (?:llaman|llamen|pueden llamar|escriben|contactan?)\b|
        \b(?:hablar|comunic\w+|chatear|pas\w+|escribir|atiend\w+|
        conect\w+)(?: con)? (?:\w+ )?(?:alguien|personas?|asesor\w*|human[oa]|ustedes|medic[oa]|
        doctora?|recepcion\w*|secretaria)\b`,
      pattern`
        \b(?:asesor|asesora|human[oa]|recepcion|secretaria)\b|\b(?:servicio al cliente|
        atencion al (?:cliente|usuario|paciente)|customer (?:service|support)|call center|
        me comunico|los contacto|a donde (?:les )?escribo)\b|\b(?:instagram|insta|facebook|tiktok|
        redes sociales|redes|youtube|twitter|social media)\b`,
      pattern`
        \b(?:phone|telephone|whats ?app|e ?mail|contact|call (?:you|me)|give me a call|call back|
        your number|a number|text you)\b`,
      pattern`
        \b(?:speak|talk|chat|connect me) (?:to|with) (?:\w+ )?(?:someone|somebody|person|human|
        agent|advisor|doctor|you|staff|representative)\b|\b(?:human|representative|receptionist|
        real person)\b`,
    ],
    unless: word`
      vi(?:sto)?|saw|seen|inteligencia|contact lens\w*|lentes de contacto|dermatitis|datos|data|luz|
      mancha\w*|numero de (?:sesiones|pedido)|celular y|pantallas?`,
  },
  {
    intent: 'hours',
    says: [
      pattern`
        \bcual es la jornada\b|\bhay (?:atencion|servicio)\b|\ba las \d+ (?:\w+ )?(?:todavia|aun|atienden|abren|hay)|
        \bclosing time\b|\bopen(?:ing)? (?:at|until|till|from)\b`,
    ],
    unless: word`pores?|poros|botox|laser`,
  },
  {
    intent: 'address',
    says: [
      pattern`\b(?:referencias?|indicaciones) para llegar\b|\bhow far (?:from|is|are)\b|\bwhere s (?:the|your) (?:clinic|office|place|spa)`,
    ],
  },
  {
    intent: 'booking',
    says: [
      pattern`
        \b(?:quiero|quisiera|necesito|para|como) reserv\w+|\btienen algo para (?:hoy|manana|est[ae])\b|
        \b(?:necesito|quiero|quisiera) que me (?:vea|atienda|revise|examine)\w*|
        \b(?:want|like|need) to see (?:a|the|dr|doctor|your) \w+|\bget in (?:today|tomorrow|this week)\b|
        \b(?:hacen|dan|asignan) citas\b|\banything available\b`,
    ],
  },
  { intent: 'contact', says: [word`linea telefonica|telefonica|telefonico`] },
];
