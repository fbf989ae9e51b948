/** Words around what identifies somebody, as alternatives of patterns, in both languages. */
export const personal = {
  months:
    'ene(?:ro)?|feb(?:rero|ruary)?|mar(?:zo|ch)?|abr(?:il)?|apr(?:il)?|mayo?|jun(?:io|e)?|jul(?:io|y)?|ago(?:sto)?|aug(?:ust)?|sep(?:t|tiembre|tember)?|oct(?:ubre|ober)?|nov(?:iembre|ember)?|dic(?:iembre)?|dec(?:ember)?|jan(?:uary)?',
  born: 'nac[ií](?:d[oa]|mos|ó|eron|miento)?|cumplo|cumple(?:años)?|cumpleaños|birth(?:day|date)?|born|d\\.?o\\.?b|f\\.?\\s?n',
  numbers:
    'cero|un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti[a-zé]{2,6}|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento|doscientos|trescientos|cuatrocientos|quinientos|seiscientos|setecientos|ochocientos|novecientos|mil|primero|zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|first|second|third|fifth|double|doble|triple',
  /** What a date may have between its numbers. */
  between: 'el|en|un|de|del|año|día|mes|es|fue|the|of|on|in|is|was|and|y',
  documents:
    'c[eé]dula|c\\.?\\s?c\\.?|c\\.?\\s?e\\.?|t\\.?\\s?i\\.?|nuip|nit|rut|ppt|pasaporte|documento|identificaci[oó]n|historia|p[oó]liza|passport|celular|cel|tel[eé]fono|tel|n[uú]mero|whatsapp|id(?: number)?|phone|mobile|number',
  streets:
    'calle|cll?e?|carrera|cra|kra?|cr|(?:avenida|av\\.?)(?:\\s(?:calle|cll?|carrera|cra|kra?|cr))?|diagonal|diag|dg|transversal|transv|trv|tv|circular|autopista|apto|apartamento|apt|apartment|torre|bloque|interior|int|lote|manzana|mz|casa|cs|km|kil[oó]metro',
  shortStreets: 'ak|ac|k|c|cq|tr',
  networks:
    'instagram|insta|ig|facebook|face|fb|tiktok|tik tok|telegram|twitter|threads|snapchat|snap|linkedin|usuario|perfil|user|username|handle',
  /** What addresses of networks and of lists of links begin with. */
  hosts:
    'facebook|face|fb|instagram|instagr|insta|ig|tiktok|tik tok|telegram|t|whatsapp|wa|twitter|threads|x|snapchat|snap|linkedin|youtube|youtu|pinterest|reddit|discord|twitch|tumblr|onlyfans|bsky|linktr',
  /** Ends of addresses. Some are Spanish words as well: alone, only the others make an address. */
  domains: {
    sure: 'com|net|org|app|bio|social|page|site|online|info|blog|xyz|tv|gg|ee|co|cl|mx|uk',
    all: 'com|net|org|app|bio|social|page|site|online|info|blog|xyz|tv|gg|ee|co|cl|mx|uk|gl|ly|be|me|es|io|to|us|cc|ar|pe|ec|ve|eu|fm|dev|link',
  },
  /** What stands between a network and the name of a user. */
  betweenNames:
    'es|is|soy|como|as|me|se|llama|llamo|llaman|encuentran|aparezco|estoy|en|on|in|de|del|la|el|the|mi|my|red|com|usuario|user|username|user name|handle|nick|cuenta|account|perfil|profile|nombre|name|i am',
  providers: 'gmail|hotmail|outlook|yahoo|icloud|live|proton(?:mail)?|une|msn',
  /** What a name follows, in whatever letters. */
  introductions:
    "me llamo|ll[aá]m[ae]me|me dicen|d[ií]g[ae]nme|d[ií]game|mi nombre(?: completo)? es|nombre(?: completo)?:?|a nombre de|preg[uú]nten? por|firma|my (?:full )?name(?: is|'s|s)|call me|name:|att?[.:]{1,2}|atentamente,?|cordialmente,?|regards,?|sincerely,?|se llama|llamad[oa]|is called|named|apellidos?|surname|last name(?: is)?",
  /** What a name follows, and other things as well: with capitals, or in words that nobody else uses. */
  presentations:
    "soy|somos|habla(?: con)?|hablas con|de parte de|con|para|don|doña|se[ñn]or(?:a|ita)?|sra?\\.?|paciente|i ?['’]?a?m|this is|it['’]?s|for|mr\\.?|mrs\\.?|ms\\.?|mi (?:mam[aá]|pap[aá]|hij[oa]|espos[oa]|novi[oa]|herman[oa]|amig[oa]|beb[eé]|niet[oa])|my (?:mom|mum|dad|son|daughter|wife|husband|sister|brother|friend|baby)|la niña|el niño",
  /** What a name is followed by, where it is written without capitals. */
  afterNames:
    'y|e|and|but|pero|quiero|quisiera|tengo|necesito|soy|vivo|i|de parte|con|para|me|my|mi|a|que|por|en|cuando|si|mañana|hoy|please|gracias|when|want|need|have|al|el|la|los|las|un|una',
};
