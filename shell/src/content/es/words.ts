export const words = {
  skipLink: 'Ir al contenido',
  home: 'Inicio',
  nav: {
    label: 'Principal',
    contact: 'Contacto',
    search: 'Buscar',
    directions: 'Cómo llegar',
    book: 'Agendar Cita',
    menu: 'Menú',
    /** Name of the button beside a link that has pages below it. */
    submenu: (name: string) => `Más páginas de ${name}`,
    languages: 'Idioma',
  },
  widgets: { label: 'Ayuda y accesos rápidos' },
  /** Name of what stands above every page until a day. */
  notice: 'Aviso',
  noScript: {
    text: 'Sin JavaScript puede leer todo el sitio y pedir su cita por teléfono o por WhatsApp.',
    call: 'Llamar',
    whatsapp: { label: 'WhatsApp', message: 'Hola, quisiera agendar una cita.' },
  },
  footer: {
    kicker: 'Contacto',
    heading: 'Dónde encontrarnos',
    address: 'Dirección',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    hours: 'Horario',
    /** `reason` is why it is closed on a day of work: the name of a holiday. */
    openNow: {
      open: (time: string) => `Abierto ahora · cierra a las ${time}`,
      closed: (reason?: string) => (reason ? `Cerrado hoy (${reason})` : 'Cerrado ahora'),
      opensToday: (time: string) => `abre hoy a las ${time}`,
      opensTomorrow: (time: string) => `abre mañana a las ${time}`,
      opens: (day: string, time: string) => `abre el ${day} a las ${time}`,
    },
    /** Days on which the clinic never opens; `weekdays` begin with Sunday, and stand in the plural. */
    closed: {
      weekdays: ['domingos', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados'],
      says: (weekdays: string) => `${weekdays.charAt(0).toUpperCase()}${weekdays.slice(1)}: cerrado`,
    },
    social: 'Redes sociales',
    whatsapp: { label: 'Escribir por WhatsApp', message: 'Hola, quisiera hacer una consulta.' },
    map: {
      show: 'Ver mapa',
      plan: 'Plano ilustrativo de las calles cercanas a la clínica',
      note: 'Plano ilustrativo. El mapa lo sirve OpenStreetMap y se carga solo si usted lo pide.',
      title: 'Mapa con la ubicación de la clínica',
      open: 'Abrir la dirección en',
    },
    pages: 'Todas las páginas',
    companyHeading: 'La empresa',
    company: {
      legalName: 'Razón social',
      nit: 'NIT',
      healthRegistry: 'Registro de prestador de salud (REPS)',
      medicalDirector: 'Dirección médica',
    },
    /** Stands after each of the company's facts while the settings are samples. */
    sampleMark: 'muestra',
    legal: 'Información legal',
    /** Names who supervises the clinic, in the words that the law asks for. */
    healthAuthority: 'Vigilado Supersalud · quejas sobre la atención',
    consumerAuthority: 'Superintendencia de Industria y Comercio',
    sampleNotice:
      'Sitio de muestra: la clínica, las personas, los datos de contacto y los precios son ejemplos.',
  },
  assessment: {
    heading: 'Solicitar valoración',
    close: 'Cerrar',
    loading: 'Abriendo el formulario…',
    failed: {
      heading: 'El formulario no pudo abrirse',
      text: 'Puede ser la conexión. Inténtelo de nuevo, o pida su valoración por teléfono o por WhatsApp.',
      retry: 'Intentar de nuevo',
      whatsapp: { label: 'Pedir por WhatsApp', message: 'Hola, quisiera solicitar una valoración.' },
    },
    closing: {
      heading: '¿Cerrar y borrar lo escrito?',
      text: 'Lo que escribió no se ha enviado. Al cerrar se borra también el borrador de este navegador.',
      keep: 'Seguir escribiendo',
      discard: 'Cerrar y borrar',
    },
  },
  areaError: {
    heading: 'Esta parte de la página tarda en responder',
    text: 'El resto del sitio funciona. Inténtelo de nuevo en un momento, o hable con nosotros.',
    /** Instead of `text` when the page's prerendered content stands below. */
    textWithContent:
      'Puede leer el contenido mientras tanto; los botones y filtros vuelven en cuanto responda.',
    retry: 'Intentar de nuevo',
    /** Instead of `text` and `retry` when the tab is older than what is published. */
    newRelease: {
      text: 'Mientras usted navegaba se publicó una versión nueva del sitio. Cárguela para seguir; lo que hay en su carrito se conserva.',
      reload: 'Cargar la versión nueva',
    },
    whatsapp: {
      label: 'Escribir por WhatsApp',
      message: 'Hola, una página del sitio no me cargó. Quisiera hacer una consulta.',
    },
  },
  /** When something keeps the visitor waiting for more than three seconds. */
  late: 'Está tardando más de lo normal. Seguimos intentándolo; si lo prefiere, llámenos o escríbanos.',
  offline: 'Parece que no tiene conexión. Seguimos en cuanto vuelva; si lo prefiere, llámenos.',
  notFound: {
    heading: 'No encontramos esta página',
    text: 'Puede que la dirección haya cambiado o tenga un error. Desde aquí puede seguir:',
    linksLabel: 'Páginas sugeridas',
    whatsapp: {
      label: 'Preguntar por WhatsApp',
      message: 'Hola, busco información que no encontré en el sitio.',
    },
  },
};
