import { group, line, list, text } from '@clinic/content/fields';
import type { Kind } from '@clinic/content/kind';
import { whatsappMessage } from '@clinic/content/pageFields';

const named = (title: string, ...names: string[]) => line({ title, max: 80, names });
const sentence = (title: string) => text({ title, max: 240 });

const nav = group(
  {
    label: 'Nombre del menú',
    contact: 'Contacto',
    search: 'Buscar',
    directions: 'Cómo llegar',
    book: 'Pedir cita',
    menu: 'Botón del menú en el teléfono',
    languages: 'Nombre del selector de idioma',
    submenu: named('Botón de las páginas de una entrada', 'name'),
  },
  { title: 'Menú' },
);

const openNow = group(
  {
    open: named('Abierto', 'time'),
    closed: named('Cerrado'),
    closedToday: named('Cerrado por un festivo', 'reason'),
    opensToday: named('Abre hoy', 'time'),
    opensTomorrow: named('Abre mañana', 'time'),
    opens: named('Abre otro día', 'day', 'time'),
  },
  { title: 'Abierto o cerrado' },
);

const footer = group(
  {
    kicker: 'Antetítulo',
    heading: 'Título',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo',
    hours: 'Horario',
    social: 'Redes',
    pages: 'Nombre de la lista de páginas',
    companyHeading: 'Sobre los datos de la empresa',
    sampleMark: 'Tras un dato de muestra',
    legal: 'Nombre de los enlaces legales',
    healthAuthority: 'Quién vigila la atención',
    consumerAuthority: 'Quién vigila el consumo',
    openNow,
    closed: group(
      {
        weekdays: list(line({ title: 'Día', max: 20 }), {
          title: 'Días, en plural, desde el domingo',
          min: 7,
          max: 7,
        }),
        says: named('Días en que no se abre', 'weekdays'),
      },
      { title: 'Días cerrados' },
    ),
    whatsapp: whatsappMessage(),
    map: group(
      {
        show: 'Botón',
        plan: 'Qué es el plano',
        note: 'Bajo el plano',
        title: 'Qué es el mapa',
        open: 'Abrir en otra aplicación',
      },
      { title: 'Mapa', max: 140 },
    ),
    company: group(
      {
        legalName: 'Razón social',
        nit: 'NIT',
        healthRegistry: 'Registro de prestador',
        medicalDirector: 'Dirección médica',
      },
      { title: 'Empresa' },
    ),
    sampleNotice: sentence('Aviso de que es una muestra'),
  },
  { title: 'Pie de página' },
);

/** What stands where the form of the assessment comes. */
const assessment = group(
  {
    heading: 'Título',
    close: 'Cerrar',
    loading: 'Mientras llega',
    failed: group(
      {
        heading: line({ title: 'Título', max: 60 }),
        text: sentence('Qué hacer'),
        retry: line({ title: 'Reintentar', max: 40 }),
        whatsapp: whatsappMessage(),
      },
      { title: 'Cuando no se pudo abrir' },
    ),
    closing: group(
      {
        heading: line({ title: 'Pregunta', max: 60 }),
        text: sentence('Qué se pierde'),
        keep: line({ title: 'Seguir', max: 40 }),
        discard: line({ title: 'Cerrar', max: 40 }),
      },
      { title: 'Al cerrar con algo escrito' },
    ),
  },
  { title: 'Solicitud de valoración' },
);

const areaError = group(
  {
    heading: line({ title: 'Título', max: 80 }),
    text: sentence('Qué hacer'),
    textWithContent: sentence('Cuando el contenido se puede leer debajo'),
    retry: line({ title: 'Reintentar', max: 40 }),
    newRelease: group(
      { text: sentence('Qué pasó'), reload: line({ title: 'Botón', max: 40 }) },
      { title: 'Cuando hay una versión nueva del sitio' },
    ),
    whatsapp: whatsappMessage(),
  },
  { title: 'Una parte de la página que no responde' },
);

export const words = {
  title: 'Alrededor de las páginas',
  page: '/',
  single: true,
  words: group(
    {
      skipLink: 'Enlace al contenido',
      home: 'Inicio',
      notice: 'Nombre del aviso de arriba',
      nav,
      widgets: group({ label: 'Nombre de los botones flotantes' }, { title: 'Botones flotantes' }),
      noScript: group(
        {
          text: sentence('Qué se puede hacer'),
          call: line({ title: 'Llamar', max: 40 }),
          whatsapp: whatsappMessage(),
        },
        { title: 'Sin JavaScript' },
      ),
      footer,
      assessment,
      areaError,
      late: sentence('Cuando algo tarda'),
      offline: sentence('Cuando no hay conexión'),
      notFound: group(
        {
          heading: line({ title: 'Título', max: 60 }),
          text: sentence('Qué hacer'),
          linksLabel: line({ title: 'Nombre de la lista', max: 60 }),
          whatsapp: whatsappMessage(),
        },
        { title: 'Página que no existe' },
      ),
    },
    { title: 'Rótulos' },
  ),
} satisfies Kind;
