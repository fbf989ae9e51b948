import { pattern, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

/** Answered calmly, and with no page. */
export const insults: readonly IntentRule[] = [
  {
    intent: 'insult',
    says: [
      word`
        idiotas?|estupid\w+|imbecil\w*|mari[ck]as?|maricon\w*|hijue\w+|hijo de puta|hp|hpta|jueputa|
        malparid\w+|inutil\w*|basuras?|porquerias?|mierdas?|putas?|puto|pendej\w+|guevon\w*|
        huevon\w*|careverga|verga|bobo|boba|bruto|bruta|tont[oa]|payas[oa]s?|ladron(?:es|a)?|
        rater[oa]s?|estafador\w*|una estafa|que asco|asquer\w+|gonorrea|pirobo|zorra|coma mierda|
        ineptos?|incompetentes?|no sirven? (?:para|pa) nada|pesim[oa]s?|pailas|los odio|te odio|
        callate`,
      word`
        stupid|idiots?|moron\w*|useless|garbage|trash|dumb\w*|fuck\w*|shit\w*|bullshit|asshole\w*|
        suck|sucks|crap\w*|bitch\w*|pathetic|scam\w*|thieves|worst|hate you|screw you|shut up|
        bastards?|loser|jerk|go to hell|screw this|vayanse? (?:a|al)|vete a la|coman mierda`,
    ],
    unless: word`
      tengo gonorrea|sintomas|basura (?:de|en) la piel|me siento|i feel|look stupid|quedar|verme|
      trash can|tratan la gonorrea|worst (?:time|thing|part|case)`,
  },
];

/** Questions about the assistant itself. */
export const identity: readonly IntentRule[] = [
  {
    intent: 'identity',
    says: [
      pattern`
        \b(?:eres|es usted|usted es|sos|are you) (?:una? |an? |el |la |the )?(?:doctora?|medic[oa]|
        dermatolog[oa]|enfermer[oa]|dermatologist|nurse|physician)$`,
    ],
  },
  {
    intent: 'identity',
    says: [
      pattern`
        \b(?:eres|es usted|usted es|sos|esto es|hablo con|hablando con|chateando con|atiende|
        responde|contesta|es|hay|quien) (?:\w+ ){0,2}(?:robot|bot|maquina|persona|humano|ia|real|
        inteligencia artificial|chatbot|chat ?gpt|gpt|computador|automatic[oa])\b`,
      pattern`
        \b(?:quien|como) (?:eres|es usted|sos|te llamas?|se llama(?: usted)?|te dicen)\b(?! (?:el|
        la|los))|\bcual es tu nombre|\bcon quien (?:hablo|estoy hablando|tengo el gusto)|
        \bquien (?:te|lo) (?:hizo|creo|programo)|\bchat ?gpt\b|\binteligencia artificial\b`,
      pattern`
        \b(?:que|q|en que) (?:\w+ )?(?:puedes?|sabes?|podrias) (?:hacer|ayudar\w*|responder)\b|
        \bpara que sirves\b|\bpara que sirve (?:este|usted|el (?:chat|bot|asistente))\b|
        \ben que (?:me )?(?:puede[ns]?|podrias?|podria) (?:ayudar\w*|colaborar\w*)|
        \bcomo funciona (?:este|el) (?:chat|asistente|bot)\b|\bque (?:eres|es este chat)\b`,
      pattern`
        \bare you (?:an? )?(?:\w+ )?(?:robot|bot|machine|person|human|real|ai|chat ?gpt)\b|
        \b(?:is this|am i (?:talking|speaking|chatting) (?:to|with)|
        this is) (?:an? )?(?:\w+ )?(?:robot|bot|machine|person|human|ai|chat ?gpt|chatbot)\b|
        \bwho (?:are you|made you|built you)\b|\byour name\b|\bwhat (?:can|could) you (?:do|help|
        answer)\b(?! (?:for|about))|\bwhat are you\b|\bhow does this (?:chat|bot|assistant) work|
        \b(?:which|what) (?:\w+ )?model\b|\bartificial intelligence\b|\bgpt\b`,
    ],
    unless: word`
      doctora?|dermatolog\w*|director\w*|manager|duen[oa]|gerente|cirujan[oa]|quiero|necesito|
      comunic\w+|want|prefer|rather`,
  },
];
