import type { ServicesContent } from '#content/types.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
export const content: ServicesContent = {
  area: 'clinica',
  meta: {
    title: 'Dermatología clínica en {city}',
    description:
      'Consulta, control, biopsia, infiltración y resección de lesiones de piel en {city}. Sepa cuánto dura cada atención, cómo se recupera y cuándo no conviene.',
  },
  title: 'Dermatología Clínica',
  subtitle:
    'Consulta, biopsia y procedimientos para la piel, el cabello y las uñas. El médico examina primero, le explica lo que encuentra y le entrega un plan por escrito.',
  category: 'Dermatología Clínica',
  words: {
    areasLabel: 'Áreas de dermatología',
    areas: { clinica: 'Clínica', estetica: 'Estética' },
    indexLabel: 'En esta página',
    price: (range) => `Precio: ${range}. El suyo se lo confirmamos antes de la cita.`,
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
    idealFor: 'Indicado para',
    notFor: 'Cuándo no conviene',
    otherPage: 'Conozca Dermatología Estética',
    technologyNote:
      'Imágenes ilustrativas. El dermatólogo define en consulta si una tecnología es adecuada para usted y con qué ajustes.',
  },
  services: [
    {
      id: 'consulta',
      uses: [],
      title: 'Consulta dermatológica',
      description:
        'El dermatólogo pregunta por su historia, examina piel, cabello y uñas, y observa con dermatoscopio lo que lo requiera. Al terminar, usted se lleva un diagnóstico, o el camino para llegar a él, y un plan por escrito. No necesita remisión para agendar.',
      image: 'services/consulta',
      imageAlt: 'Dermatoscopio y libreta de lino sobre una mesa clara, con la sombra suave de una rama',
      expect: {
        duration: 'Entre 30 y 40 minutos.',
        sessions: 'Una consulta inicial. El control se programa solo si su caso lo pide.',
        recovery:
          'No requiere reposo. Venga sin maquillaje ni esmalte en las uñas y traiga sus exámenes y la lista de medicamentos que usa.',
        idealFor:
          'Acné, manchas, alergias, caída del cabello, cambios en las uñas, lunares que han cambiado o la revisión anual de la piel. Atendemos todas las edades; los menores asisten con su acudiente.',
        notFor:
          'Urgencias. Si hay dificultad para respirar, hinchazón de labios o lengua, o un brote extenso con fiebre, llame al 123 o acuda a urgencias.',
      },
    },
    {
      id: 'control',
      uses: [],
      title: 'Control dermatológico',
      description:
        'La cita en la que vemos cómo ha respondido su piel y decidimos juntos si el plan sigue, se ajusta o termina. Comparamos con las imágenes y notas de la visita anterior y resolvemos las dudas que dejó el tratamiento en casa.',
      image: 'services/control',
      imageAlt:
        'Frasco cuentagotas ámbar junto a un calendario en blanco y una hoja verde sobre piedra clara',
      expect: {
        duration: 'Entre 20 y 30 minutos.',
        sessions:
          'Por lo general, entre 4 y 12 semanas después de la consulta. El médico indica cada cuánto según el diagnóstico.',
        recovery:
          'No requiere reposo. Traiga los productos que usa y anote cualquier molestia, aunque le parezca menor.',
        idealFor:
          'Personas que iniciaron un tratamiento, que conviven con una condición crónica como dermatitis, psoriasis o rosácea, o que tienen lunares en seguimiento.',
        notFor:
          'Motivos nuevos sin relación con la consulta anterior: para ellos conviene una consulta completa. Si aparece una reacción intensa a un medicamento, no espere al control: llámenos o acuda a urgencias.',
      },
    },
    {
      id: 'reseccion-lesiones',
      uses: ['surgery'],
      title: 'Resección de lesiones de piel',
      description:
        'Retiro de lunares, quistes, verrugas, lipomas pequeños u otras lesiones, con anestesia local y en sala de procedimientos. El médico examina antes la lesión, elige la técnica y, cuando corresponde, envía la muestra a estudio de patología. Toda herida deja una cicatriz, y su aspecto varía de una persona a otra.',
      image: 'services/reseccion-lesiones',
      imageAlt: 'Bandeja de acero mate con instrumental fino sobre un paño de lino color arena',
      expect: {
        duration: 'Entre 30 y 60 minutos, según el número, el tamaño y el lugar de las lesiones.',
        sessions: 'Suele bastar una sesión, más una cita para retirar puntos o revisar la herida.',
        recovery:
          'Los puntos se retiran hacia los 5 a 7 días en el rostro y los 10 a 14 en el cuerpo. En ese tiempo, evite ejercicio intenso, piscina y sol sobre la zona.',
        idealFor:
          'Lesiones que molestan, rozan, crecen o despiertan duda en el examen, y lesiones benignas que usted prefiere retirar después de conocer la cicatriz esperable.',
        notFor:
          'Zonas con infección activa o trastornos de coagulación sin control. Si toma anticoagulantes no los suspenda por su cuenta: infórmelo al agendar, igual que si tiene marcapasos, alergia a la anestesia local, tendencia a queloides o está en embarazo. Algunas lesiones se remiten a otro especialista por su tamaño o ubicación.',
      },
    },
    {
      id: 'infiltracion-medica',
      uses: ['needle'],
      title: 'Infiltración médica',
      description:
        'Aplicación de un medicamento directamente en la lesión, con aguja muy fina, para que actúe donde se necesita. El dermatólogo lo formula según el diagnóstico y le explica antes los beneficios esperables, los riesgos y las alternativas.',
      image: 'services/infiltracion-medica',
      imageAlt: 'Ampolleta de vidrio y gasa doblada sobre una bandeja de cerámica, con luz de mañana',
      expect: {
        duration: 'Entre 15 y 30 minutos.',
        sessions:
          'Con frecuencia, varias aplicaciones separadas por 4 a 6 semanas. La respuesta se evalúa en cada visita antes de repetir.',
        recovery:
          'Puede volver a sus actividades el mismo día. Es posible notar ardor, un morado pequeño o sensibilidad durante 1 a 3 días.',
        idealFor:
          'Cicatrices queloides o hipertróficas, placas de alopecia areata, nódulos de acné inflamado y otras lesiones localizadas, siempre con diagnóstico médico.',
        notFor:
          'Infección en la zona o alergia al medicamento. Avise si está en embarazo o lactancia, toma anticoagulantes, o tiene diabetes, glaucoma o un tratamiento inmunosupresor. La piel puede adelgazarse o cambiar de color en el punto aplicado; por eso se vigila.',
      },
    },
    {
      id: 'biopsia-piel',
      uses: ['surgery'],
      title: 'Biopsia de piel',
      description:
        'Toma de una muestra pequeña de piel, con anestesia local, para que un patólogo la estudie al microscopio. Ayuda a aclarar un diagnóstico cuando el examen a simple vista y con dermatoscopio no es suficiente. El resultado se explica en una cita, no en un mensaje.',
      image: 'services/biopsia-piel',
      imageAlt:
        'Portaobjetos de vidrio alineados sobre una superficie de piedra, con reflejos tenues de luz natural',
      expect: {
        duration: 'Entre 20 y 30 minutos; la toma en sí dura pocos minutos.',
        sessions:
          'Una toma y una cita de resultado. El informe de patología suele tardar entre 8 y 15 días hábiles.',
        recovery:
          'Herida pequeña que se cuida en casa con lavado suave y cubierta limpia. Si hay puntos, se retiran entre los 7 y los 14 días. Suele quedar una marca pequeña.',
        idealFor:
          'Lunares o manchas que han cambiado, heridas que no cierran, brotes persistentes y algunos tipos de caída del cabello.',
        notFor:
          'Una mejora estética: es un estudio diagnóstico y solo se hace con indicación médica. Informe si toma anticoagulantes, sangra con facilidad, tiende a hacer queloides, tiene infección en la zona o alergia a la anestesia local.',
      },
    },
  ],
  technology: {
    heading: 'Tecnología al servicio de la piel',
    lead: 'Herramientas que ayudan a ver mejor y a intervenir solo lo necesario. La decisión siempre es del médico, con usted.',
    items: [
      {
        id: 'dermatoscopia-digital',
        uses: [],
        name: 'Dermatoscopia digital',
        description:
          'Lente con luz polarizada que amplía las estructuras de un lunar o una mancha y guarda la imagen para compararla en el siguiente control. No duele ni usa rayos X.',
        image: 'technology/dermatoscopia-digital',
      },
      {
        id: 'criocirugia',
        uses: ['cold'],
        name: 'Criocirugía',
        description:
          'Frío controlado con nitrógeno líquido para lesiones superficiales como verrugas o queratosis. Se siente un ardor breve y puede formarse una ampolla o quedar un cambio de color, más visible en pieles oscuras.',
        notFor:
          'No se usa con urticaria por frío, fenómeno de Raynaud o crioglobulinemia, ni en lesiones sin diagnóstico.',
        image: 'technology/criocirugia',
      },
      {
        id: 'electrocirugia-radiofrecuencia',
        uses: ['radiofrequency'],
        name: 'Electrocirugía de radiofrecuencia',
        description:
          'Corte y coagulación con energía de alta frecuencia y electrodos muy finos, con anestesia local.',
        notFor:
          'Avísenos si usa marcapasos, desfibrilador u otro dispositivo electrónico, o si tiene implantes metálicos cerca de la zona.',
        image: 'technology/electrocirugia-radiofrecuencia',
      },
    ],
  },
  closing: {
    heading: '¿No sabe por dónde empezar?',
    text: 'Cuéntenos qué nota en su piel y desde cuándo. Revisamos su solicitud y le indicamos qué tipo de cita conviene. La solicitud en línea no reemplaza el examen médico. {insurance}',
    button: 'Solicitar valoración',
  },
  related: {
    heading: 'Para decidir',
    items: [
      {
        kicker: 'Quién atiende',
        label: 'Dra. Mariana Restrepo, dermatología clínica',
        link: '/equipo/mariana-restrepo',
      },
      {
        kicker: 'Quién atiende',
        label: 'Dr. Andrés Villegas, cirugía dermatológica',
        link: '/equipo/andres-villegas',
      },
      {
        kicker: 'Para leer antes',
        label: 'Su primera consulta, paso a paso',
        link: '/blog/primera-consulta',
      },
      { kicker: 'Para leer antes', label: 'Acné en la edad adulta', link: '/blog/acne-adulto' },
    ],
  },
};
