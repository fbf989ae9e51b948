import type { LegalContent } from '#content/types.ts';

// Sample: replace before launch.
export const content: LegalContent = {
  meta: {
    title: 'Política de privacidad',
    description:
      'Cómo tratamos los datos personales según la Ley 1581 de 2012: qué guarda este sitio y qué no, sus derechos y el canal para ejercerlos.',
  },
  heading: 'Política de tratamiento de datos personales',
  version: '1.0',
  updated: '2026-11-01',
  sampleNote:
    'Texto de muestra: la asesoría jurídica de la clínica debe revisarlo y confirmarlo antes de publicar el sitio.',
  words: { version: 'Versión', updated: 'Vigente desde el', contents: 'Contenido' },
  intro:
    'Esta política explica qué ocurre con sus datos personales cuando visita este sitio o se comunica con la clínica por los canales que aquí se anuncian. Sigue la Ley 1581 de 2012 y el Decreto 1377 de 2013, compilado en el Decreto 1074 de 2015.',
  sections: [
    {
      id: 'responsable',
      heading: 'Quién responde por sus datos',
      paragraphs: [
        'La responsable del tratamiento es la clínica. Su nombre, NIT, dirección, teléfono y correo electrónico aparecen en el pie de todas las páginas de este sitio.',
        'Esta política cubre el sitio y los mensajes que usted nos envía. La historia clínica, que se abre cuando usted recibe atención, se rige además por las normas de salud y por la reserva que ellas imponen.',
      ],
    },
    {
      id: 'este-sitio',
      heading: 'Qué guarda este sitio y qué no',
      paragraphs: [
        'Puede recorrer el sitio sin identificarse. Lo diseñamos para que funcione con la menor cantidad posible de datos:',
      ],
      list: [
        'Formulario de valoración: salvo que el mismo formulario diga que llega al buzón de la clínica, no se envía a ninguna parte, y el sitio nunca lo guarda. Mientras lo llena, un borrador queda en esta pestaña de su navegador, por 30 minutos como máximo y sin el número de documento ni la autorización; se borra al cerrar el formulario.',
        'Carrito: queda guardado en su navegador para que no lo pierda al cambiar de página. Puede vaciarlo cuando quiera; la clínica solo conoce el pedido si usted lo envía por WhatsApp.',
        'Asistente virtual: sus mensajes llegan al servidor del sitio únicamente para producir una respuesta automática y no se almacenan. La conversación desaparece al cerrar o recargar la página. Le pedimos no escribir en ella datos de salud ni de identidad.',
        'Cookies: no usamos cookies de rastreo, ni analítica de terceros, ni publicidad dirigida. Cuando probamos una versión nueva del sitio con algunas visitas, una cookie llamada clinic_share recuerda cuál de las dos recibe usted; no le identifica.',
        'Rendimiento y errores: en una parte de las visitas, elegida al azar, su navegador le dice al servidor de este sitio cuánto tardó la página y si algo falló en ella. Van la página y la parte del sitio; ninguna cookie, ningún identificador, nada de lo que usted escribe, y nadie más lo recibe.',
        'Mapa: solo se carga si usted lo pide con un clic.',
        'Datos técnicos: para entregar las páginas y prevenir abusos, el servidor recibe la dirección IP y otros datos de la conexión. No los usamos para elaborar perfiles.',
      ],
    },
    {
      id: 'finalidades',
      heading: 'Para qué usamos los datos que usted nos envía',
      paragraphs: [
        'Si decide escribirnos o llamarnos, tratamos los datos que usted entrega, como su nombre, sus datos de contacto y el servicio o producto que le interesa, con estas finalidades:',
      ],
      list: [
        'Responder su solicitud y programar la valoración o la cita.',
        'Confirmar disponibilidad, valor, forma de pago y entrega de un pedido.',
        'Atender cambios, garantías, retractos, consultas y reclamos.',
        'Cumplir las obligaciones legales, contables y sanitarias que correspondan.',
      ],
    },
    {
      id: 'autorizacion',
      heading: 'Autorización',
      paragraphs: [
        'Tratamos datos con autorización previa, expresa e informada, salvo en los casos que la ley exceptúa. La casilla del formulario aparece sin marcar y, por sí sola, no envía nada: los datos llegan a la clínica cuando usted decide enviarle un mensaje.',
        'Antes de incorporar sus datos a una base de datos, la clínica confirma su autorización y conserva prueba de ella. No los vende ni los usa para enviarle publicidad sin una autorización aparte.',
      ],
    },
    {
      id: 'datos-sensibles',
      heading: 'Datos de salud y de menores de edad',
      paragraphs: [
        'La información sobre su salud es un dato sensible. Usted no está obligado a autorizar su tratamiento, y pedir una cita no depende de que la entregue por este sitio: si lo prefiere, llame o escriba sin contarnos el motivo y converse sobre él en la consulta.',
        'Las preguntas del formulario sobre tratamiento, objetivo, orden médica y detalles pueden revelar datos de salud. Si usted elige continuar por WhatsApp, el mensaje que preparamos no incluye su número de identificación, y puede editarlo antes de enviarlo.',
        'Los datos de niñas, niños y adolescentes solo se tratan con la autorización de quien los representa, después de escuchar su opinión según su madurez, y en su interés superior. Los procedimientos estéticos son para personas adultas.',
      ],
    },
    {
      id: 'terceros',
      heading: 'Servicios de terceros',
      paragraphs: [
        'Los enlaces a WhatsApp y a redes sociales, y el mapa, conducen a servicios de otras empresas, que pueden tratar datos fuera de Colombia según sus propias políticas. Ninguno se activa si usted no lo elige.',
        'Los proveedores que traten datos por encargo de la clínica deben hacerlo según sus instrucciones y con deber de reserva. También podemos entregar información cuando una autoridad la exija conforme a la ley.',
      ],
    },
    {
      id: 'derechos',
      heading: 'Sus derechos',
      paragraphs: ['Como titular de los datos, usted puede, sin costo:'],
      list: [
        'Conocer, actualizar y rectificar sus datos.',
        'Pedir prueba de la autorización que haya dado.',
        'Saber qué uso se ha dado a sus datos.',
        'Revocar la autorización o pedir la supresión de los datos, cuando no exista un deber legal o contractual de conservarlos.',
        'Acceder a los datos que hayan sido objeto de tratamiento.',
        'Presentar quejas ante la Superintendencia de Industria y Comercio (SIC), una vez agotado el trámite ante la clínica.',
      ],
    },
    {
      id: 'canal',
      heading: 'Cómo ejercerlos',
      paragraphs: [
        'Escriba al correo electrónico que aparece en el pie de página, con su nombre, un medio de respuesta, lo que solicita y los documentos que quiera hacer valer. El área de atención al paciente recibe y tramita las solicitudes.',
        'Las consultas se responden en un máximo de diez días hábiles, que pueden ampliarse cinco más. Los reclamos, en un máximo de quince días hábiles, ampliables ocho más. En ambos casos le informaremos los motivos de la demora y la nueva fecha.',
        'Si el reclamo está incompleto, le pediremos completarlo dentro de los cinco días siguientes a su recibo. La autoridad de control es la SIC: www.sic.gov.co, con enlace en el pie de página.',
      ],
    },
    {
      id: 'vigencia',
      heading: 'Seguridad, conservación y vigencia',
      paragraphs: [
        'La clínica aplica medidas técnicas, humanas y administrativas para proteger los datos, y limita el acceso a quienes los necesitan para atenderle. Los conserva mientras dure la finalidad para la que se recogieron y durante los plazos que ordene la ley.',
        'Esta política rige desde la fecha indicada en esta página. Si cambia de manera sustancial, lo anunciaremos aquí antes de aplicar el cambio y, cuando la finalidad sea distinta, pediremos una nueva autorización.',
      ],
    },
  ],
};
