import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'facial',
  meta: {
    title: 'Spa facial dermatológico en {city}',
    description:
      'Limpieza, luminosidad, manchas e hidratación: tres rituales faciales con criterio dermatológico en {city}, explicados paso a paso antes de su cita.',
  },
  assessmentCategory: 'Spa Facial',
  heading: 'Rituales faciales que respetan su piel',
  intro:
    'Cada sesión comienza con una lectura de la piel y termina con protector solar. Entre una y otra, texturas, agua y luz elegidas para lo que su rostro necesita ese día.',
  experiences: [
    {
      id: 'glow-express-45',
      title: 'Glow Express 45',
      kind: 'Limpieza facial y luminosidad',
      titleLang: 'en',
      shortDescription: 'Limpieza, exfoliación suave y luz en una pausa breve para la piel opaca.',
      description:
        'Un ritual corto para los días en que la piel se ve cansada y el tiempo es poco. Reúne limpieza con vórtice de agua, exfoliación enzimática y luz LED, con texturas ligeras que permiten volver a la rutina enseguida. Si es su primera vez y tiene un evento, venga al menos una semana antes.',
      media: {
        type: 'video',
        src: 'spa/glow-express-45',
        alt: 'Gotas de suero dorado que caen despacio sobre vidrio, con luz cálida de la mañana',
        poster: 'spa/glow-express-45',
      },
      uses: ['exfoliation', 'led'],
      care: {
        forWhom:
          'Personas adultas con piel opaca o con restos de maquillaje y protector, que quieren una limpieza sin días de recuperación.',
        notFor:
          'Brote activo de acné inflamado o rosácea, o alergia a alguno de los productos: adaptamos los pasos o proponemos otra fecha.',
        performedBy: 'Una cosmetóloga titulada, con protocolos que revisa el equipo de dermatología.',
        sessions: 'Una sesión por visita; si desea repetir, cada 3 a 4 semanas.',
        preparation:
          'Venga sin maquillaje. No se depile el rostro con cera en la semana previa ni llegue con quemadura solar.',
        aftercare: 'Use protector solar FPS 30 o más y evite sauna, piscina y ácidos por 24 horas.',
        results:
          'La piel suele verse más luminosa el mismo día. Es un efecto de limpieza e hidratación que dura unos días.',
      },
      metrics: [
        { label: 'Duración', value: '45 min' },
        { label: 'Frecuencia', value: 'Cada 3 a 4 semanas' },
        { label: 'Recuperación', value: 'Sin reposo' },
      ],
      highlights: [
        'Limpieza con vórtice de agua',
        'Exfoliación enzimática',
        'Mascarilla de luz LED ámbar',
        'Protector solar de cierre',
      ],
      technology: ['Hidrodermoabrasión con vórtice de agua', 'Luz LED ámbar de 590 nm'],
      steps: [
        'Lectura de la piel y elección de texturas',
        'Doble limpieza con leche y agua tibia',
        'Exfoliación enzimática y vórtice de agua',
        'Luz LED ámbar con los ojos protegidos',
        'Suero antioxidante y protector solar',
      ],
      addOns: [
        'Compresa fría para el contorno de ojos',
        'Masaje de cuello y escote',
        'Mascarilla hidratante para labios',
      ],
    },
    {
      id: 'clarity-antimanchas',
      title: 'Clarity Antimanchas',
      kind: 'Tratamiento facial para manchas',
      shortDescription:
        'Un protocolo gradual para la piel con manchas, que empieza por el cuidado frente al sol.',
      description:
        'Un ritual para cuidar el tono irregular, después de que el dermatólogo reconoce qué tipo de mancha hay. Combina un peeling superficial, activos despigmentantes de uso cosmético y ultrasonido de baja intensidad, con calor mínimo para no irritar. El melasma es una condición crónica: el ritual se suma al plan médico y al cuidado diario frente al sol, sin reemplazarlos.',
      media: {
        type: 'image',
        src: 'spa/clarity-antimanchas',
        alt: 'Cuenco de cerámica con crema clara y pincel ancho, junto a una sombra de hojas sobre lino',
      },
      uses: ['peel', 'ultrasound'],
      care: {
        forWhom:
          'Personas adultas con tono irregular o manchas que un dermatólogo ya examinó y que usan protector solar a diario.',
        notFor:
          'Manchas sin diagnóstico, melasma irritado o imposibilidad de evitar el sol en la semana siguiente.',
        performedBy:
          'El dermatólogo reconoce la mancha, elige el ácido y lo aplica. La cosmetóloga hace la limpieza y la mascarilla: la Ley 711 de 2001 limita su oficio al cuidado no invasivo de la piel.',
        sessions: 'Con frecuencia de 4 a 6, una cada 3 a 4 semanas, con revisión médica a mitad del plan.',
        preparation:
          'Suspenda retinoides, ácidos y depilación del rostro 7 días antes, salvo que su médico indique otra cosa. Cuente si ha tenido herpes labial.',
        aftercare:
          'No arranque la piel que se descama. Use protector FPS 50 con color, sombra y crema hidratante; sin ácidos ni retinoides por 7 días.',
        results:
          'Los cambios, cuando se dan, se valoran en fotos después de 2 a 3 meses. El melasma puede volver a oscurecerse con el sol.',
      },
      metrics: [
        { label: 'Duración', value: '60 min' },
        { label: 'Frecuencia', value: 'Cada 3 a 4 semanas' },
        { label: 'Recuperación', value: 'Descamación leve, 2 a 4 días' },
      ],
      highlights: [
        'Registro fotográfico con luz UV',
        'Peeling superficial',
        'Mascarilla calmante sin fragancia',
        'Plan de protección solar por escrito',
      ],
      technology: ['Análisis de imagen con luz UV', 'Ultrasonido facial de baja intensidad'],
      steps: [
        'Registro fotográfico y repaso de sus hábitos de sol',
        'Limpieza y preparación de la piel',
        'Peeling superficial, con tiempo controlado',
        'Suero con ultrasonido de baja intensidad',
        'Mascarilla calmante fría',
        'Protector solar con color y pautas para la casa',
      ],
      addOns: [
        'Extensión del ritual al cuello',
        'Extensión al dorso de las manos',
        'Revisión de su rutina en casa',
      ],
    },
    {
      id: 'hydra-reset-premium',
      title: 'Hydra Reset Premium',
      kind: 'Hidratación facial profunda',
      titleLang: 'en',
      shortDescription: 'Hidratación por capas, masaje lento y frío suave para una piel sedienta.',
      description:
        'Nuestro ritual facial más largo, pensado para la piel tirante por el viaje, el aire acondicionado o el exceso de productos. Tres capas de hidratación se alternan con masaje manual y esferas frías, sin ácidos ni retinoides. También puede hacerse si su piel es sensible.',
      media: {
        type: 'video',
        src: 'spa/hydra-reset-premium',
        alt: 'Ondas lentas en un cuenco de agua clara, con esferas de gel transparente en el fondo',
        poster: 'spa/hydra-reset-premium',
      },
      uses: ['led', 'cold'],
      care: {
        forWhom:
          'Personas adultas con piel tirante o deshidratada, también si es sensible y tolera mal los ácidos.',
        notFor:
          'Dermatitis activa, heridas o infección en el rostro, o alergia a alguno de los productos: primero la valora el dermatólogo.',
        performedBy: 'Una cosmetóloga titulada, con protocolos que revisa el equipo de dermatología.',
        sessions: 'Una sesión por visita; si desea repetir, una vez al mes.',
        preparation: 'Venga sin maquillaje y cuéntenos qué productos le han irritado la piel.',
        aftercare: 'Hidratante y protector solar a diario. Puede maquillarse al día siguiente.',
        results:
          'La piel suele sentirse menos tirante al terminar, por unos días; el cuidado en casa lo prolonga.',
      },
      metrics: [
        { label: 'Duración', value: '75 min' },
        { label: 'Frecuencia', value: 'Una vez al mes' },
        { label: 'Recuperación', value: 'Sin reposo' },
      ],
      highlights: [
        'Medición de la hidratación',
        'Tres capas de ácido hialurónico tópico',
        'Masaje facial con esferas frías',
        'Mascarilla de biocelulosa',
      ],
      technology: [
        'Corneometría: medición del agua en la piel',
        'Infusión de oxígeno a presión suave',
        'Luz LED roja de 633 nm',
      ],
      steps: [
        'Medición inicial y respiración guiada',
        'Limpieza en crema con toallas tibias',
        'Bruma de oxígeno con suero humectante',
        'Masaje de rostro y cuello con esferas frías',
        'Mascarilla de biocelulosa bajo luz LED roja',
        'Crema de barrera y protector solar',
      ],
      addOns: [
        'Masaje de manos con bálsamo tibio',
        'Mascarilla para el contorno de ojos',
        'Masaje craneal de cierre',
      ],
    },
  ],
  related: [
    {
      kicker: 'Quién atiende',
      label: 'Dra. Laura Echeverri, dermatología estética y láser',
      link: '/equipo/laura-echeverri',
    },
    {
      kicker: 'Para leer antes',
      label: 'Melasma: convivir con la luz',
      link: '/blog/melasma',
    },
    { kicker: 'Para leer antes', label: 'Protección solar a 1500 metros', link: '/blog/proteccion-solar' },
  ],
};

export const content: SpaPageContent = { layout, section };
