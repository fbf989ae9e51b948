import type { AboutContent } from '#content/types.ts';

export const content: AboutContent = {
  meta: {
    title: 'Nuestra clínica de dermatología en {city}',
    description:
      'Conozca {brand}, clínica de dermatología y spa en {city}: quién la dirige, cómo atiende y los seis valores con los que trabaja.',
  },
  heading: 'Dermatología con tiempo para escuchar',
  lead: 'Llevamos el nombre de un árbol de nuestras montañas, de hoja perfumada y crecimiento paciente. Así entendemos el cuidado de la piel: con raíces médicas, sin afán y con respeto por lo natural.',
  image: 'hero/consulta',
  imageAlt: 'Sala de espera vacía con luz de día, un banco de madera, lino y una rama de arrayán.',
  quote: {
    // Sample: replace before launch.
    text: 'La piel habla despacio. Nuestro trabajo es darle tiempo, escucharla con rigor y explicar lo que dice con palabras que cualquiera pueda entender.',
    author: 'Dra. Mariana Restrepo',
    role: 'Directora médica',
  },
  timeline: [
    {
      id: 'mision',
      title: 'Misión',
      text: 'Cuidar la salud y el bienestar de la piel con medicina basada en evidencia, trato cercano e indicaciones honestas, desde la primera consulta hasta el último control.',
    },
    {
      id: 'vision',
      targetYear: 2028,
      title: 'Visión',
      // Sample: replace before launch.
      text: 'En 2028 queremos ser un lugar de confianza en la ciudad, en el que la dermatología clínica, la estética y el spa trabajen con un mismo criterio médico.',
    },
    {
      id: 'liderazgo',
      title: 'Liderazgo',
      // Sample: replace before launch.
      text: 'La Dra. Mariana Restrepo dirige un equipo de especialistas que comparte casos, revisa los protocolos y acuerda qué ofrecer y qué no. Toda tecnología nueva pasa por esa conversación.',
    },
    {
      id: 'valores',
      title: 'Valores',
      text: 'Seis acuerdos sencillos orientan la forma en que atendemos, aconsejamos y nos tratamos entre nosotros.',
    },
  ],
  values: [
    {
      title: 'Escucha',
      text: 'Cada visita comienza con sus preguntas. Dejamos tiempo para que cuente su historia y para resolver dudas.',
    },
    {
      title: 'Honestidad',
      text: 'Decimos lo que un tratamiento puede aportar, lo que no y cuándo es mejor esperar o no hacer nada.',
    },
    {
      title: 'Rigor',
      text: 'Indicamos según la evidencia disponible y el examen de su piel, no según la moda.',
    },
    {
      title: 'Seguridad',
      text: 'Revisamos antecedentes, explicamos riesgos y cuidados, y pedimos su consentimiento antes de cada procedimiento.',
    },
    {
      title: 'Inclusión',
      text: 'Atendemos todos los tonos, edades y tipos de piel, con lenguaje respetuoso y espacios tranquilos. Los procedimientos estéticos son para personas adultas.',
    },
    {
      title: 'Discreción',
      text: 'Su historia es suya. Tratamos la información de salud con reserva y solo la usamos para atenderle.',
    },
  ],
  next: {
    text: 'Cada historia empieza con una conversación. Conozca a quienes la escuchan.',
    link: '/equipo',
    linkLabel: 'Conocer al equipo',
  },
};
