import type { SpaPageContent, SpaSectionContent } from '#content/types.ts';

import { layout } from './layout.ts';

// Sample copy: the clinic's medical director confirms times, intervals and indications before publishing.
const section: SpaSectionContent = {
  id: 'laser',
  meta: {
    title: 'Spa láser dermatológico en {city}',
    description:
      'Depilación láser, láser para textura y marcas, y terapias de luz en {city}, con valoración médica previa y parámetros ajustados a su fototipo.',
  },
  assessmentCategory: 'Spa Laser',
  heading: 'Terapias láser con criterio médico',
  intro:
    'El láser es luz con una tarea precisa, y por eso pide método. Un médico revisa su fototipo, sus medicamentos y su exposición al sol antes de la primera sesión, y cada disparo se hace con los ojos protegidos.',
  experiences: [
    {
      id: 'smooth-hair-free',
      title: 'Smooth Hair Free',
      kind: 'Depilación láser',
      titleLang: 'en',
      shortDescription: 'Depilación láser por zonas, con frío de contacto y un plan realista.',
      description:
        'Sesiones de láser que buscan reducir el vello de forma progresiva, zona por zona. El frío de contacto hace más llevadero cada disparo y los parámetros se adaptan a su fototipo, también en pieles morenas. Las canas y el vello rubio o rojizo no responden bien, y conviene saberlo desde el principio.',
      media: {
        type: 'image',
        src: 'spa/smooth-hair-free',
        alt: 'Cabezal de láser blanco apoyado sobre una superficie de piedra lisa, con gafas de protección al lado',
      },
      uses: ['laser', 'cold'],
      care: {
        forWhom:
          'Personas adultas con vello oscuro que quieren reducirlo por zonas y pueden evitar el sol entre sesiones.',
        notFor:
          'Vello blanco, canoso, rubio o rojizo, que casi no responde. Si el vello grueso apareció hace poco en la cara o el abdomen, conviene estudiar antes las hormonas.',
        performedBy: '{laserOperator}',
        sessions: 'Con frecuencia de 6 a 8, cada 4 a 8 semanas según la zona, y luego repasos.',
        preparation:
          'Rasure la zona el día anterior. Sin cera, pinzas ni hilo en las 4 semanas previas, y sin crema, desodorante ni maquillaje ese día.',
        aftercare:
          'Protector FPS 50 y ropa; sin ejercicio intenso, sauna ni agua muy caliente por 48 horas. Llame el mismo día si hay ampollas o dolor que aumenta.',
        results:
          'El vello cae en 1 a 3 semanas. La reducción se valora después de 3 sesiones; no es definitiva en todas las personas.',
      },
      metrics: [
        { label: 'Duración', value: '45 min, según la zona' },
        { label: 'Frecuencia', value: 'Cada 4 a 8 semanas' },
        { label: 'Recuperación', value: 'Rubor leve, 24 a 48 horas' },
      ],
      highlights: [
        'Valoración médica y disparo de prueba',
        'Frío de contacto durante la sesión',
        'Gel calmante y protector solar',
        'Registro de parámetros por zona',
      ],
      technology: [
        'Láser de diodo de 808 nm',
        'Láser Nd:YAG de 1064 nm para pieles oscuras',
        'Enfriamiento por contacto',
      ],
      steps: [
        'Revisión de piel, sol y medicamentos',
        'Rasurado y marcación de la zona',
        'Gafas de protección y disparo de prueba',
        'Recorrido láser con frío de contacto',
        'Gel calmante y protector solar',
        'Cuidados por escrito y fecha siguiente',
      ],
      addOns: [
        'Segunda zona en la misma visita',
        'Mascarilla calmante posláser',
        'Hidratación con avena coloidal',
      ],
    },
    {
      id: 'clear-skin-laser',
      title: 'Clear Skin Laser',
      kind: 'Láser para textura y marcas de acné',
      titleLang: 'en',
      shortDescription: 'Luz fraccionada para trabajar textura, poros y marcas de acné, por etapas.',
      description:
        'Un plan de láser no ablativo para pieles con textura irregular o cicatrices superficiales de acné, una vez que el brote está controlado. Trata una fracción de la piel en cada sesión y deja descansar el resto, por lo que el cambio, cuando se da, es gradual. Requiere disciplina con el sol antes y después: en pieles morenas el riesgo de manchas existe y se previene con parámetros prudentes.',
      media: {
        type: 'video',
        src: 'spa/clear-skin-laser',
        alt: 'Líneas de luz fina que recorren una lámina de vidrio esmerilado sobre fondo claro',
        poster: 'spa/clear-skin-laser',
      },
      uses: ['laser', 'led', 'cold'],
      care: {
        forWhom:
          'Personas adultas con textura irregular o cicatrices superficiales de acné, con el brote controlado.',
        notFor:
          'Acné inflamado, melasma sin control o imposibilidad de evitar el sol cuatro semanas antes y cuatro después. En pieles morenas existe riesgo de manchas, y el plan avanza más despacio.',
        performedBy: '{laserOperator}',
        sessions: 'Con frecuencia de 3 a 5, cada 4 a 6 semanas.',
        preparation:
          'Suspenda retinoides y ácidos 7 días antes, llegue sin maquillaje y cuente si ha tenido herpes labial: a veces se formula un medicamento para prevenirlo.',
        aftercare:
          'Limpieza suave, hidratante y FPS 50; sin maquillaje por 24 a 48 horas ni ácidos por 7 días. Llame si hay vesículas, pus o dolor que aumenta.',
        results: 'La textura cambia poco a poco; se compara en fotos a los 3 meses de la última sesión.',
      },
      metrics: [
        { label: 'Duración', value: '60 min' },
        { label: 'Frecuencia', value: 'Cada 4 a 6 semanas' },
        { label: 'Recuperación', value: 'Rubor y piel áspera, 3 a 5 días' },
      ],
      highlights: [
        'Valoración médica previa',
        'Análisis de imagen de la piel',
        'Crema anestésica y aire frío',
        'Guía de cuidados para la semana',
      ],
      technology: [
        'Láser fraccionado no ablativo de 1550 nm',
        'Análisis de imagen facial',
        'Aire frío continuo',
      ],
      steps: [
        'Fotografía y revisión médica',
        'Limpieza y crema anestésica',
        'Protección ocular y disparo de prueba',
        'Recorrido láser con aire frío',
        'Mascarilla calmante',
        'Protector solar y cuidados por escrito',
      ],
      addOns: [
        'Luz LED roja posláser',
        'Limpieza facial dos semanas antes',
        'Control fotográfico entre sesiones',
      ],
    },
    {
      id: 'lift-lux-therapies',
      title: 'Lift Lux Therapies',
      kind: 'Radiofrecuencia y luz para la firmeza',
      titleLang: 'en',
      shortDescription: 'Calor de luz y radiofrecuencia para la firmeza, en rostro y cuello.',
      description:
        'Una terapia combinada para rostro y cuello con flacidez leve, que une láser de pulso largo, radiofrecuencia y luz roja. El calor llega a la dermis de manera controlada y se siente como una piedra tibia. No equivale a una cirugía: busca mejorar un poco la firmeza, y su alcance se conversa en la valoración.',
      media: {
        type: 'video',
        src: 'spa/lift-lux-therapies',
        alt: 'Resplandor ámbar que avanza despacio sobre pliegues de seda color arena',
        poster: 'spa/lift-lux-therapies',
      },
      uses: ['laser', 'radiofrequency', 'led'],
      care: {
        forWhom: 'Personas adultas con flacidez leve de rostro y cuello que no buscan una cirugía.',
        notFor: 'Flacidez marcada, para la que no es suficiente, o expectativa de un cambio inmediato.',
        performedBy: '{laserOperator}',
        sessions: 'Con frecuencia de 4 a 6, una cada 4 semanas.',
        preparation:
          'Llegue sin maquillaje, joyas ni cremas, y sin sol intenso en las 4 semanas previas. Cuente qué rellenos, hilos o implantes dentales tiene.',
        aftercare:
          'Hidratante y FPS 50; sin sauna ni ejercicio intenso por 24 horas. Llame si aparece una ampolla o una zona dura y dolorosa.',
        results: 'El cambio, si se da, es leve y gradual: se revisa entre los 3 y los 6 meses.',
      },
      metrics: [
        { label: 'Duración', value: '75 min' },
        { label: 'Frecuencia', value: 'Cada 4 semanas' },
        { label: 'Recuperación', value: 'Rubor leve, unas horas' },
      ],
      highlights: [
        'Valoración médica previa',
        'Láser de pulso largo y radiofrecuencia',
        'Luz roja de cierre',
        'Masaje suave de cuello',
      ],
      technology: [
        'Láser Nd:YAG de 1064 nm de pulso largo',
        'Radiofrecuencia monopolar',
        'Luz LED roja e infrarroja cercana',
      ],
      steps: [
        'Revisión médica y fotografía',
        'Limpieza y protección ocular',
        'Láser de pulso largo por zonas',
        'Radiofrecuencia con control de temperatura',
        'Luz roja y masaje suave de cuello',
        'Hidratación y protector solar',
      ],
      addOns: ['Mascarilla de biocelulosa fría', 'Extensión al escote', 'Extensión al dorso de las manos'],
    },
  ],
  related: [
    {
      kicker: 'Quién atiende',
      label: 'Dra. Laura Echeverri, dermatología estética y láser',
      link: '/equipo/laura-echeverri',
    },
    { kicker: 'Para leer antes', label: 'Láser en la piel: qué esperar', link: '/blog/laser-que-esperar' },
    { kicker: 'Para leer antes', label: 'Protección solar a 1500 metros', link: '/blog/proteccion-solar' },
    {
      kicker: 'Después de la sesión',
      label: 'Si algo le preocupa de noche',
      link: '/faq#despues-de-noche',
    },
  ],
};

export const content: SpaPageContent = { layout, section };
