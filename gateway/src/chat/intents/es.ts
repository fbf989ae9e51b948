import type { IntentRule } from './types.ts';

const lesion =
  'lunar(?:es)?|manchas?|mancha blanca|bult(?:o|ito)s?|gran(?:o|ito)s?|ronchas?|brotes?|sarpullido|heridas?|ampollas?|llagas?|verrugas?|quistes?|pepitas?|erupcion|hongos?|costras?|lesion(?:es)?|ulceras?';
const disease =
  'cancer|melanoma|malign[oa]|grave|peligros[oa]|contagios[oa]|herpes|sarna|psoriasis|rosacea|dermatitis|vitiligo|lupus|hongos?|alergia';
const medicine =
  'medicamentos?|medicinas?|pastillas?|isotretinoina|roacutan|antibioticos?|corticoides?|minoxidil|finasteride|cortisona|retinol|tretinoina';

/** Spanish messages. Safety first: the order within an intent does not matter, that of the intents does. */
export const rulesEs: readonly IntentRule[] = [
  {
    intent: 'emergency',
    says: [
      /\b(?:emergencias?|urgencias?|(?:es|muy|algo) urgente|auxilio|ambulancia|anafila\w+)\b/,
      /\b(?:no|casi no) (?:puedo|puede|logro|logra) respirar|dificultad (?:para|al) respirar|cuesta (?:mucho )?respirar/,
      /\bme (?:estoy )?(?:ahog|asfixi)|se (?:esta )?(?:ahog|asfixi)|(?:falta|sin) (?:de |el |me )*aire\b/,
      /\bse (?:me|le) (?:esta |estan |empezo a |empezaron a )?(?:hinch|inflam)|hinchazon (?:de|en) (?:la |el |los )?(?:labios?|lengua|garganta|cara)/,
      /\b(?:labios?|lengua|garganta|cara) (?:muy |esta |estan )*(?:hinchad|inflamad)/,
      /\breaccion alergica|choque alergico|alergia (?:grave|severa|fuerte)/,
      /\bno (?:para|deja|paro) de sangrar|sangr\w+ (?:mucho|demasiado|sin parar)|hemorragia|desangr/,
      /\bdesmay|perd\w+ (?:el conocimiento|la conciencia)|inconsciente|convulsi/,
      /\bquemadura (?:grave|fuerte|severa|de tercer|quimica)|dolor (?:\w+ )?(?:en|de) el pecho|\binfarto\b/,
      /\b(?:perdi|perdio|perdiendo) (?:la )?(?:vision|vista)|no (?:puedo|puede) ver\b|deje de ver|vision borrosa|veo borroso/,
      /\bsuicid|quiero morir|matarme|quitarme la vida|hacerme dano|intoxic|envenen|sobredosis/,
      /\bfiebre\b.*\b(?:brote|ronchas?|manchas?|pus|herida)|\b(?:brote|ronchas?|manchas?|pus|herida)\b.*\bfiebre\b/,
      /\b(?:mordio|mordedura|pico|picadura)\b.*\b(?:serpiente|culebra|alacran|escorpion)/,
    ],
  },
  {
    intent: 'diagnosis',
    says: [
      /\b(?:que|cual) (?:enfermedad |problema )?(?:es lo que )?(?:tengo|tiene mi|sera esto|es esto|puede ser|podria ser)\b(?! que)/,
      /\bdiagnosti(?:c\w+)\b/,
      new RegExp(
        `\\b(?:es|sera|seran|son|parece|puede ser|podria ser|tendre|tengo) (?:un |una |de )?(?:${disease})\\b`,
      ),
      /\b(?:es|sera) normal (?:que|tener|si|esto)/,
      /\bque (?:me |le )?(?:tomo|unto|pongo|echo|aplico|receta\w*|puedo (?:tomar|untar|aplicar|echar|ponerme)|debo (?:tomar|untar|aplicar))/,
      /\brecet(?:a|ar|eme|arme|e)\b|\bdosis\b|\b(?:foto|fotos|imagen)\b.*\b(?:lunar|mancha|piel|brote|grano)/,
      new RegExp(`\\b(?:puedo|debo|dejo de|dejar de|suspender|seguir) (?:\\w+ ){0,3}(?:${medicine})\\b`),
      /\b(?:estoy|estando|en) (?:embarazad[ao]|embarazo|lactancia|lactando)\b/,
    ],
  },
  {
    intent: 'diagnosis',
    says: [
      /\b(?:me|le) (?:pica|pican|arde|arden|duele|duelen|sangra|sangran|supura|salio|salieron|aparecio|aparecieron|broto|queme|quemo)\b/,
      new RegExp(`\\b(?:tengo|tiene|mi|este|esta|estos|estas) (?:\\w+ ){0,2}(?:${lesion})\\b`),
      /\btengo (?:\w+ ){0,2}(?:comezon|picazon|ardor|rasquina)\b/,
    ],
    unless:
      /\b(?:ofrecen|manejan|tienen|hacen|venden|realizan|tratan|servicios?|tratamientos?|productos?|quitan|eliminan|retiran)\b/,
  },
  {
    intent: 'price',
    says: [
      /\bcuanto (?:\w+ ){0,2}(?:cuestan?|valen?|cobran|salen?|costaria|valdria|es el valor|hay que pagar)\b/,
      /\b(?:precios?|costos?|tarifas?|cotiza\w*|descuentos?|promocion(?:es)?|ofertas?)\b/,
      /\b(?:que|cual es el) (?:valor|precio|costo)\b|\bvalor de(?:l)?\b|\bmas (?:barat|economic)/,
    ],
  },
  {
    intent: 'payment',
    says: [
      /\b(?:medios?|formas?|metodos?|opciones) de pagos?\b|\bcomo (?:se )?(?:pago|paga|pagar|puedo pagar)\b/,
      /\bpag(?:o|ar|an|a) (?:\w+ )?(?:con|en|a|por)\b|\btarjetas?\b|\ben efectivo\b|\b(?:reciben|aceptan) (?:\w+ ){0,2}efectivo/,
      /\b(?:nequi|daviplata|pse|transferencias?|consignacion|a cuotas|en cuotas|financia\w*|bre b|addi)\b/,
    ],
    unless: /\bregalo\b/,
  },
  {
    intent: 'contact',
    says: [
      /\b(?:cancel\w+|reprogram\w+|aplaz\w+|cambi\w+|mover) (?:\w+ ){0,2}(?:cita|turno|valoracion|consulta)\b/,
    ],
  },
  {
    intent: 'hours',
    says: [
      /\bh?orarios?\b|\ba que h?oras?\b|\bque (?:h?oras|dias)\b|\bdias de atencion\b/,
      /\b(?:abren|cierran|estan abiertos?|esta abierto|estan cerrados?|abiertos?)\b(?! los poros)/,
      /\b(?:atienden|trabajan|abren|hay atencion) (?:\w+ )?(?:hoy|manana|sabados?|domingos?|festivos?|fines? de semana|lunes)\b/,
      /\b(?:domingos?|festivos?)\b/,
    ],
  },
  {
    intent: 'address',
    says: [
      /\bdirec+ion\b|\bubicacion\b|\bubicad[oa]s?\b|\bcomo (?:llego|llegar|se llega)\b/,
      /\b(?:donde|adonde|en que (?:ciudad|barrio|parte|lugar)) (?:\w+ ){0,2}(?:estan|quedan?|se encuentran|es|atienden|esta (?:la|el) (?:clinica|consultorio|sede|spa))\b/,
    ],
    unless: /\b(?:correo|mail)\b/,
  },
  {
    intent: 'booking',
    says: [
      /\bagend\w+\b/,
      /\b(?:reserv\w+|pedir|pido|sacar|saco|separar|apartar|programar|solicitar|quiero|quisiera|necesito|deseo|hacer|una) (?:\w+ ){0,3}(?:citas?|valoracion|turno|consulta)\b/,
      /\b(?:tienen|hay) (?:\w+ )?(?:citas?|turnos?|disponibilidad|agenda)\b|^(?:citas?|valoracion|turno)$/,
    ],
    unless:
      /\b(?:remision|orden|ordenes|referid\w*|autorizacion|eps|seguro|poliza|prepagada|llevar|llevo|preparar\w*|sin cita|cancel\w*|reprogram\w*|aplaz\w*|cambi\w+|mover|dura|demora|como es|primera|duele)\b/,
  },
  {
    intent: 'contact',
    says: [
      /\b(?:telefono|celular|fijo|whats?ap+|wasap|guasap|wpp|wsp|correo|e ?mail|contact\w+)\b|\b(?:su|el|un) numero\b/,
      /\bllamar(?:los|les|lo)?\b|\b(?:hablar|comunicar\w*|chatear) con (?:\w+ )?(?:alguien|personas?|asesor\w*|humano|ustedes|medic[oa]|doctora?)\b/,
      /\b(?:asesor|asesora|humano)\b/,
    ],
  },
  {
    intent: 'identity',
    says: [
      /\b(?:eres|es usted|usted es|quien eres|quien es usted|hablo con) (?:un |una )?(?:\w+ )?(?:robot|bot|maquina|persona|humano|ia|real|inteligencia)|^(?:quien eres|quien es usted|como te llamas|como se llama)$/,
    ],
  },
  {
    intent: 'thanks',
    says: [/\b(?:gracias|mil gracias|muy amable|chao|adios|hasta luego|listo|perfecto)\b/],
  },
  { intent: 'greeting', says: [/\b(?:hola|holi|buenas|buenos dias|buen dia|que tal|saludos|hey|alo)\b/] },
];
