import type { TeamContent } from '#content/types.ts';

import { doctors } from './doctors.ts';

// Sample: replace before launch.
const institution = 'Institución por confirmar (dato de muestra)';

// Sample: replace before launch.
const registryNumber = 'RETHUS 00000000 (muestra)';

export const content: TeamContent = {
  meta: {
    title: 'Equipo de dermatología en {city}',
    description:
      'Cuatro especialistas en dermatología clínica, cirugía dermatológica, estética, láser y pelo. Conozca su enfoque y elija con quién agendar su cita.',
  },
  heading: 'Especialistas que explican',
  lead: 'Cuatro miradas de la dermatología que comparten una misma forma de atender: examinar con cuidado, hablar claro y decidir con usted.',
  sampleNote:
    'Perfiles de muestra: los nombres, las trayectorias y los números de registro son ficticios y se reemplazarán por los del equipo real.',
  words: {
    viewProfile: 'Ver perfil',
    credentials: 'Formación',
    focus: 'Áreas de interés',
    registry: 'Registro del talento humano en salud',
    languages: 'Idiomas',
    book: 'Agendar cita',
    bookCategory: 'Equipo médico',
    breadcrumb: 'Equipo',
    backToTeam: 'Volver al equipo',
  },
  // Sample: replace before launch.
  doctors: [
    {
      slug: 'mariana-restrepo',
      ...doctors['mariana-restrepo'],
      registryNumber,
      summary:
        'Atiende enfermedades de la piel que necesitan seguimiento, como acné, rosácea, dermatitis y psoriasis.',
      bio: [
        'La Dra. Restrepo dirige la clínica y atiende consulta de dermatología general: acné, rosácea, dermatitis, psoriasis y control de lunares, entre otros motivos.',
        'Prefiere los planes sencillos que caben en la vida diaria. Al final de cada consulta resume por escrito lo encontrado, lo que sigue y las señales por las que conviene volver antes.',
        'También coordina las reuniones en las que el equipo revisa casos y protocolos.',
      ],
      credentials: [
        { title: 'Título de Médica y Cirujana', institution, year: 2003 },
        { title: 'Especialización en Dermatología', institution, year: 2009 },
        { title: 'Formación complementaria en Dermatoscopia', institution, year: 2012 },
      ],
      focus: [
        { label: 'Acné, rosácea y dermatitis', link: '/dermatologia/clinica#consulta' },
        { label: 'Control de lunares', link: '/dermatologia/clinica#control' },
        { label: 'Biopsia de piel', link: '/dermatologia/clinica#biopsia-piel' },
      ],
      languages: ['Español', 'Inglés'],
      image: 'team/mariana-restrepo',
    },
    {
      slug: 'andres-villegas',
      ...doctors['andres-villegas'],
      registryNumber,
      summary:
        'Estudia y retira lesiones de la piel, con atención al diagnóstico y al cuidado de la cicatriz.',
      bio: [
        'El Dr. Villegas realiza biopsias, resecciones e infiltraciones. Antes de cada procedimiento explica por qué lo recomienda, cómo se hace y qué alternativas existen.',
        'Dedica parte de la consulta a los cuidados posteriores, porque una buena cicatriz depende también de los días en casa.',
        'Cuando un caso requiere otro nivel de atención, orienta la remisión y entrega la información necesaria.',
      ],
      credentials: [
        { title: 'Título de Médico y Cirujano', institution, year: 2006 },
        { title: 'Especialización en Dermatología', institution, year: 2012 },
        { title: 'Formación complementaria en Cirugía Dermatológica', institution, year: 2014 },
      ],
      focus: [
        { label: 'Resección de lesiones', link: '/dermatologia/clinica#reseccion-lesiones' },
        { label: 'Biopsia de piel', link: '/dermatologia/clinica#biopsia-piel' },
        { label: 'Cicatrices elevadas y queloides', link: '/dermatologia/clinica#infiltracion-medica' },
      ],
      languages: ['Español', 'Inglés'],
      image: 'team/andres-villegas',
    },
    {
      slug: 'laura-echeverri',
      ...doctors['laura-echeverri'],
      registryNumber,
      summary:
        'Propone procedimientos estéticos discretos, después de una valoración y sin apuro por decidir.',
      bio: [
        'La Dra. Echeverri atiende a personas adultas interesadas en la calidad de la piel, la expresión y el contorno del rostro, y hace ella misma los procedimientos con láser.',
        'Su punto de partida es lo que usted desea conservar. Explica los beneficios posibles, los riesgos y el mantenimiento de cada opción, y también cuándo no la recomienda.',
        'Ajusta cada plan al tono y a la sensibilidad de la piel, y acuerda un control para revisar juntos la evolución.',
      ],
      credentials: [
        { title: 'Título de Médica y Cirujana', institution, year: 2008 },
        { title: 'Especialización en Dermatología', institution, year: 2014 },
        { title: 'Formación complementaria en Dermatología Estética y Láser', institution, year: 2016 },
      ],
      focus: [
        { label: 'Líneas de expresión', link: '/dermatologia/estetica#toxina-botulinica' },
        { label: 'Hidratación profunda de la piel', link: '/dermatologia/estetica#skin-booster' },
        { label: 'Textura y marcas', link: '/dermatologia/estetica#microneedling' },
        { label: 'Láser', link: '/spa/laser' },
      ],
      languages: ['Español', 'Inglés', 'Portugués'],
      image: 'team/laura-echeverri',
    },
    {
      slug: 'felipe-arango',
      ...doctors['felipe-arango'],
      registryNumber,
      summary: 'Busca la causa de la caída del pelo antes de hablar de tratamientos.',
      bio: [
        'El Dr. Arango atiende caída del pelo, alopecia areata, dermatitis seborreica y otras afecciones del cuero cabelludo en mujeres y hombres.',
        'Combina la conversación, el examen con imagen ampliada y, si hacen falta, exámenes de laboratorio. Las fotos de control ayudan a medir los cambios sin depender de la memoria.',
        'Habla con franqueza de los tiempos: el pelo crece despacio, y un plan realista se sostiene mejor.',
      ],
      credentials: [
        { title: 'Título de Médico y Cirujano', institution, year: 2009 },
        { title: 'Especialización en Dermatología', institution, year: 2015 },
        { title: 'Formación complementaria en Tricología', institution, year: 2017 },
      ],
      focus: [
        { label: 'Caída del pelo', link: '/dermatologia/clinica#consulta' },
        { label: 'Alopecia areata', link: '/dermatologia/clinica#infiltracion-medica' },
        { label: 'Cuidado del cuero cabelludo', link: '/spa/capilar' },
      ],
      languages: ['Español', 'Inglés'],
      image: 'team/felipe-arango',
    },
  ],
};
