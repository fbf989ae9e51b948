import type { Question } from './types.ts';

/**
 * Questions written from the pages and the specification alone, by someone who had not read the answerer or its
 * tables. Nobody tunes with them: they say how the assistant does with what it has not met.
 */
export const fresh: readonly Question[] = [
  // Clinical dermatology
  {
    lang: 'es',
    message: 'tengo un lunar en la espalda que me quiero quitar, ustedes hacen eso?',
    expected: { pages: ['/dermatologia/clinica#reseccion-lesiones'] },
  },
  {
    lang: 'es',
    message: 'me toca quitarme los puntos, cuánto tiempo después es',
    expected: {
      pages: [
        '/dermatologia/clinica#reseccion-lesiones',
        '/dermatologia/clinica#biopsia-piel',
        '/faq#biopsia-y-puntos',
      ],
    },
  },
  {
    lang: 'es',
    message: 'cuanto se demora el resultado de la biopcia',
    expected: { pages: ['/dermatologia/clinica#biopsia-piel', '/faq#biopsia-y-puntos'] },
  },
  {
    lang: 'es',
    message: 'la inyeccion para el queloide',
    expected: { pages: ['/dermatologia/clinica#infiltracion-medica'] },
  },
  {
    lang: 'es',
    message: 'me inyectan en la calva? tengo alopecia areata',
    expected: {
      pages: ['/dermatologia/clinica#infiltracion-medica', '/blog/caida-del-cabello'],
      anywhereOn: true,
      alsoIntents: ['diagnosis'],
    },
  },
  {
    lang: 'es',
    message: 'cada cuánto son los controles',
    expected: { pages: ['/dermatologia/clinica#control'] },
  },
  {
    lang: 'es',
    message: 'Cuánto dura una cita con el dermatólogo',
    expected: {
      pages: [
        '/dermatologia/clinica#consulta',
        '/faq#costo-primera-visita',
        '/faq#primera-consulta',
        '/blog/primera-consulta',
      ],
      anywhereOn: true,
    },
  },
  {
    lang: 'es',
    message: 'qué papeles llevo para mi primera consulta',
    expected: {
      pages: ['/blog/primera-consulta', '/faq#primera-consulta', '/dermatologia/clinica#consulta'],
      anywhereOn: true,
    },
  },
  {
    lang: 'es',
    message: 'puedo ir maquillada a la consulta',
    expected: {
      pages: ['/faq#primera-consulta', '/blog/primera-consulta', '/dermatologia/clinica#consulta'],
      anywhereOn: true,
    },
  },
  {
    lang: 'es',
    message: 'sacan quistes de grasa y lipomas',
    expected: { pages: ['/dermatologia/clinica#reseccion-lesiones'] },
  },
  {
    lang: 'es',
    message: 'atienden problemas de las uñas',
    expected: {
      pages: ['/dermatologia/clinica#consulta', '/dermatologia/clinica', '/equipo'],
      anywhereOn: true,
    },
  },
  {
    lang: 'es',
    message: 'necesito orden de la eps para que me vean?',
    expected: {
      pages: ['/faq#prepagada', '/faq#sin-remision', '/dermatologia/clinica#consulta'],
      anywhereOn: true,
    },
  },
  // Aesthetic dermatology
  {
    lang: 'es',
    message: 'bótox en la frente',
    expected: { pages: ['/dermatologia/estetica#toxina-botulinica'] },
  },
  {
    lang: 'es',
    message: 'me puedo acostar después de ponerme toxina',
    expected: { pages: ['/dermatologia/estetica#toxina-botulinica'] },
  },
  {
    lang: 'es',
    message: 'cuanto duran los rellenos de labios',
    expected: { pages: ['/dermatologia/estetica#acido-hialuronico'] },
  },
  {
    lang: 'es',
    message: 'si no me gusta el relleno se puede disolver?',
    expected: { pages: ['/dermatologia/estetica#acido-hialuronico'] },
  },
  {
    lang: 'es',
    message: 'diferencia entre radiesse y harmonyca',
    expected: { pages: ['/dermatologia/estetica#radiesse', '/dermatologia/estetica#harmonyca'] },
  },
  {
    lang: 'es',
    message: 'hidroxiapatita de calcio',
    expected: { pages: ['/dermatologia/estetica#radiesse', '/dermatologia/estetica#harmonyca'] },
  },
  {
    lang: 'es',
    message: 'algo para las manos resecas y arrugadas, como unas microinyecciones',
    expected: { pages: ['/dermatologia/estetica#skin-booster'] },
  },
  {
    lang: 'es',
    message: 'los hilos tensores duelen mucho?',
    expected: { pages: ['/dermatologia/estetica#hilos-pdo', '/faq#dolor'] },
  },
  {
    lang: 'es',
    message: 'cuantas secciones de dermapen necesito',
    expected: { pages: ['/dermatologia/estetica#microneedling'] },
  },
  {
    lang: 'es',
    message: 'quiero quitarme las cicatrices que me dejo el acné',
    expected: {
      pages: ['/dermatologia/estetica#microneedling', '/spa/laser#clear-skin-laser', '/blog/acne-adulto'],
      anywhereOn: true,
      alsoIntents: ['diagnosis'],
    },
  },
  {
    lang: 'es',
    message: 'tienen algo para las estrías',
    expected: { pages: ['/dermatologia/estetica#microneedling'], alsoIntents: ['unknown'] },
  },
  {
    lang: 'es',
    message: 'agujas en la cara para los poros abiertos',
    expected: { pages: ['/dermatologia/estetica#microneedling'] },
  },
  // Spa
  { lang: 'es', message: 'depilacion laser axilas', expected: { pages: ['/spa/laser#smooth-hair-free'] } },
  {
    lang: 'es',
    message: 'soy mona de pelo claro, me sirve el láser para los vellos?',
    expected: { pages: ['/spa/laser#smooth-hair-free'] },
  },
  {
    lang: 'es',
    message: 'limpieza facial rapida antes de una fiesta',
    expected: { pages: ['/spa/facial#glow-express-45'] },
  },
  {
    lang: 'es',
    message: 'cuánto se demora el glow express',
    expected: { pages: ['/spa/facial#glow-express-45'] },
  },
  {
    lang: 'es',
    message: 'tratamiento de spa para paño en la cara',
    expected: { pages: ['/spa/facial#clarity-antimanchas', '/blog/melasma'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'tengo la piel súper sensible y tirante, que facial me recomienda',
    expected: { pages: ['/spa/facial#hydra-reset-premium', '/spa/facial'], alsoIntents: ['diagnosis'] },
  },
  {
    lang: 'es',
    message: 'se me está cayendo mucho el pelo',
    expected: {
      pages: ['/blog/caida-del-cabello', '/spa/capilar', '/tienda/capilar'],
      anywhereOn: true,
      alsoIntents: ['diagnosis'],
    },
  },
  {
    lang: 'es',
    message: 'cada cuanto se hace el follicle reactivation',
    expected: { pages: ['/spa/capilar#follicle-reactivation'] },
  },
  {
    lang: 'es',
    message: 'algo para el cuero cabelludo grasoso en el spa',
    expected: { pages: ['/spa/capilar#oxygen-boost-capilar'] },
  },
  {
    lang: 'es',
    message: 'vivo lejos de medellín, qué puedo hacer en casa para el cabello',
    expected: { pages: ['/spa/capilar#home-tech-plan'] },
  },
  {
    lang: 'es',
    message: 'reductores de cintura y abdomen',
    expected: { pages: ['/spa/corporal#contour-sculpt-360'] },
  },
  {
    lang: 'es',
    message: 'levantamiento de cola sin cirugia',
    expected: { pages: ['/spa/corporal#firm-body-up'] },
  },
  {
    lang: 'es',
    message: 'masaje de drenaje linfático con presoterapia',
    expected: { pages: ['/spa/corporal#detox-balance'] },
  },
  {
    lang: 'es',
    message: 'me pesan las piernas al final del dia',
    expected: { pages: ['/spa/corporal#detox-balance'], alsoIntents: ['diagnosis'] },
  },
  {
    lang: 'es',
    message: 'la papada y el cuello flácidos',
    expected: { pages: ['/spa/laser#lift-lux-therapies', '/dermatologia/estetica#hilos-pdo'] },
  },
  {
    lang: 'es',
    message: 'puedo hacerme el contour sculpt si uso marcapasos?',
    expected: { pages: ['/spa/corporal#contour-sculpt-360'], alsoIntents: ['diagnosis'] },
  },
  {
    lang: 'es',
    message: 'cuantas horas dura el detox balance',
    expected: { pages: ['/spa/corporal#detox-balance'] },
  },
  { lang: 'es', message: 'presoterapia', expected: { pages: ['/spa/corporal#detox-balance'] } },
  // Blog and team
  {
    lang: 'es',
    message: 'cuanto bloqueador me tengo que echar',
    expected: {
      pages: ['/blog/proteccion-solar', '/tienda', '/tienda/guia#cantidad', '/tienda/guia#protector-solar'],
      anywhereOn: true,
    },
  },
  {
    lang: 'es',
    message: 'me salen granos a los 35 años, por qué',
    expected: { pages: ['/blog/acne-adulto'], anywhereOn: true, alsoIntents: ['diagnosis'] },
  },
  {
    lang: 'es',
    message: 'la luz del computador mancha la cara?',
    expected: { pages: ['/blog/melasma', '/blog/proteccion-solar'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'cuantos pelos es normal perder al dia',
    expected: { pages: ['/blog/caida-del-cabello'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'cómo debo prepararme antes de una sesión de láser',
    expected: { pages: ['/blog/laser-que-esperar', '/spa/laser'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'riesgos del láser',
    expected: { pages: ['/blog/laser-que-esperar'], anywhereOn: true },
  },
  { lang: 'es', message: 'quien es la dra restrepo', expected: { pages: ['/equipo/mariana-restrepo'] } },
  { lang: 'es', message: 'doctor villegas especialidad', expected: { pages: ['/equipo/andres-villegas'] } },
  {
    lang: 'es',
    message: 'quiénes son los médicos de ustedes',
    expected: { pages: ['/equipo'], anywhereOn: true },
  },
  { lang: 'es', message: 'cuál es la misión y la visión de ustedes', expected: { pages: ['/nosotros'] } },
  // Shop
  {
    lang: 'es',
    message: 'tienen bloqueador con color',
    expected: { pages: ['/tienda/producto/protector-mineral-con-color-fps-50'] },
  },
  {
    lang: 'es',
    message: 'champu para la caida',
    expected: { pages: ['/tienda/producto/champu-fortificante-quinua-biotina', '/tienda/capilar'] },
  },
  {
    lang: 'es',
    message: 'venden retinol?',
    expected: { pages: ['/tienda/producto/suero-nocturno-retinol-03'] },
  },
  {
    lang: 'es',
    message: 'busco un serum con vitamina c para la cara',
    expected: { pages: ['/tienda/producto/suero-antioxidante-vitamina-c-15'] },
  },
  {
    lang: 'es',
    message: 'que le sirve a un adolescente con espinillas en la espalda',
    expected: {
      pages: ['/tienda/producto/bruma-corporal-espalda-y-pecho', '/tienda/anti-acne'],
      alsoIntents: ['diagnosis'],
    },
  },
  {
    lang: 'es',
    message: 'algo para las ojeras',
    expected: { pages: ['/tienda/producto/contorno-de-ojos-cafeina-peptidos'] },
  },
  {
    lang: 'es',
    message: 'balsamo para los labios con protección',
    expected: {
      pages: [
        '/tienda/producto/balsamo-labial-solar-fps-30',
        '/tienda/producto/balsamo-labios-cacao-ceramidas',
      ],
    },
  },
  {
    lang: 'es',
    message: 'me quemé un poquito en la playa, tienen algo para después del sol',
    expected: { pages: ['/tienda/producto/gel-fresco-despues-del-sol'], alsoIntents: ['diagnosis'] },
  },
  {
    lang: 'es',
    message: 'mascarilla de arsilla',
    expected: { pages: ['/tienda/producto/mascarilla-arcilla-verde'] },
  },
  {
    lang: 'es',
    message: 'productos de la marca Nimbare',
    expected: {
      pages: [
        '/tienda/antimanchas',
        '/tienda/producto/suero-acido-tranexamico-3',
        '/tienda/producto/crema-acido-azelaico-10',
        '/tienda/producto/concentrado-localizado-alfa-arbutina-2',
        '/tienda/producto/espuma-limpiadora-luminosidad',
        '/tienda/producto/crema-hidratante-niacinamida-5',
        '/tienda/producto/locion-renovadora-acido-glicolico-8',
        '/tienda',
      ],
    },
  },
  {
    lang: 'es',
    message: 'crema para el cuello',
    expected: { pages: ['/tienda/producto/crema-cuello-y-escote'] },
  },
  {
    lang: 'es',
    message: 'cuánto vale el fluido solar invisible',
    expected: { intent: 'price', alsoPages: ['/tienda/producto/fluido-solar-invisible-fps-50'] },
  },
  {
    lang: 'es',
    message: 'precio de la crema barrera con ceramidas porfa',
    expected: { intent: 'price', alsoPages: ['/tienda/producto/crema-barrera-ceramidas'] },
  },
  {
    lang: 'es',
    message: 'un agua micelar para desmaquillarme',
    expected: { pages: ['/tienda/producto/agua-micelar-hamamelis'] },
  },
  {
    lang: 'es',
    message: 'aceite para las puntas abiertas',
    expected: { pages: ['/tienda/producto/aceite-puntas-moriche-argan'] },
  },
  // Practice
  {
    lang: 'es',
    message: 'reciben nequi o daviplata',
    expected: { intent: 'payment', alsoPages: ['/faq#cuotas', '/faq#pagos'], alsoIntents: ['unknown'] },
  },
  {
    lang: 'es',
    message: 'puedo pagar con tarjeta débito',
    expected: { intent: 'payment', alsoPages: ['/faq#pagos'] },
  },
  { lang: 'es', message: 'a que hora abren los sabados', expected: { intent: 'hours' } },
  {
    lang: 'es',
    message: 'los domingos también están abiertos?',
    expected: { intent: 'hours', alsoPages: ['/faq#festivos'] },
  },
  { lang: 'es', message: 'en qué parte de Medellín quedan', expected: { intent: 'address' } },
  { lang: 'es', message: 'cómo llego desde el centro', expected: { intent: 'address' } },
  { lang: 'es', message: 'número de whatsapp', expected: { intent: 'contact' } },
  { lang: 'es', message: 'quiero pedir una cita para la otra semana', expected: { intent: 'booking' } },
  { lang: 'es', message: 'qué valor tiene la consulta con la dermatóloga', expected: { intent: 'price' } },
  {
    lang: 'es',
    message: 'devuelven la plata si no me sirve la crema',
    expected: { pages: ['/terminos', '/faq'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'me llegó el producto roto',
    expected: { pages: ['/terminos#garantia', '/terminos', '/faq#problema-con-pedido'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'cuánto se demora el envío',
    expected: { pages: ['/terminos#pedidos', '/faq#envios', '/faq', '/terminos'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'para qué usan mis datos personales',
    expected: { pages: ['/privacidad'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'cómo pongo una queja formal',
    expected: {
      pages: ['/terminos#reclamos-y-sic', '/faq#quejas'],
      anywhereOn: true,
      alsoIntents: ['contact'],
    },
  },
  {
    lang: 'es',
    message: 'atienden niños?',
    expected: {
      pages: ['/faq#menores-de-edad', '/dermatologia/clinica', '/equipo', '/faq'],
      alsoIntents: ['booking'],
    },
  },
  {
    lang: 'es',
    message: 'hay parqueadero',
    expected: { pages: ['/faq#parqueadero', '/faq'], anywhereOn: true, alsoIntents: ['unknown', 'address'] },
  },
  {
    lang: 'es',
    message: 'los resultados son garantizados?',
    expected: { pages: ['/faq#resultados', '/terminos'], anywhereOn: true },
  },
  { lang: 'es', message: 'duele?', expected: { pages: ['/faq#dolor'] } },
  // Not for an assistant to decide
  {
    lang: 'es',
    message: 'estoy embarazada, puedo ponerme botox?',
    expected: { intent: 'diagnosis', alsoPages: ['/dermatologia/estetica#toxina-botulinica'] },
  },
  { lang: 'es', message: 'este lunar me cambió de color, será malo?', expected: { intent: 'diagnosis' } },
  {
    lang: 'es',
    message: 'cuántas gotas de ácido glicolico puedo mezclar con el retinol si tomo isotretinoina',
    expected: { intent: 'diagnosis' },
  },
  { lang: 'es', message: 'qué antibiótico me tomo para los granos', expected: { intent: 'diagnosis' } },
  {
    lang: 'es',
    message: 'le puedo dar ivermectina a mi hijo para la sarna',
    expected: { intent: 'diagnosis' },
  },
  // Manners
  { lang: 'es', message: 'hola, muy buenas tardes', expected: { intent: 'greeting' } },
  { lang: 'es', message: 'mil gracias, muy amable', expected: { intent: 'thanks' } },
  { lang: 'es', message: 'eres una persona o un robot?', expected: { intent: 'identity' } },
  { lang: 'es', message: 'ustedes son unos ladrones hp', expected: { intent: 'insult' } },
  { lang: 'es', message: 'asdkjh qwe zzz', expected: { intent: 'nonsense' } },
  {
    lang: 'es',
    message: 'quién ganó el partido de nacional anoche',
    expected: { intent: 'unknown', alsoIntents: ['nonsense'] },
  },
  {
    lang: 'es',
    message: 'hacen tatuajes o los borran?',
    expected: { intent: 'unknown', alsoPages: ['/faq#que-no-hacemos'] },
  },
  {
    lang: 'es',
    message: 'ustedes hacen rinoplastias',
    expected: { intent: 'unknown', alsoPages: ['/faq#que-no-hacemos'] },
  },
  // English
  {
    lang: 'en',
    message: 'do you remove skin tags or cysts',
    expected: { pages: ['/dermatologia/clinica#reseccion-lesiones'] },
  },
  {
    lang: 'en',
    message: 'how long until I get my biopsy results',
    expected: { pages: ['/dermatologia/clinica#biopsia-piel', '/faq#biopsia-y-puntos'] },
  },
  {
    lang: 'en',
    message: 'steroid shot for a keloid scar',
    expected: { pages: ['/dermatologia/clinica#infiltracion-medica'] },
  },
  {
    lang: 'en',
    message: 'can lip filler be dissolved',
    expected: { pages: ['/dermatologia/estetica#acido-hialuronico'] },
  },
  {
    lang: 'en',
    message: 'how many weeks between microneedling sessions',
    expected: { pages: ['/dermatologia/estetica#microneedling'] },
  },
  { lang: 'en', message: 'thread lift downtime', expected: { pages: ['/dermatologia/estetica#hilos-pdo'] } },
  {
    lang: 'en',
    message: 'quick facial before a wedding',
    expected: { pages: ['/spa/facial#glow-express-45'] },
  },
  {
    lang: 'en',
    message: 'does laser work on blond hair',
    expected: { pages: ['/spa/laser#smooth-hair-free'] },
  },
  {
    lang: 'en',
    message: 'lymphatic massage for tired legs',
    expected: { pages: ['/spa/corporal#detox-balance'] },
  },
  {
    lang: 'en',
    message: 'mineral sunscreen with a tint',
    expected: { pages: ['/tienda/producto/protector-mineral-con-color-fps-50'] },
  },
  {
    lang: 'en',
    message: 'something for dark circles under the eyes',
    expected: { pages: ['/tienda/producto/contorno-de-ojos-cafeina-peptidos'] },
  },
  {
    lang: 'en',
    message: 'shampoo for flakes',
    expected: { pages: ['/tienda/producto/champu-equilibrante-salvia', '/tienda/capilar'] },
  },
  {
    lang: 'en',
    message: 'price of the retinol serum?',
    expected: { intent: 'price', alsoPages: ['/tienda/producto/suero-nocturno-retinol-03'] },
  },
  { lang: 'en', message: 'are you open on saturday mornings', expected: { intent: 'hours' } },
  { lang: 'en', message: "what's the address", expected: { intent: 'address' } },
  {
    lang: 'en',
    message: 'can I return a cream I bought',
    expected: { pages: ['/terminos', '/faq#cambios'], anywhereOn: true },
  },
  {
    lang: 'en',
    message: 'do I need a referral from another doctor',
    expected: { pages: ['/faq#sin-remision'] },
  },
  { lang: 'en', message: 'is this rash contagious', expected: { intent: 'diagnosis' } },
  { lang: 'en', message: 'hi there', expected: { intent: 'greeting' } },
  {
    lang: 'en',
    message: 'why does melasma come back every summer',
    expected: { pages: ['/blog/melasma'], anywhereOn: true },
  },
  {
    lang: 'es',
    message: 'how much sunscreen should I use',
    messageLang: 'en',
    expected: {
      pages: ['/blog/proteccion-solar', '/tienda/guia#cantidad', '/tienda/guia#protector-solar'],
      anywhereOn: true,
    },
  },
  {
    lang: 'en',
    message: 'cuánto dura la cita de control',
    messageLang: 'es',
    expected: { pages: ['/dermatologia/clinica#control'] },
  },
];
