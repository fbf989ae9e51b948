/**
 * What the assistant says; what stands in braces is filled in. After an address comes a space or the end, never
 * punctuation, so that a chat window can make links of addresses.
 */
export const words = {
  es: {
    greeting: '¡Hola! Qué gusto saludarle. ¿En qué le puedo ayudar: un tratamiento, un producto, una cita?',
    thanks: 'Con mucho gusto. Si le surge otra pregunta, aquí estoy.',
    farewell: 'Fue un gusto. Que le vaya muy bien; aquí estamos cuando nos necesite.',
    identity:
      'Soy un programa: el asistente automático de {clinic}. Busco la respuesta en este sitio y se la muestro. Si prefiere hablar con una persona, escríbanos por WhatsApp: {whatsapp}',
    smallTalk:
      'De eso sé poco, aunque me gustaría charlar. De la piel, de los tratamientos y de la clínica sí le cuento lo que quiera: ¿qué le interesa?',
    insult:
      'Siento que no le haya servido. Cuénteme qué necesita y lo intento de nuevo, o hable con una persona por WhatsApp: {whatsapp}',
    order:
      'Eso no lo puedo hacer: solo respondo sobre la clínica, sus tratamientos y su tienda. ¿Qué le gustaría saber?',
    examination:
      'Eso solo se puede decir viendo la piel, y un chat no la ve: por eso aquí no damos diagnósticos ni indicamos tratamientos. Un dermatólogo le examina en una valoración, que se pide con el botón «Agendar Cita» o por WhatsApp: {whatsapp}',
    hours: 'Atendemos así: {hours}',
    address: 'Estamos en {address}. El mapa está en /#contacto',
    contact: 'Nos encuentra en el {phone}, en {email} y por WhatsApp: {whatsapp}',
    booking: 'Su cita se pide con el botón «Agendar Cita» de este sitio o por WhatsApp: {whatsapp}',
    absent:
      'Eso no está en el sitio, y no quiero inventarle. Una persona del equipo se lo responde por WhatsApp: {whatsapp}',
    costs: 'Cuesta {amount}.',
    price: 'Cuesta {amount}.',
    priceRange: 'Cuesta entre {from} y {to}; el valor suyo se lo damos antes de que decida.',
    noPrice: 'Su precio no está publicado; se lo damos en la valoración o por WhatsApp.',
    nearest: 'Esto es lo más cercano que tenemos.',
    which: '¿De cuál tratamiento o producto me pregunta? Con el nombre le cuento.',
    shop: 'Esto tenemos en la tienda.',
    more: 'Lo encuentra en {path}',
  },
  en: {
    greeting: 'Hello, how nice to hear from you. What can I help you with: a treatment, a product, a visit?',
    thanks: 'You are very welcome. If another question comes up, here I am.',
    farewell: 'It was a pleasure. Take care; we are here whenever you need us.',
    identity:
      'I am a program: the automatic assistant of {clinic}. I look for the answer on this site and show it to you. If you would rather talk to a person, write to us on WhatsApp: {whatsapp}',
    smallTalk:
      'I know little about that, much as I would like to chat. About skin, treatments and the clinic I can tell you a lot: what interests you?',
    insult:
      'I am sorry that this did not help. Tell me what you need and I will try again, or talk to a person on WhatsApp: {whatsapp}',
    order:
      'That I cannot do: I only answer about the clinic, its treatments and its shop. What would you like to know?',
    examination:
      'Only who sees the skin can say that, and a chat does not see it: so we give no diagnoses here and recommend no treatments. A dermatologist examines you in an assessment, which you ask for with the “Book a visit” button or on WhatsApp: {whatsapp}',
    hours: 'Our hours: {hours}',
    address: 'We are at {address}. The map is at /en#contacto',
    contact: 'You can reach us at {phone}, at {email} and on WhatsApp: {whatsapp}',
    booking: 'Ask for your visit with the “Book a visit” button of this site or on WhatsApp: {whatsapp}',
    absent:
      'The site does not say, and I would rather not make it up. A person of our team will tell you on WhatsApp: {whatsapp}',
    costs: 'It costs {amount} (Colombian pesos).',
    price: 'It costs {amount}.',
    priceRange:
      'It costs between {from} and {to} (Colombian pesos); we give you your price before you decide.',
    noPrice: 'Its price is not published; we give it to you at the assessment or on WhatsApp.',
    nearest: 'This is the closest that we have.',
    which: 'Which treatment or product do you mean? Tell me its name.',
    shop: 'This is what we have in the shop.',
    more: 'You can find this at {path}',
  },
};
