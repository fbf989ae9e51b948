import { word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

/** Courtesies count only where a message asks for nothing else. */
export const courtesies: readonly IntentRule[] = [
  {
    intent: 'thanks',
    says: [
      word`
        (?:muchas |mil |muchisimas |un millon de )*gracias|agradec\w+|muy amable|chao|chau|adios|
        hasta luego|nos vemos|listo|perfecto|excelente|genial|vale|ok|okay|okey|dale|entendido|
        bueno|de una|super|bien|a la orden|para servirle|que pena la molestia|dios (?:le|les|
        lo) (?:pague|bendiga)|feliz (?:dia|tarde|noche)|(?:thanks|thank you|thankyou|thx|
        ty)(?: a lot| so much| very much| a million| a bunch)?|bye|goodbye|perfect|great|cheers|
        appreciate\w*|got it|see you|awesome|cool|have a (?:nice|good|great) \w+`,
    ],
  },
  {
    intent: 'greeting',
    says: [
      word`
        (?:muy )?(?:wenas?|buenas tardes|buenas noches)|hola|holis?|ola|holaa+|buenas|buenos dias|
        tengan ustedes|yo what s up|any(?:body|one) (?:there|here)|
        buen dia|buenos|que tal|que mas|saludos|hey|alo|quiubo|quihubo|quiubole|que hubo|
        como (?:esta|estan|me les va|estas|le va|les va|van|va)|hello|hi|hiya|good (?:morning|afternoon|
        evening|day)|greetings|howdy|whats up|what s up|sup|how are you(?: doing)?(?: today)?|
        how s it going|hay alguien|estan ahi|una (?:consultica|preguntica|preguntita|pregunta|inquietud)|espero que bien|is this the clinic|es la clinica|todo bien|espero que (?:\w+ )?esten (?:muy )?bien|
        hope you are (?:well|doing well)|how is it going`,
    ],
  },
];
