/**
 * What the assistant says; what stands in braces is filled in. After an address comes a space or the end, never
 * punctuation, so that a chat window can make links of addresses.
 */
export const words = {
  es: {
    greeting:
      'Hola, soy el asistente automático de {clinic}. Cuénteme qué le gustaría saber: servicios, horarios, ubicación o cómo agendar.',
    thanks: 'Con mucho gusto. Si le surge otra duda, aquí seguimos.',
    nothingAsked:
      'Cuénteme con gusto qué le gustaría saber: servicios, horarios, ubicación o cómo agendar su valoración.',
    insult:
      'Lamento que no le haya sido útil. Si me cuenta qué necesita, le ayudo con gusto, o puede hablar con nuestro equipo por WhatsApp: {whatsapp}',
    nonsense:
      'Con eso no puedo ayudarle: respondo preguntas sobre la clínica, sus servicios y su tienda. Cuénteme qué le gustaría saber.',
    identity:
      'Soy el asistente automático de {clinic} y respondo con lo que está publicado en este sitio. Si prefiere hablar con una persona, escríbanos por WhatsApp: {whatsapp}',
    diagnosis:
      'Entiendo su inquietud; por este chat no podemos dar diagnósticos ni indicar tratamientos. Lo mejor es que un especialista le examine: pida su valoración con el botón «Agendar Cita» o por WhatsApp: {whatsapp}',
    price:
      'Dígame qué tratamiento o producto le interesa y le digo su precio, si está publicado. También se lo confirma nuestro equipo por WhatsApp: {whatsapp}',
    booking:
      'Con mucho gusto. Puede pedir su valoración con el botón «Agendar Cita» de este sitio o por WhatsApp: {whatsapp}',
    address: 'Estamos en {address}. Encuentra el mapa y todos los datos en {path}',
    found: 'Con gusto. Puede leer sobre «{title}» en {path}',
    perhaps:
      'No estoy seguro de haber entendido. Quizás le sirva «{title}», en {path} o, si prefiere, pregúntenos por WhatsApp: {whatsapp}',
    unsure: 'No estoy seguro de haber entendido; quizás le sirva lo que sigue.',
    shop: 'Con gusto. Todo lo que vendemos está en nuestra tienda, en «{title}»: {path}',
    shopUnclear:
      'No estoy seguro de cuál producto busca. Todos están en {path} y nuestro equipo le ayuda por WhatsApp: {whatsapp}',
    category: 'Con gusto. Lo que tenemos para eso está en nuestra tienda, en «{title}»: {path}',
    priceKnown:
      '«{title}» cuesta {amount}, como valor estimado que la clínica confirma con su pedido. El precio está en {path}',
    priceRange:
      '«{title}» cuesta entre {from} y {to}, como valor estimado: el suyo se lo confirmamos antes de que decida. El precio está en {path}',
    costs: 'Cuesta {amount}.',
    which: '¿De qué tratamiento o producto me pregunta? Dígame su nombre y le cuento lo que está publicado.',
    priceUnknown:
      'Por este chat no damos ese precio. Puede leer sobre «{title}» en {path} y pedir el valor a nuestro equipo por WhatsApp: {whatsapp}',
    priceUnclear:
      'No estoy seguro de cuál precio busca. Los que damos están en {path} y nuestro equipo le ayuda por WhatsApp: {whatsapp}',
    priceList: 'Con gusto. La lista de precios está en {path}',
    priceNotListed:
      'El precio de «{title}» no está publicado. Los que damos están en {path} y nuestro equipo le confirma el suyo por WhatsApp: {whatsapp}',
    passage: '{passage} Lo encuentra en {path}',
    quoted: '«{title}»: {passage} Lo encuentra en {path}',
    hours: 'Con gusto. Este es nuestro horario de atención: {hours}',
    contact:
      'Con gusto le atendemos en el {phone} o en {email}. También puede escribirnos por WhatsApp: {whatsapp}',
    products: 'Con gusto. En nuestra tienda puede ver {places}',
    place: '«{title}» en {path}',
    compared: '«{title}»: {is} Más en {path}',
    afterComparison: 'En la valoración un especialista le orienta.',
    nearest: 'Lo más cercano que encuentro: {places} ·',
    unknown:
      'Disculpe, no tengo esa información. {nearest} Nuestro equipo le responde con gusto por WhatsApp: {whatsapp}',
    duration: 'Duración',
    sessions: 'Sesiones',
    frequency: 'Frecuencia',
    recovery: 'Recuperación',
    preparation: 'Preparación',
    aftercare: 'Cuidados después',
    results: 'Resultados',
    use: 'Modo de uso',
    idealFor: 'Indicado para',
    notFor: 'Cuándo no conviene',
  },
  en: {
    greeting:
      'Hello, I am the automatic assistant of {clinic}. Tell me what you would like to know: services, opening hours, how to find us or how to book.',
    thanks: 'You are very welcome. If another question comes up, we are here.',
    nothingAsked:
      'Do tell me what you would like to know: services, opening hours, how to find us or how to book.',
    insult:
      'I am sorry that this was of no use to you. Tell me what you need and I will gladly help, or talk to our team on WhatsApp: {whatsapp}',
    nonsense:
      'I cannot help with that: I answer questions about the clinic, its services and its shop. Do tell me what you would like to know.',
    identity:
      'I am the automatic assistant of {clinic} and I answer with what this site says. If you would rather talk to a person, write to us on WhatsApp: {whatsapp}',
    diagnosis:
      'I understand your concern; in this chat we cannot give diagnoses or recommend treatments. It is best that a specialist examines you: ask for your assessment with the “Book a visit” button or on WhatsApp: {whatsapp}',
    price:
      'Tell me which treatment or product you mean and I will give you its price, if it is published. Our team will gladly confirm it on WhatsApp too: {whatsapp}',
    booking:
      'With pleasure. You can ask for your assessment with the “Book a visit” button of this site or on WhatsApp: {whatsapp}',
    address: 'We are at {address}. The map and all details are at {path}',
    found: 'Gladly. You can read about “{title}” at {path}',
    perhaps:
      'I am not sure that I understood. “{title}” may help, at {path} or, if you prefer, ask us on WhatsApp: {whatsapp}',
    unsure: 'I am not sure that I understood; what follows may help.',
    shop: 'Gladly. All that we sell is in our shop, under “{title}”: {path}',
    shopUnclear:
      'I am not sure which product you are looking for. All are at {path} and our team will help you on WhatsApp: {whatsapp}',
    category: 'Gladly. What we have for that is in our shop, under “{title}”: {path}',
    priceKnown:
      '“{title}” costs {amount}, an estimate that the clinic confirms with your order. The price is at {path}',
    priceRange:
      '“{title}” costs between {from} and {to} (Colombian pesos), an estimate: we confirm yours before you decide. The price is at {path}',
    costs: 'It costs {amount} (Colombian pesos).',
    which: 'Which treatment or product do you mean? Tell me its name and I will say what is published.',
    priceUnknown:
      'We do not give that price in this chat. You can read about “{title}” at {path} and ask our team for the amount on WhatsApp: {whatsapp}',
    priceUnclear:
      'I am not sure which price you are looking for. Those that we give are at {path} and our team will help you on WhatsApp: {whatsapp}',
    priceList: 'Gladly. The price list is at {path}',
    priceNotListed:
      'The price of “{title}” is not published. Those that we give are at {path} and our team will confirm yours on WhatsApp: {whatsapp}',
    passage: '{passage} You can find this at {path}',
    quoted: '“{title}”: {passage} You can find this at {path}',
    hours: 'Gladly. These are our opening hours: {hours}',
    contact: 'You can reach us at {phone} or {email}. You can also write to us on WhatsApp: {whatsapp}',
    products: 'Gladly. In our shop you can see {places}',
    place: '“{title}” at {path}',
    compared: '“{title}”: {is} More at {path}',
    afterComparison: 'A specialist will guide you at the assessment.',
    nearest: 'The nearest that I find: {places} ·',
    unknown:
      'I am sorry, I do not have that information. {nearest} Our team will gladly answer you on WhatsApp: {whatsapp}',
    duration: 'Duration',
    sessions: 'Sessions',
    frequency: 'Frequency',
    recovery: 'Recovery',
    preparation: 'Preparation',
    aftercare: 'Aftercare',
    results: 'Results',
    use: 'How to use it',
    idealFor: 'Suitable for',
    notFor: 'When it is not advised',
  },
};
