import type { ServicesContent } from '#content/types.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
// Prescription products are described, never advertised: no benefit is promised and none is compared.
export const content: ServicesContent = {
  area: 'estetica',
  meta: {
    title: 'Dermatología estética en {city}',
    description:
      'Toxina botulínica, rellenos, bioestimulación, hilos PDO y microneedling para adultos en {city}: duración, recuperación y cuándo no conviene cada uno.',
  },
  title: 'Dermatología Estética',
  subtitle:
    'Procedimientos para mayores de 18 años, realizados por médicos y siempre después de una valoración presencial.',
  category: 'Dermatología Estética',
  words: {
    areasLabel: 'Áreas de dermatología',
    areas: { clinica: 'Clínica', estetica: 'Estética' },
    indexLabel: 'En esta página',
    price: (range) => `Precio: ${range}. El suyo se lo damos por escrito en la valoración.`,
    learnMore: 'Saber más',
    learnMoreHint:
      '«Saber más» abre la solicitud de valoración: la clínica le responde, y aún no se compromete a nada.',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: (service) => `Hola, quisiera saber más sobre ${service}.`,
    },
    expectHeading: 'Qué puede esperar y cuándo no conviene',
    duration: 'Duración',
    sessions: 'Sesiones',
    recovery: 'Recuperación',
    idealFor: 'Para quién',
    notFor: 'Cuándo no conviene',
    otherPage: 'Conozca Dermatología Clínica',
    technologyNote:
      'Imágenes ilustrativas. Cada equipo se usa en adultos, tras valoración médica y con parámetros ajustados al tipo de piel.',
  },
  services: [
    {
      id: 'toxina-botulinica',
      uses: ['needle'],
      title: 'Toxina botulínica',
      description:
        'Medicamento de venta con fórmula médica que relaja de forma temporal algunos músculos del rostro. El médico decide si está indicada y explica antes los riesgos y las alternativas. El efecto varía de una persona a otra.',
      image: 'services/toxina-botulinica',
      imageAlt:
        'Vial de vidrio sin etiqueta sobre un bloque de piedra clara, con una hoja de eucalipto al lado',
      expect: {
        duration: 'Entre 20 y 30 minutos, además de la valoración.',
        sessions:
          'Una aplicación y un control hacia los 15 días. Cuando se decide repetir, se dejan al menos 3 meses entre aplicaciones.',
        recovery:
          'Sin reposo. Pueden quedar puntos rojos o un morado pequeño por unos días. Durante 4 horas no se acueste, y ese día evite masajes en la zona y ejercicio intenso.',
        idealFor:
          'Adultos con líneas de expresión en frente, entrecejo o contorno de ojos, cuando el médico la indica después de examinarlos.',
        notFor:
          'Embarazo, lactancia, enfermedades neuromusculares como la miastenia, infección en la zona o alergia a sus componentes. Informe todos los medicamentos que usa, en especial antibióticos recientes y anticoagulantes. Si después nota dificultad para tragar, hablar o respirar, acuda a urgencias.',
      },
    },
    {
      id: 'acido-hialuronico',
      uses: ['needle', 'filler'],
      title: 'Rellenos de ácido hialurónico',
      description:
        'Gel que se aplica con aguja o cánula para dar soporte o volumen en zonas precisas, como pómulos, surcos o labios. El organismo lo reabsorbe con el tiempo y, si hace falta, puede disolverse.',
      image: 'services/acido-hialuronico',
      imageAlt: 'Esferas de gel transparente sobre una bandeja de porcelana, atravesadas por luz natural',
      expect: {
        duration: 'Entre 45 y 60 minutos, con anestesia local o tópica.',
        sessions:
          'Una sesión y un control entre las 2 y las 4 semanas. La permanencia suele ir de 6 a 18 meses según la zona, el gel y la persona.',
        recovery:
          'Inflamación o morados entre 3 y 7 días, algo más en los labios. Evite calor intenso, ejercicio fuerte y tratamientos dentales en las dos semanas siguientes.',
        idealFor:
          'Adultos que notan pérdida de soporte o asimetrías leves y buscan un cambio medido, conversado y gradual.',
        notFor:
          'Embarazo, lactancia, infección o herpes activo, tendencia a queloides, enfermedad autoinmune sin control, alergia al producto o a la lidocaína, o rellenos permanentes en la misma zona. Avise si toma anticoagulantes. Entre sus riesgos, poco frecuentes pero serios, está la obstrucción de un vaso: dolor intenso, piel blanca o morada o cambios en la visión son una urgencia.',
      },
    },
    {
      id: 'radiesse',
      uses: ['needle', 'filler'],
      title: 'Radiesse',
      description:
        'Nombre comercial de un relleno de hidroxiapatita de calcio que da soporte y actúa como bioestimulador. Se aplica en planos profundos del rostro o, diluido, en otras zonas según criterio médico. A diferencia del ácido hialurónico, no hay una enzima que lo disuelva.',
      image: 'services/radiesse',
      imageAlt: 'Jeringa precargada sin marca sobre lino plegado, junto a un fragmento de mineral blanco',
      expect: {
        duration: 'Entre 45 y 60 minutos, con anestesia local.',
        sessions:
          'Por lo general 1 o 2 sesiones, con control entre las 4 y las 8 semanas. El cambio es gradual y se valora en meses.',
        recovery:
          'Inflamación, sensibilidad o morados entre 3 y 7 días. Puede retomar sus actividades habituales al día siguiente, sin ejercicio intenso por 48 horas.',
        idealFor:
          'Adultos con pérdida de firmeza o de contorno en pómulos, mandíbula o dorso de las manos, que prefieren un proceso progresivo.',
        notFor:
          'Labios y contorno de ojos. Tampoco en embarazo, lactancia, infección o inflamación activa, tendencia a queloides, enfermedad autoinmune sin control, rellenos permanentes previos o alergia a sus componentes. Avise si toma anticoagulantes, y antes de una tomografía o radiografía: el producto puede verse en ellas. No puede disolverse. Entre sus riesgos, poco frecuentes pero serios, está la obstrucción de un vaso: dolor intenso, piel blanca o morada o cambios en la visión son una urgencia.',
      },
    },
    {
      id: 'harmonyca',
      uses: ['needle', 'filler'],
      title: 'Harmonyca',
      description:
        'Nombre comercial de un inyectable híbrido que reúne ácido hialurónico e hidroxiapatita de calcio. El primero aporta soporte; la segunda busca estimular el colágeno propio de manera gradual. El médico decide si conviene o si basta una opción más simple.',
      image: 'services/harmonyca',
      imageAlt: 'Dos texturas de crema, una translúcida y otra mate, extendidas en paralelo sobre vidrio',
      expect: {
        duration: 'Entre 45 y 60 minutos, con anestesia local.',
        sessions:
          'Una sesión y un control entre las 4 y las 6 semanas. La necesidad de otra aplicación se define en el seguimiento.',
        recovery:
          'Inflamación, sensibilidad o morados entre 3 y 7 días. Evite presión, masajes y calor intenso en la zona durante dos semanas.',
        idealFor: 'Adultos con flacidez leve o moderada en mejillas y línea de la mandíbula.',
        notFor:
          'Labios, entrecejo y contorno de ojos. Tampoco en embarazo, lactancia, infección activa, tendencia a queloides, enfermedad autoinmune sin control, rellenos permanentes previos o alergia a sus componentes o a la lidocaína. Avise si toma anticoagulantes. Solo una parte del producto puede disolverse. Entre sus riesgos, poco frecuentes pero serios, está la obstrucción de un vaso: dolor intenso, piel blanca o morada o cambios en la visión son una urgencia.',
      },
    },
    {
      id: 'skin-booster',
      uses: ['needle', 'filler'],
      title: 'Skin booster',
      titleLang: 'en',
      description:
        'Microinyecciones de ácido hialurónico muy fluido, repartidas en la piel para favorecer su hidratación y elasticidad. No busca dar volumen ni cambiar facciones. Se aplica en rostro, cuello, escote o manos.',
      image: 'services/skin-booster',
      imageAlt: 'Gotas de suero translúcido sobre una lámina de vidrio, con fondo color porcelana',
      expect: {
        duration: 'Entre 30 y 45 minutos, después de una crema anestésica.',
        sessions:
          'Con frecuencia 2 o 3 sesiones separadas por unas 4 semanas; luego, mantenimiento cada 6 a 9 meses si usted lo desea.',
        recovery:
          'Pequeñas pápulas por unas horas y posibles morados de 2 a 5 días. Maquillaje y ejercicio desde el día siguiente.',
        idealFor:
          'Adultos con piel deshidratada, opaca o con líneas finas que desean mejorar su calidad sin cambiar el volumen.',
        notFor:
          'Embarazo, lactancia, infección o herpes activo, brote de acné inflamado en la zona, enfermedad autoinmune sin control, alergia al producto o tendencia a queloides. Avise si toma anticoagulantes. Entre sus riesgos, poco frecuentes pero serios, está la obstrucción de un vaso: dolor intenso, piel blanca o morada o cambios en la visión son una urgencia.',
      },
    },
    {
      id: 'hilos-pdo',
      uses: ['needle', 'thread'],
      title: 'Hilos PDO',
      description:
        'Hilos absorbibles de polidioxanona que se colocan bajo la piel con anestesia local. Según su forma, dan un soporte suave o buscan estimular colágeno; el cuerpo los reabsorbe en unos seis meses. No equivalen a una cirugía y, cuando la flacidez es marcada, se lo diremos.',
      image: 'services/hilos-pdo',
      imageAlt: 'Carrete de hilo fino translúcido sobre una piedra lisa, con sombra larga de luz lateral',
      expect: {
        duration: 'Entre 45 y 60 minutos.',
        sessions:
          'Una sesión y controles a la semana y al mes. Lo obtenido es temporal y cambia con la piel, la edad y los hábitos.',
        recovery:
          'Inflamación, tirantez o morados entre 5 y 10 días. Duerma boca arriba una semana y evite gestos amplios, masajes y ejercicio intenso por dos semanas.',
        idealFor: 'Adultos con flacidez leve en mejillas, mandíbula o cejas y piel de buen grosor.',
        notFor:
          'Flacidez avanzada, piel muy delgada, infección o herpes activo, alergia al anestésico, tendencia a queloides, trastornos de coagulación, enfermedad autoinmune sin control, embarazo o lactancia. No suspenda anticoagulantes por su cuenta.',
      },
    },
    {
      id: 'microneedling',
      uses: ['needle'],
      title: 'Microneedling',
      titleLang: 'en',
      description:
        'Microagujas estériles de un solo uso que crean canales diminutos para activar la reparación natural de la piel. La profundidad se ajusta a cada zona y a cada fototipo. Requiere protección solar diaria mientras dura la serie.',
      image: 'services/microneedling',
      imageAlt: 'Dispositivo de microagujas sobre una toalla de lino, junto a un cuenco con agua',
      expect: {
        duration: 'Entre 45 y 60 minutos, incluida la crema anestésica.',
        sessions: 'Con frecuencia de 3 a 4 sesiones, separadas por 4 a 6 semanas.',
        recovery:
          'Enrojecimiento, como de un día de sol, y piel sensible de 1 a 3 días. Sin maquillaje por 24 horas; protector solar a diario y sin ácidos ni retinoides por 5 a 7 días.',
        idealFor: 'Adultos con cicatrices de acné, poros visibles, textura irregular o estrías.',
        notFor:
          'Acné inflamado, herpes o infección activa, tendencia a queloides, dermatitis o lunares sin estudiar en la zona, bronceado reciente y embarazo. Si toma isotretinoína o la tomó en los últimos 6 meses, el médico define cuándo puede realizarse. Avise si toma anticoagulantes o tiene las defensas bajas.',
      },
    },
  ],
  technology: {
    heading: 'Equipamiento exclusivo',
    lead: 'Energía y luz que se usan con medida. Antes de encender un equipo revisamos su fototipo, su historia y su exposición al sol.',
    items: [
      {
        id: 'laser-fraccionado',
        uses: ['laser'],
        name: 'Láser fraccionado',
        description:
          'Columnas microscópicas de luz que tratan una fracción de la piel y dejan intacta la de alrededor. Se considera para cicatrices, textura y fotoenvejecimiento; pide varios días de cuidado y evitar el sol.',
        notFor:
          'No se usa en embarazo, con isotretinoína en curso o reciente, medicamentos que sensibilizan a la luz, piel bronceada, herpes o infección activa, ni con tendencia a queloides.',
        image: 'technology/laser-fraccionado',
      },
      {
        id: 'radiofrecuencia-microagujas',
        uses: ['radiofrequency', 'needle'],
        name: 'Radiofrecuencia con microagujas',
        description:
          'Calor controlado que se entrega en profundidad a través de agujas finas. Se considera para flacidez leve, poros y cicatrices.',
        notFor:
          'No se usa con marcapasos u otro dispositivo electrónico, implantes metálicos en la zona, embarazo, isotretinoína en curso o reciente, infección o herpes activo, ni con tendencia a queloides.',
        image: 'technology/radiofrecuencia-microagujas',
      },
      {
        id: 'luz-pulsada-intensa',
        uses: ['light'],
        name: 'Luz pulsada intensa',
        description: 'Destellos de luz filtrada para rojeces, vasos finos y algunas manchas solares.',
        notFor:
          'No es adecuada en piel bronceada, en fototipos altos ni cuando hay melasma o manchas sin estudiar; tampoco en embarazo, con isotretinoína, medicamentos que sensibilizan a la luz, lupus o epilepsia que se desencadena con la luz.',
        image: 'technology/luz-pulsada-intensa',
      },
    ],
  },
  closing: {
    heading: 'Primero, la valoración',
    text: 'En la valoración hablamos de lo que usted espera, de lo que es posible y de los riesgos de cada procedimiento. La valoración cuesta {assessmentPrice}. {assessmentCredit}',
    button: 'Solicitar valoración',
  },
  related: {
    heading: 'Para decidir',
    items: [
      {
        kicker: 'Quién atiende',
        label: 'Dra. Laura Echeverri, dermatología estética y láser',
        link: '/equipo/laura-echeverri',
      },
      { kicker: 'Para leer antes', label: 'Láser en la piel: qué esperar', link: '/blog/laser-que-esperar' },
      {
        kicker: 'Para leer antes',
        label: 'Melasma: convivir con la luz',
        link: '/blog/melasma',
      },
      {
        kicker: 'Para leer antes',
        label: 'Su primera consulta, paso a paso',
        link: '/blog/primera-consulta',
      },
      {
        kicker: 'Después del procedimiento',
        label: 'Si algo le preocupa de noche',
        link: '/faq#despues-de-noche',
      },
      {
        kicker: 'Antes de pedir cita',
        label: 'Embarazo y lactancia',
        link: '/faq#embarazo-lactancia',
      },
    ],
  },
};
