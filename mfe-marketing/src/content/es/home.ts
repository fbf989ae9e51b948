import type { HomeContent } from '#content/types.ts';

import { doctors } from './doctors.data.ts';

export const content: HomeContent = {
  meta: {
    title: 'Dermatología y spa en {city}',
    description:
      'Dermatología clínica y estética, láser y spa dermatológico en {city}. Valoración médica, explicaciones claras y planes a la medida de su piel.',
  },
  carousel: {
    messages: {
      carousel: 'carrusel',
      slide: 'diapositiva',
      slides: 'Diapositivas',
      position: (position, count) => `${position} de ${count}`,
      previous: 'Anterior',
      next: 'Siguiente',
    },
    startLabel: 'Iniciar la rotación',
    stopLabel: 'Detener la rotación',
  },
  hero: {
    label: 'Nuestros servicios',
    metricLabels: { sessions: 'Sesiones', recovery: 'Recuperación', idealFor: 'Ideal para' },
    assessmentLabel: 'Solicitar valoración',
    slides: [
      {
        id: 'consulta',
        title: 'Dermatología clínica',
        headline: 'Un diagnóstico antes que un tratamiento',
        summary:
          'En la consulta revisamos piel, pelo y uñas, le explicamos lo que encontramos y le entregamos un plan por escrito.',
        metrics: { sessions: '1 consulta', recovery: 'Sin incapacidad', idealFor: 'Piel, pelo y uñas' },
        link: '/dermatologia/clinica#consulta',
        linkLabel: 'Conocer la consulta',
        image: 'hero/consulta',
      },
      {
        id: 'estetica',
        title: 'Dermatología estética',
        headline: 'Procedimientos que decide un médico con usted',
        summary:
          'Primero valoramos, después proponemos. Cada procedimiento se elige según su anatomía, su historia y lo que usted desea conservar.',
        metrics: {
          sessions: 'Según el procedimiento',
          recovery: 'Según el caso',
          idealFor: 'Personas adultas',
        },
        link: '/dermatologia/estetica',
        linkLabel: 'Ver los procedimientos',
        image: 'hero/estetica',
      },
      {
        id: 'spa',
        title: 'Spa dermatológico',
        headline: 'Rituales para la piel y el descanso',
        summary:
          'Rituales faciales, capilares, corporales y láser, con protocolos que revisa el equipo de dermatología.',
        metrics: { sessions: '1 sesión o plan', recovery: 'Según el ritual', idealFor: 'Cuidado y descanso' },
        link: '/spa/facial',
        linkLabel: 'Ver los rituales',
        image: 'hero/spa',
      },
    ],
  },
  departments: {
    heading: '¿Por dónde quiere empezar?',
    items: [
      {
        title: 'Dermatología clínica',
        summary:
          'Acné, rosácea, manchas que pican o cambian, lunares, caída del pelo: lo que necesita un diagnóstico.',
        links: [
          { to: '/dermatologia/clinica', label: 'Ver la dermatología clínica' },
          { to: '/dermatologia/clinica#consulta', label: 'Primera consulta' },
          { to: '/dermatologia/clinica#biopsia-piel', label: 'Lunares y biopsia' },
        ],
      },
      {
        title: 'Dermatología estética',
        summary: 'Líneas de expresión, volumen, textura y cicatrices: procedimientos que aplica un médico.',
        links: [
          { to: '/dermatologia/estetica', label: 'Ver la dermatología estética' },
          { to: '/dermatologia/estetica#toxina-botulinica', label: 'Toxina botulínica' },
          { to: '/dermatologia/estetica#acido-hialuronico', label: 'Ácido hialurónico' },
        ],
      },
      {
        title: 'Spa y láser',
        summary:
          'Limpieza, masajes, cuidado del pelo y depilación láser, con protocolos que revisa dermatología.',
        links: [
          { to: '/spa/facial', label: 'Ver el spa' },
          { to: '/spa/laser', label: 'Depilación láser' },
          { to: '/spa/corporal', label: 'Spa corporal' },
        ],
      },
    ],
  },
  specialists: {
    kicker: 'Especialistas',
    heading: 'Quiénes le atienden',
    lead: 'Cuatro dermatólogos, cada uno con su campo. Usted sabe con quién es su cita desde que la pide.',
    people: doctors,
    linkLabel: 'Conocer al equipo',
    sampleNote: 'Perfiles de muestra: personas inventadas y retratos ilustrados.',
  },
  results: {
    kicker: 'Antes y después',
    heading: 'Cómo puede cambiar la textura de la piel',
    lead: 'Seis simulaciones, en cuatro tonos de piel, que ayudan a conversar sobre lo que preocupa y lo que es razonable esperar.',
    pictureLabel: 'Simulación ilustrativa',
    disclaimer:
      '«Simulación ilustrativa»: imágenes creadas por computador, sin pacientes reales. No representan ni garantizan un resultado; cada piel responde de forma distinta.',
    carouselLabel: 'Simulaciones de antes y después',
    openLabel: 'comparar antes y después',
    comparison: {
      before: 'Antes',
      after: 'Después',
      slider: 'Comparar antes y después',
      share: (before, after) => `${before} % antes, ${after} % después`,
      sides: 'Mostrar',
      close: 'Cerrar',
    },
    // Sample: replace before launch. Computer-made textures, not patients.
    items: [
      {
        id: 'rojez-difusa',
        before: 'results/rojez-difusa-before',
        image: 'results/rojez-difusa-after',
        alt: 'Simulación de textura en piel clara: antes, con rojez difusa; después, con un tono más parejo.',
        overlayText: 'Rojez difusa',
        modalDescription:
          'La rojez persistente tiene varias causas, entre ellas la rosácea y la irritación por cosméticos. La consulta permite distinguirlas antes de elegir un cuidado.',
      },
      {
        id: 'manchas-solares',
        before: 'results/manchas-solares-before',
        image: 'results/manchas-solares-after',
        alt: 'Simulación de textura en piel trigueña: antes, con manchas solares dispersas; después, con manchas menos visibles.',
        overlayText: 'Manchas solares',
        modalDescription:
          'Toda mancha se examina antes de tratarla. La protección solar diaria hace parte de cualquier plan y ayuda a que el tono se mantenga.',
      },
      {
        id: 'marcas-de-acne',
        before: 'results/marcas-de-acne-before',
        image: 'results/marcas-de-acne-after',
        alt: 'Simulación de textura en piel morena: antes, con marcas hundidas de acné; después, con un relieve más parejo.',
        overlayText: 'Marcas de acné',
        modalDescription:
          'Las marcas hundidas suelen necesitar varias sesiones y paciencia. Primero se controla el acné activo; después se trabaja el relieve.',
      },
      {
        id: 'tono-desigual',
        before: 'results/tono-desigual-before',
        image: 'results/tono-desigual-after',
        alt: 'Simulación de textura en piel oscura: antes, con marcas pigmentadas tras la inflamación; después, con un tono más uniforme.',
        overlayText: 'Tono desigual',
        modalDescription:
          'En las pieles oscuras, una inflamación puede dejar color durante meses. El plan avanza con suavidad para no irritar y no oscurecer más.',
      },
      {
        id: 'poro-visible',
        before: 'results/poro-visible-before',
        image: 'results/poro-visible-after',
        alt: 'Simulación de textura en piel trigueña: antes, con poro marcado y brillo; después, con una superficie más fina.',
        overlayText: 'Poro visible',
        modalDescription:
          'El poro no se cierra ni desaparece, pero su aspecto puede verse más discreto con limpieza adecuada, cuidado diario y, a veces, procedimientos.',
      },
      {
        id: 'lineas-finas',
        before: 'results/lineas-finas-before',
        image: 'results/lineas-finas-after',
        alt: 'Simulación de textura en piel morena: antes, con líneas finas y sequedad; después, con líneas más suaves y aspecto hidratado.',
        overlayText: 'Líneas finas',
        modalDescription:
          'La hidratación y el cuidado diario son el punto de partida. Si usted lo desea, la valoración define qué procedimiento podría complementarlos.',
      },
    ],
  },
  bodyMap: {
    kicker: 'Mapa de la piel',
    heading: '¿Qué zona le gustaría consultar?',
    lead: 'Elija una zona y conozca una de las opciones que valoramos en ella. La indicación final siempre se define en consulta.',
    modeLegend: 'Parte del cuerpo',
    modeLabels: { facial: 'Facial', corporal: 'Corporal' },
    hint: 'Elija una zona en la figura o en la lista para ver qué se valora en ella.',
    linkLabel: 'Descubrir Más',
    zones: {
      facial: [
        {
          id: 'frente',
          title: 'Frente',
          description:
            'Para las líneas de expresión que se marcan con el gesto, la valoración médica define si conviene un procedimiento y con qué alcance, cuidando la naturalidad.',
          link: '/dermatologia/estetica#toxina-botulinica',
        },
        {
          id: 'contorno-ojos',
          title: 'Contorno de ojos',
          description:
            'La piel más fina del rostro pide gestos suaves. Valoramos opciones de hidratación profunda para el aspecto cansado o deshidratado.',
          link: '/dermatologia/estetica#skin-booster',
        },
        {
          id: 'mejillas',
          title: 'Mejillas',
          description:
            'Manchas, brillo o deshidratación reciben protocolos faciales distintos. Miramos la piel de cerca antes de elegir el suyo.',
          link: '/spa/facial',
        },
        {
          id: 'labios',
          title: 'Labios',
          description:
            'Hidratación, contorno o proporción, siempre con moderación. Se estudian la forma natural y la simetría antes de proponer un relleno.',
          link: '/dermatologia/estetica#acido-hialuronico',
        },
        {
          id: 'menton-mandibula',
          title: 'Mentón y mandíbula',
          description:
            'Cuando el contorno pierde definición, se valoran procedimientos que combinan soporte y estímulo del colágeno, según cada anatomía.',
          link: '/dermatologia/estetica#harmonyca',
        },
        {
          id: 'cuello',
          title: 'Cuello',
          description:
            'La laxitud leve del cuello puede valorarse con hilos PDO. En consulta revisamos si es una opción adecuada para usted y qué alternativas existen.',
          link: '/dermatologia/estetica#hilos-pdo',
        },
      ],
      corporal: [
        {
          id: 'cuero-cabelludo',
          title: 'Cuero cabelludo',
          description:
            'Caída, descamación o exceso de grasa: observamos el cuero cabelludo con tricoscopia y proponemos un ritual capilar o una consulta.',
          link: '/spa/capilar',
        },
        {
          id: 'hombros-espalda',
          title: 'Hombros y espalda',
          description:
            'Es una zona propensa a cicatrices elevadas y queloides. En algunos casos se indica la infiltración médica, que busca reducir el relieve y las molestias.',
          link: '/dermatologia/clinica#infiltracion-medica',
        },
        {
          id: 'brazos',
          title: 'Brazos',
          description:
            'Reciben sol casi todos los días. Un control periódico permite revisar lunares y manchas, y comparar su evolución.',
          link: '/dermatologia/clinica#control',
        },
        {
          id: 'abdomen',
          title: 'Abdomen',
          description:
            'Masaje, radiofrecuencia y presoterapia para cuidar la firmeza y el contorno. No sustituyen los hábitos ni tratan el sobrepeso.',
          link: '/spa/corporal',
        },
        {
          id: 'gluteos-muslos',
          title: 'Glúteos y muslos',
          description:
            'Para el aspecto de las estrías se valora el microneedling, con frecuencia de 3 a 4 sesiones, y se revisa si es adecuado para su piel.',
          link: '/dermatologia/estetica#microneedling',
        },
        {
          id: 'piernas',
          title: 'Piernas',
          description:
            'La depilación láser se programa por sesiones y se ajusta al tono de la piel y al tipo de vello, después de una valoración.',
          link: '/spa/laser',
        },
      ],
    },
  },
  testimonials: {
    kicker: 'Testimonios',
    heading: 'Lo que se llevan de su visita',
    // Sample: replace before launch.
    source: '5.0 en Google',
    carouselLabel: 'Testimonios de visitantes',
    ratingLabel: (rating) => `${rating} de 5 estrellas`,
    sampleNote: 'Testimonios y calificación de muestra: no corresponden a pacientes reales.',
    // Sample: replace before launch.
    items: [
      {
        id: 'explicacion-clara',
        quote:
          'Me explicaron cada paso con palabras sencillas y salí con un plan por escrito. Por primera vez entendí qué le pasaba a mi piel.',
        author: 'Catalina M.',
        rating: 5,
      },
      {
        id: 'sin-presion',
        quote:
          'Fui por un procedimiento y la doctora me propuso empezar por una rutina más simple. Agradezco que nadie intentara venderme nada.',
        author: 'Juliana P.',
        rating: 5,
      },
      {
        id: 'control-de-lunares',
        quote:
          'Revisaron mis lunares uno por uno y me mostraron las fotos. Ahora sé cuáles debo vigilar y cuándo tengo que volver.',
        author: 'Ricardo A.',
        rating: 5,
      },
      {
        id: 'ritual-de-spa',
        quote:
          'El ritual facial fue un descanso de verdad: silencio, buena luz y manos cuidadosas. Me preguntaron por mis alergias antes de empezar.',
        author: 'Beatriz L.',
        rating: 5,
      },
    ],
  },
  timeline: {
    kicker: 'Tecnología',
    heading: 'Una clínica que crece con cuidado',
    lead: 'Sumamos cada herramienta cuando aporta algo a la consulta, y después de que el equipo aprende a usarla bien.',
    // Sample: replace before launch.
    events: [
      {
        year: 2018,
        title: 'Dermatoscopia en consulta',
        text: 'Abrimos con una idea sencilla: mirar cada lesión con aumento y luz adecuada antes de opinar.',
        image: 'timeline/2018',
      },
      {
        year: 2019,
        title: 'Fotografía clínica',
        text: 'Incorporamos fotos con la misma luz y la misma distancia, para comparar la evolución con honestidad.',
        image: 'timeline/2019',
      },
      {
        year: 2020,
        title: 'Controles a distancia',
        text: 'Organizamos seguimientos virtuales para los casos en los que no hace falta examinar la piel en persona.',
        image: 'timeline/2020',
      },
      {
        year: 2021,
        title: 'Sala de procedimientos',
        text: 'Adecuamos un espacio propio para biopsias, resecciones e infiltraciones, con más privacidad durante la visita.',
        image: 'timeline/2021',
      },
      {
        year: 2022,
        title: 'Láser y luz',
        text: 'Sumamos equipos de láser y luz, con parámetros que se ajustan al tono y a la sensibilidad de cada piel.',
        image: 'timeline/2022',
      },
      {
        year: 2023,
        title: 'Tricoscopia digital',
        text: 'Empezamos a estudiar pelo y cuero cabelludo con imagen ampliada, útil para el diagnóstico y los controles.',
        image: 'timeline/2023',
      },
      {
        year: 2024,
        title: 'Spa dermatológico',
        text: 'Reunimos rituales faciales, capilares, corporales y láser en un mismo lugar, con protocolos revisados por dermatología.',
        image: 'timeline/2024',
      },
      {
        year: 2025,
        title: 'Mapa digital de lunares',
        text: 'Registramos los lunares en un mapa corporal que facilita comparar los cambios de un control al siguiente.',
        image: 'timeline/2025',
      },
    ],
  },
  featured: {
    kicker: 'Tienda',
    heading: 'Cuidado para continuar en casa',
    link: '/tienda',
    linkLabel: 'Ver la tienda',
  },
};
