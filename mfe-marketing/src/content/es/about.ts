import type { AboutContent } from '#content/types.ts';

export const content: AboutContent = {
  meta: {
    title: 'Nuestra clínica de dermatología en {city}',
    description:
      'Conozca {brand}, clínica de dermatología y spa en {city}: quién la dirige, cómo atiende y los seis valores con los que trabaja.',
  },
  heading: 'Dermatología que examina y explica',
  lead: 'Llevamos el nombre de un árbol de nuestras montañas, de hoja perfumada y crecimiento paciente. Así trabajamos: primero el diagnóstico, después un plan que se revisa en cada control.',
  image: 'hero/nosotros',
  imageAlt: 'Sala de espera vacía con luz de día, un banco de madera, lino y una rama de arrayán.',
  quote: {
    // Sample: replace before launch.
    text: 'La piel habla despacio. Nuestro trabajo es examinarla con rigor y explicar lo que encontramos con palabras que cualquiera pueda entender.',
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
      title: 'Claridad',
      text: 'Cada visita comienza con sus preguntas y termina con un plan por escrito y las señales por las que conviene volver antes.',
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
      text: 'Atendemos a personas de todas las edades y tonos de piel, con lenguaje respetuoso y espacios accesibles. Los procedimientos estéticos son para personas adultas.',
    },
    {
      title: 'Discreción',
      text: 'Su historia es suya. Tratamos la información de salud con reserva y solo la usamos para atenderle.',
    },
  ],
  next: {
    text: 'Cuatro dermatólogos atienden en la clínica. Conozca su formación y a qué se dedica cada uno.',
    link: '/equipo',
    linkLabel: 'Conocer al equipo',
  },
};
