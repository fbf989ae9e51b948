import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'capilar',
  meta: {
    title: 'Spa capilar dermatológico en {city}',
    description:
      'Rituales para el cuero cabelludo en {city}: tricoscopia, luz de baja intensidad, oxígeno y un plan para la casa con seguimiento a los 30 días.',
  },
  assessmentCategory: 'Spa Capilar',
  heading: 'Cuidado capilar que empieza en la piel',
  intro:
    'El cabello nace en el cuero cabelludo, y allí ponemos la atención. Miramos de cerca con tricoscopia y elegimos el ritual; si vemos caída marcada o inflamación, primero la valora el dermatólogo.',
  experiences: [
    {
      id: 'follicle-reactivation',
      title: 'Follicle Reactivation',
      kind: 'Cuidado capilar para la caída',
      titleLang: 'en',
      shortDescription: 'Luz, masaje y sueros que se suman a un plan médico de densidad capilar.',
      description:
        'Un ciclo de sesiones cada 15 días para personas que notan menos densidad y ya tienen un diagnóstico. La exfoliación suave libera el cuero cabelludo de residuos, la luz roja de baja intensidad se suma al cuidado del folículo y el masaje ayuda a distribuir el suero. La respuesta depende de la causa de la caída y se compara con imágenes en cada control. No sustituye el tratamiento formulado por su médico.',
      media: {
        type: 'image',
        src: 'spa/follicle-reactivation',
        alt: 'Frasco cuentagotas ámbar y peine de madera sobre piedra, bajo un resplandor rojo tenue',
      },
      uses: ['exfoliation', 'highFrequency', 'led'],
      care: {
        forWhom: 'Personas adultas con menos densidad capilar que ya tienen un diagnóstico médico.',
        notFor:
          'Caída repentina o en parches, dolor, costras o inflamación sin estudiar: primero consulte al dermatólogo.',
        performedBy: 'Una técnica en cuidado capilar; el dermatólogo revisa las imágenes de control.',
        sessions:
          'Ciclos de 6 sesiones, una cada 15 días. Después de cada ciclo se decide si tiene sentido seguir.',
        preparation:
          'Llegue con el cabello lavado de uno o dos días, sin tinte en la semana previa ni lociones con alcohol. Traiga la lista de sus medicamentos.',
        aftercare:
          'No lave el cabello hasta el día siguiente. Siga con el tratamiento que le formularon y avise si hay ardor o costras.',
        results:
          'Se comparan imágenes a los 3 y a los 6 meses. La respuesta depende de la causa y no siempre la hay.',
      },
      metrics: [
        { label: 'Duración', value: '50 min' },
        { label: 'Frecuencia', value: 'Cada 15 días' },
        { label: 'Recuperación', value: 'Sin reposo' },
      ],
      highlights: [
        'Tricoscopia de inicio y de control',
        'Exfoliación del cuero cabelludo',
        'Luz roja de baja intensidad',
        'Masaje con suero capilar',
      ],
      technology: ['Tricoscopia digital', 'Luz LED roja de baja intensidad', 'Alta frecuencia capilar'],
      steps: [
        'Tricoscopia y comparación con la imagen anterior',
        'Exfoliación suave del cuero cabelludo',
        'Lavado tibio con champú de pH fisiológico',
        'Alta frecuencia y suero capilar por zonas',
        'Luz roja de baja intensidad con ojos protegidos',
        'Masaje de cierre y pautas para los 15 días siguientes',
      ],
      addOns: [
        'Mascarilla de medios y puntas',
        'Masaje de cuello y hombros',
        'Cita con el dermatólogo el mismo día',
      ],
    },
    {
      id: 'oxygen-boost-capilar',
      title: 'Oxygen Boost Capilar',
      kind: 'Limpieza y oxigenación del cuero cabelludo',
      shortDescription: 'Una limpieza fresca y profunda para el cuero cabelludo graso o cargado.',
      description:
        'Un ritual para la raíz que se siente pesada por el sebo, el sudor o los productos de peinado. Después de una limpieza en dos tiempos, una bruma de oxígeno a presión suave reparte un suero ligero por todo el cuero cabelludo. La sensación es fresca y el ritmo, lento.',
      media: {
        type: 'video',
        src: 'spa/oxygen-boost-capilar',
        alt: 'Burbujas finas que suben por un cilindro de vidrio con agua, junto a una rama de eucalipto',
        poster: 'spa/oxygen-boost-capilar',
      },
      uses: ['exfoliation', 'cold'],
      care: {
        forWhom: 'Personas adultas con cuero cabelludo graso o cargado de productos de peinado.',
        notFor:
          'Placas, heridas, infección o descamación intensa sin estudiar; asma o alergia a fragancias, si elige los aromas. En el embarazo se hace sin aceites aromáticos.',
        performedBy: 'Una técnica en cuidado capilar.',
        sessions: 'Una sesión por visita; si desea repetir, una vez al mes.',
        preparation:
          'Llegue sin extensiones ni peinados armados y cuente si usó tinte o alisado en las últimas dos semanas.',
        aftercare: 'Puede peinarse enseguida. Si nota ardor o ronchas, lave con agua y llámenos.',
        results: 'La frescura se nota al terminar; la grasa vuelve a su ritmo en unos días.',
      },
      metrics: [
        { label: 'Duración', value: '70 min' },
        { label: 'Frecuencia', value: 'Una vez al mes' },
        { label: 'Recuperación', value: 'Sin reposo' },
      ],
      highlights: [
        'Limpieza del cuero cabelludo en dos tiempos',
        'Bruma de oxígeno con suero ligero',
        'Masaje craneal lento',
        'Secado a baja temperatura',
      ],
      technology: ['Infusión de oxígeno a presión suave', 'Tricoscopia digital', 'Vapor frío ultrasónico'],
      steps: [
        'Tricoscopia y elección del suero',
        'Arcilla suave sobre la raíz',
        'Lavado en dos tiempos con agua tibia',
        'Vapor frío y masaje craneal',
        'Bruma de oxígeno con suero, sección por sección',
        'Secado a baja temperatura',
      ],
      addOns: [
        'Hidratación de medios y puntas',
        'Aromas de romero o lavanda',
        'Compresa tibia para los hombros',
      ],
    },
    {
      id: 'home-tech-plan',
      title: 'Home Tech Plan',
      kind: 'Plan capilar para seguir en casa',
      titleLang: 'en',
      shortDescription: 'Una sesión para aprender y un mes de seguimiento con tecnología en casa.',
      description:
        'Para quienes viven lejos o prefieren cuidar su cabello en casa con orientación profesional. En la sesión inicial definimos una rutina corta y le enseñamos a usar un dispositivo de luz de baja intensidad, sus tiempos y sus precauciones. A los 30 días revisamos juntos las imágenes y ajustamos el plan.',
      media: {
        type: 'image',
        src: 'spa/home-tech-plan',
        alt: 'Dispositivo capilar de luz, frasco de suero y libreta sobre una repisa de madera clara',
      },
      uses: ['led'],
      care: {
        forWhom:
          'Personas adultas con diagnóstico de pérdida de densidad que pueden usar el dispositivo con regularidad.',
        notFor:
          'Lesiones sin estudiar en el cuero cabelludo, antecedente de cáncer de piel en la zona o caída sin diagnóstico.',
        performedBy: 'Una técnica en cuidado capilar le enseña a usarlo; el dermatólogo revisa las imágenes.',
        sessions: 'Una sesión inicial, uso en casa 3 veces por semana y un control a los 30 días.',
        preparation:
          'Traiga los productos que usa y la lista de sus medicamentos. Si algún remedio nuevo sensibiliza a la luz, suspenda el dispositivo y avísenos.',
        aftercare:
          'Use siempre la protección ocular y el tiempo indicado. Deténgase si hay ardor, dolor de cabeza o cambios en la visión.',
        results: 'A los 30 días se revisa la técnica; la densidad se valora a los 3 y a los 6 meses.',
      },
      metrics: [
        { label: 'Duración', value: '45 min, sesión inicial' },
        { label: 'Seguimiento', value: 'A los 30 días' },
        { label: 'Ritmo en casa', value: '3 veces por semana' },
      ],
      highlights: [
        'Tricoscopia de inicio',
        'Entrenamiento con el dispositivo',
        'Rutina escrita para la casa',
        'Control de imágenes a los 30 días',
      ],
      technology: ['Dispositivo domiciliario de luz de baja intensidad', 'Tricoscopia digital'],
      steps: [
        'Tricoscopia y conversación sobre sus hábitos',
        'Selección de rutina y dispositivo',
        'Práctica guiada, con cuidados para los ojos',
        'Entrega del plan por escrito',
        'Seguimiento a los 30 días y ajuste del plan',
      ],
      addOns: [
        'Sesión de Oxygen Boost Capilar antes de empezar',
        'Revisión de los productos que ya tiene',
        'Videollamada de apoyo a mitad de mes',
      ],
    },
  ],
  related: [
    {
      kicker: 'Quién atiende',
      label: 'Dr. Felipe Arango, especialista en cabello',
      link: '/equipo/felipe-arango',
    },
    {
      kicker: 'Para leer antes',
      label: 'Caída del cabello: cuándo consultar',
      link: '/blog/caida-del-cabello',
    },
    { kicker: 'Para leer antes', label: 'Su primera consulta, paso a paso', link: '/blog/primera-consulta' },
  ],
};

export const content: SpaPageContent = { layout, section };
