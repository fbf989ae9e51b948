import { pattern, source, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

const order = source`
  instruc\w+|reglas?|ordenes|indicaciones|prompts?|programacion|restricciones|limit\w+|rules?|
  guidelines|filters?|previous`;

/** What no clinic could answer, and attempts to give the assistant another role. */
export const nonsense: readonly IntentRule[] = [
  {
    intent: 'nonsense',
    says: [
      [
        /\b(?:ignor\w+|olvid\w+|salt\w+|desobede\w+|forget|disregard|bypass|override)\b/,
        word`${order}|todo lo anterior|everything|anterior(?:es)?`,
      ],
      word`
        prompts?|jailbreak|system prompt|modo desarrollador|developer mode|dan mode|system message|
        mensaje de sistema|api keys?|contrasena|password|codigo fuente|source code|
        base de datos de (?:pacientes|clientes)|sql|drop table|sudo|admin|root`,
      /^(?:system|sistema|assistant|user|admin)\b/,
      pattern`
        \b(?:act[uú]a|actue|comport\w+|haz de cuenta|finge|finja|imagin\w+ que eres|pretend|act|
        roleplay|role play|you are now|ahora eres|a partir de ahora)\b(?! (?:like adults|
        now))(?=.*\b(?:como|eres|ser|are|as|like|un|una|a|an)\b)`,
      pattern`
        \b(?:repite|repita|repeat|di exactamente|diga exactamente|say exactly|confirme? (?:que|el|
        la)|responde solo|answer only with)\b`,
      word`
        (?:tus|sus|your|the) (?:instrucciones|instructions|system|initial)(?: \w+)?|(?:muestra\w*|
        muestre\w*|revel\w+|reveal|show|print|dump) (?:\w+ ){0,3}(?:instruc\w+|prompt|config\w*|
        secret\w*|datos de (?:otros|los) \w+)|datos de otr[oa]s? pacientes?|other patients?`,
    ],
  },
  {
    intent: 'nonsense',
    says: [
      word`
        chistes?|adivinanzas?|poemas?|poesia|canci(?:on|ones)|cuentame un cuento|un cuento|
        trabalenguas|jokes?|poems?|riddles?|sing|songs?|story about|tell me a story|haiku|essay|
        ensayo|tarea|homework|cuento corto`,
      pattern`
        \brecetas? (?:de|para|del) (?!crema|medic|anteojos|lentes)|\b(?:recipe|cook(?:ing)?|bake) |\bhow (?:do|
        can|to) (?:i |you )?(?:make|cook|bake|fix|build) (?!a (?:booking|appointment|payment)|
        an appointment|payment)|\bcomo (?:se )?(?:hago|hace|preparo|prepara|cocino|cocina) (?:una?|
        el|la|los|las|unas|unos)? ?(?:arepas?|ajiaco|sancocho|torta|pizza|arroz|huevos?|empanadas?|
        bandeja|lentejas|pan|cafe|postre|ponque)\b`,
      pattern`
        \bcapital (?:de|del|of)\b|\b(?:presidentes?|presidenta|president|congreso|senador|alcalde|
        elecciones|elections?|votar|vote|petro|uribe|trump|putin|politic\w+|gobierno|guerra|war|
        izquierda o derecha)\b`,
      pattern`
        \b(?:futbol|soccer|partido|mundial|world cup|seleccion colombia|nacional o medellin|goles|
        messi|james rodriguez|nba|f1|quien gano|who won|football|super bowl)\b`,
      pattern`
        \b(?:clima|pronostico|va a llover|llovera|weather|forecast|temperature outside|horoscop\w*|
        signo zodiacal|zodiac|tarot|loteria|lottery|baloto)\b(?! (?:seco|frio))`,
      pattern`
        \b(?:bitcoin|acciones de|stock market|stocks|precio del dolar|dolar hoy|trm|netflix|
        peliculas?|movies?|series? (?:de tv|recomiendas)|noticias|news|videojuegos?|minecraft|
        fortnite)\b`,
      pattern`
        \b(?:python|javascript|java|html|excel|algoritmo|programa(?:r|me)? (?:en|un|una)|
        write (?:\w+ )?(?:code|program|script|function|poem|essay|story|song)|
        escrib\w+ (?:\w+ ){0,2}(?:codigo|poema|ensayo|cancion|cuento|carta|programa)|codigo (?!de barras)(?:en|
        de|para)|debug)\b`,
      pattern`
        \b(?:cuanto es|what is|what s|calcula|solve|resuelve|suma|multiplica\w*) (?:la |el |de )*\d+|
        \b\d+ (?:x|por|mas|menos|times|plus|minus|divided by|entre|dividido) \d+\b|\braiz cuadrada|
        square root|\becuacion|equation|\bderivada de\b|teorema`,
      pattern`
        \b(?:traduc\w+|translate)\b|\bsentido de la vida|meaning of life|\bexiste dios|does god|
        \bquien (?:invento|descubrio|escribio|pinto)|\bwho (?:invented|discovered|wrote|painted)|
        \bcuantos (?:habitantes|planetas|huesos|paises)|\bhow many (?:planets|countries|
        people live)|\bque hora es\b|\bwhat time is it\b|\bextraterrestres?|aliens?\b`,
      pattern`
        \b(?:te amo|casate|quieres ser mi|eres linda|sexo|sexy|porno|nudes?|novi[oa]s?|marry me|
        i love you|date me|girlfriend|boyfriend)\b(?! \w+ (?:tiene|has))`,
    ],
    unless: word`
      piel|acne|manchas?|arrugas?|skin|hair|pelo|cabello|botox|laser|clinica|clinic|crema|
      clima (?:seco|frio)|dermat\w+|cita|novi[oa] (?:tiene|quiere|le)|mi novi[oa]`,
  },
];
