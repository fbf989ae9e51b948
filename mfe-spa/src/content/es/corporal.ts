import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'corporal',
  meta: {
    title: 'Spa corporal dermatológico en Medellín · Arrayán',
    description:
      'Contorno, firmeza y descanso: tres rituales corporales en Medellín con radiofrecuencia, presoterapia y masaje, previa revisión de su historia de salud.',
  },
  assessmentCategory: 'Spa Corporal',
  heading: 'Rituales corporales de contorno y descanso',
  intro:
    'El cuerpo cambia con el tiempo, el peso y la vida. Acompañamos esos cambios con masaje y tecnología, sin metas irreales y después de revisar con usted su historia de salud.',
  experiences: [
    {
      id: 'contour-sculpt-360',
      title: 'Contour Sculpt 360',
      kind: 'Modelado corporal',
      titleLang: 'en',
      shortDescription: 'Masaje, vacío y calor suave para trabajar el contorno por todos sus ángulos.',
      description:
        'Un recorrido por abdomen, cintura y espalda que alterna masaje modelador, vacumterapia y radiofrecuencia. Busca acompañar el contorno y la textura de la piel; no es un método para bajar de peso y se valora junto con sus hábitos. Antes de comenzar tomamos medidas y fotografías, que solo usted y el equipo consultan. No se realiza en embarazo ni si tiene marcapasos, implantes metálicos en la zona, trombosis o enfermedad hepática.',
      media: {
        type: 'image',
        src: 'spa/contour-sculpt-360',
        alt: 'Piedras lisas de curvas amplias apiladas sobre lino, con luz lateral suave',
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
        'Un ritual para glúteos, muslos o brazos que une radiofrecuencia, electroestimulación de baja intensidad y un masaje ascendente. El calor se regula con termómetro y la contracción se ajusta hasta que le resulte cómoda. Cobra más sentido junto al movimiento regular, y de eso conversamos sin juicios. No se realiza en embarazo ni con marcapasos, epilepsia, várices inflamadas o heridas en la zona.',
      media: {
        type: 'image',
        src: 'spa/firm-body-up',
        alt: 'Textura de crema firme trazada con espátula sobre piedra, junto a una toalla enrollada',
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
        'La experiencia más pausada del spa, para cuerpos cansados y piernas pesadas. Combina drenaje linfático manual, presoterapia y una envoltura tibia de arcilla en un ambiente en penumbra. El nombre habla de hacer una pausa: su hígado y sus riñones ya se encargan de lo demás. No se realiza en embarazo ni con fiebre, trombosis, insuficiencia cardíaca o renal, o cáncer en tratamiento.',
      media: {
        type: 'video',
        src: 'spa/detox-balance',
        alt: 'Agua en calma con hojas flotantes y piedras oscuras, mientras se mueve la sombra de una rama',
        poster: 'spa/detox-balance',
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
      kicker: 'Quién acompaña',
      label: 'Dra. Laura Echeverri, dermatología estética y láser',
      link: '/equipo/laura-echeverri',
    },
    { kicker: 'Para leer antes', label: 'Su primera consulta, paso a paso', link: '/blog/primera-consulta' },
    { kicker: 'Para leer antes', label: 'Protección solar a 1500 metros', link: '/blog/proteccion-solar' },
  ],
};

export const content: SpaPageContent = { layout, section };
