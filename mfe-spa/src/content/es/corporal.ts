import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'corporal',
  meta: {
    title: 'Spa corporal dermatológico en {city}',
    description:
      'Contorno, firmeza y descanso: tres rituales corporales en {city} con radiofrecuencia, presoterapia y masaje, previa revisión de su historia de salud.',
  },
  assessmentCategory: 'Spa Corporal',
  heading: 'Rituales corporales de contorno y descanso',
  intro:
    'El cuerpo cambia con el tiempo, el peso y la vida. Trabajamos con masaje y tecnología, sin metas irreales y después de revisar con usted su historia de salud.',
  experiences: [
    {
      id: 'contour-sculpt-360',
      title: 'Contour Sculpt 360',
      kind: 'Modelado corporal',
      titleLang: 'en',
      shortDescription: 'Masaje, vacío y calor suave para trabajar el contorno por todos sus ángulos.',
      description:
        'Un recorrido por abdomen, cintura y espalda que alterna masaje modelador, vacumterapia y radiofrecuencia. Busca cuidar el contorno y la textura de la piel; no es un método para bajar de peso y se valora junto con sus hábitos. Antes de comenzar tomamos medidas y fotografías, que solo usted y el equipo consultan.',
      media: {
        type: 'image',
        src: 'spa/contour-sculpt-360',
        alt: 'Piedras lisas de curvas amplias apiladas sobre lino, con luz lateral suave',
      },
      uses: ['exfoliation', 'pressure', 'radiofrequency', 'ultrasound'],
      care: {
        forWhom:
          'Personas adultas con peso estable que buscan cuidar la textura y el contorno de abdomen, cintura o espalda.',
        notFor:
          'No es un método para bajar de peso ni trata la obesidad. Tampoco se realiza con enfermedad del hígado, hernias o cirugía reciente en la zona; si tiene un DIU de cobre, avise antes de tratar el abdomen.',
        performedBy: 'Una fisioterapeuta, después de que un médico revisa su historia de salud.',
        sessions: 'Con frecuencia de 6 a 8, una por semana, con medidas al inicio y al final.',
        preparation:
          'Coma liviano dos horas antes, hidrátese y traiga la lista de sus medicamentos, cirugías e implantes.',
        aftercare:
          'Tome agua y evite sauna y sol directo por 24 horas. Avise si aparecen morados que crecen, ampollas o dolor.',
        results: 'Si hay cambio, es discreto y temporal; se compara con medidas después de unas 6 semanas.',
      },
      metrics: [
        { label: 'Duración', value: '80 min' },
        { label: 'Frecuencia', value: 'Una vez por semana' },
        { label: 'Recuperación', value: 'Rubor leve, unas horas' },
      ],
      highlights: [
        'Medidas y registro fotográfico privado',
        'Masaje modelador manual',
        'Vacumterapia y radiofrecuencia',
        'Gel frío de cierre',
      ],
      technology: ['Radiofrecuencia multipolar', 'Vacumterapia', 'Ultrasonido de baja frecuencia'],
      steps: [
        'Revisión de salud, medidas y fotografía',
        'Exfoliación en seco y aceite tibio',
        'Masaje modelador en 360 grados',
        'Ultrasonido y vacumterapia por zonas',
        'Radiofrecuencia con control de temperatura',
        'Gel frío, agua y pautas de hidratación',
      ],
      addOns: ['Presoterapia de piernas', 'Masaje de espalda alta', 'Extensión a los brazos'],
    },
    {
      id: 'firm-body-up',
      title: 'Firm Body Up',
      kind: 'Firmeza corporal',
      titleLang: 'en',
      shortDescription: 'Calor controlado y trabajo muscular suave para las zonas que perdieron tono.',
      description:
        'Un ritual para glúteos, muslos o brazos que une radiofrecuencia, electroestimulación de baja intensidad y un masaje ascendente. El calor se regula con termómetro y la contracción se ajusta hasta que le resulte cómoda. Cobra más sentido junto al movimiento regular, y de eso conversamos sin juicios.',
      media: {
        type: 'image',
        src: 'spa/firm-body-up',
        alt: 'Textura de crema firme trazada con espátula sobre piedra, junto a una toalla enrollada',
      },
      uses: ['exfoliation', 'radiofrequency', 'electrostimulation', 'led'],
      care: {
        forWhom:
          'Personas adultas con flacidez leve en glúteos, muslos o brazos, que se mueven con regularidad.',
        notFor: 'Flacidez marcada, lesión muscular reciente o enfermedad neuromuscular sin valorar.',
        performedBy: 'Una fisioterapeuta, después de que un médico revisa su historia de salud.',
        sessions: 'Con frecuencia de 6 a 8, una cada 7 a 10 días.',
        preparation:
          'Llegue sin crema en la zona y con ropa cómoda. Cuente si tiene implantes, dispositivos o un DIU.',
        aftercare:
          'Hidrátese; es posible sentir cansancio muscular por un día. Avise si aparecen ampollas, dolor o hinchazón de una pierna.',
        results: 'Lo que se gane es gradual y se sostiene con ejercicio; se revisa al terminar la serie.',
      },
      metrics: [
        { label: 'Duración', value: '70 min' },
        { label: 'Frecuencia', value: 'Cada 7 a 10 días' },
        { label: 'Recuperación', value: 'Sin reposo' },
      ],
      highlights: [
        'Una zona del cuerpo por sesión',
        'Radiofrecuencia con termómetro',
        'Electroestimulación ajustada a usted',
        'Masaje ascendente con crema de cafeína',
      ],
      technology: ['Radiofrecuencia bipolar', 'Electroestimulación muscular', 'Luz LED roja corporal'],
      steps: [
        'Revisión de salud y elección de la zona',
        'Exfoliación con sales finas',
        'Radiofrecuencia con control de temperatura',
        'Electroestimulación de intensidad gradual',
        'Masaje ascendente y luz roja',
      ],
      addOns: [
        'Envoltura fría para piernas',
        'Segunda zona en la misma visita',
        'Hidratación de manos y pies',
      ],
    },
    {
      id: 'detox-balance',
      title: 'Detox Balance',
      kind: 'Drenaje y masaje de descanso',
      titleLang: 'en',
      shortDescription: 'Drenaje manual, presoterapia y silencio: una pausa larga para soltar.',
      description:
        'La experiencia más pausada del spa, para cuerpos cansados y piernas pesadas. Combina drenaje linfático manual, presoterapia y una envoltura tibia de arcilla en un ambiente en penumbra. El nombre habla de hacer una pausa: su hígado y sus riñones ya se encargan de lo demás.',
      media: {
        type: 'video',
        src: 'spa/detox-balance',
        alt: 'Agua quieta con hojas flotantes y piedras oscuras, mientras se mueve la sombra de una rama',
        poster: 'spa/detox-balance',
      },
      uses: ['exfoliation', 'pressure', 'heat'],
      care: {
        forWhom: 'Personas adultas con piernas cansadas o que quieren una hora y media de descanso.',
        notFor:
          'Hinchazón de una sola pierna, dolor o falta de aire: no reserve, acuda a urgencias. Tampoco se realiza con fiebre o durante un tratamiento para el cáncer.',
        performedBy: 'Una fisioterapeuta formada en drenaje linfático manual.',
        sessions: 'Una sesión por visita; si desea repetir, cada 2 a 4 semanas.',
        preparation: 'Coma liviano dos horas antes y no tome alcohol ese día.',
        aftercare: 'Levántese despacio, tome agua y descanse. Si se marea, avísenos antes de salir.',
        results: 'La sensación de ligereza es del mismo día. No elimina toxinas ni trata enfermedades.',
      },
      metrics: [
        { label: 'Duración', value: '90 min' },
        { label: 'Frecuencia', value: 'Cada 2 a 4 semanas' },
        { label: 'Recuperación', value: 'Sin reposo' },
      ],
      highlights: [
        'Drenaje linfático manual',
        'Presoterapia de piernas y abdomen',
        'Envoltura tibia de arcilla',
        'Infusión y tiempo de silencio',
      ],
      technology: ['Presoterapia secuencial por cámaras', 'Manta térmica de infrarrojo suave'],
      steps: [
        'Bienvenida, infusión y revisión de salud',
        'Exfoliación corporal con sales y aceite',
        'Envoltura tibia de arcilla con manta térmica',
        'Ducha y drenaje linfático manual',
        'Presoterapia en penumbra',
        'Tiempo de silencio antes de volver',
      ],
      addOns: ['Piedras tibias en la espalda', 'Masaje craneal', 'Hidratación facial breve'],
    },
  ],
  related: [
    {
      kicker: 'Quién atiende',
      label: 'Dra. Laura Echeverri, dermatología estética y láser',
      link: '/equipo/laura-echeverri',
    },
    { kicker: 'Para leer antes', label: 'Su primera consulta, paso a paso', link: '/blog/primera-consulta' },
    { kicker: 'Para leer antes', label: 'Protección solar a 1500 metros', link: '/blog/proteccion-solar' },
  ],
};

export const content: SpaPageContent = { layout, section };
