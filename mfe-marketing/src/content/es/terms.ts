import type { LegalContent } from '#content/types.ts';

// Sample: replace before launch.
export const content: LegalContent = {
  meta: {
    title: 'Términos, cambios y devoluciones',
    description:
      'Condiciones de uso del sitio y de los pedidos: precios, entrega, derecho de retracto, garantía, reversión del pago y reclamos ante la SIC.',
  },
  heading: 'Términos, cambios y devoluciones',
  version: '1.0',
  updated: '2026-11-01',
  sampleNote:
    'Texto de muestra: la asesoría jurídica de la clínica debe revisarlo y confirmarlo antes de publicar el sitio.',
  words: { version: 'Versión', updated: 'Vigente desde el', contents: 'Contenido' },
  intro:
    'Estas condiciones se aplican al uso del sitio y a los pedidos que empiezan en él. Se leen junto con el Estatuto del Consumidor (Ley 1480 de 2011) y sus reformas, entre ellas la Ley 2439 de 2024. Nada de lo escrito aquí limita los derechos que esas leyes le reconocen.',
  sections: [
    {
      id: 'sobre-el-sitio',
      heading: 'Sobre este sitio',
      paragraphs: [
        'El sitio pertenece a la clínica. Su nombre, NIT, dirección, teléfono y correo electrónico aparecen en el pie de todas las páginas. Consultarlo es gratuito y no exige registro.',
        'Algunas imágenes son ilustraciones creadas por computador y así se indica. Podemos actualizar estas condiciones; a cada pedido se aplican las vigentes el día en que usted lo confirma.',
      ],
    },
    {
      id: 'informacion-de-salud',
      heading: 'Información de salud',
      paragraphs: [
        'Los textos del sitio y las respuestas del asistente virtual son informativos. No son un diagnóstico ni reemplazan la consulta. El asistente es automático y puede equivocarse.',
        'Si tiene una urgencia, llame al 123 o acuda al servicio de urgencias más cercano.',
      ],
    },
    {
      id: 'valoraciones',
      heading: 'Valoraciones y procedimientos',
      paragraphs: [
        'El formulario de valoración no reserva una cita. La cita existe cuando la clínica la confirma con usted por teléfono o por WhatsApp.',
        'Todo procedimiento requiere una valoración previa y su consentimiento informado. Los resultados varían de una persona a otra y no se garantizan. Los procedimientos estéticos son para personas adultas.',
      ],
    },
    {
      id: 'productos-y-precios',
      heading: 'Productos y precios',
      paragraphs: [
        'Los precios se expresan en pesos colombianos e incluyen los impuestos que correspondan. Los productos con «Precio por confirmar» cuentan como cero en el carrito; por eso el total es una estimación. El costo del envío, si lo hay, se informa antes de pagar.',
        'Lea la etiqueta y las indicaciones de cada producto. Si está en tratamiento, en embarazo o en lactancia, consulte antes de usarlo. Los productos se entregan dentro de su fecha de vencimiento.',
      ],
    },
    {
      id: 'pedidos',
      heading: 'Pedidos, pago y entrega',
      paragraphs: [
        'En el sitio no se hacen pagos. El botón de compra abre WhatsApp con su pedido escrito; usted decide si lo envía. El contrato se perfecciona cuando la clínica confirma la disponibilidad, el valor total, la forma de pago y la fecha de entrega, y usted acepta.',
        'Recibimos tarjetas de crédito, tarjetas débito y efectivo. Salvo que acordemos otra fecha, la entrega se hace a más tardar treinta días calendario después de recibir su pedido. Si un producto no está disponible, se lo diremos antes de cobrar.',
      ],
    },
    {
      id: 'retracto',
      heading: 'Derecho de retracto',
      paragraphs: [
        'En las compras a distancia usted puede arrepentirse dentro de los cinco días hábiles siguientes a la entrega del producto o, en los servicios, a la celebración del contrato, sin explicar los motivos. Basta con avisarnos por el correo o el teléfono del pie de página.',
        'El producto se devuelve por los mismos medios y en las mismas condiciones en que se recibió. El transporte de la devolución corre por cuenta de quien compra.',
        'Devolvemos todo lo pagado, sin descuentos, en un máximo de quince días calendario desde que usted ejerce el derecho, siempre que haya devuelto el producto y entregado los datos correctos para el reembolso. El dinero vuelve por el mismo medio de pago o por el que acordemos.',
        'La ley prevé excepciones, entre ellas:',
      ],
      list: [
        'Los servicios cuya prestación ya comenzó con su acuerdo.',
        'Los bienes hechos a su medida o claramente personalizados.',
        'Los bienes que por su naturaleza no puedan devolverse o que puedan deteriorarse o caducar con rapidez.',
        'Los bienes perecederos y los de uso personal. Dentro del mismo plazo, la clínica recibe de todos modos los cosméticos sin abrir y con sus sellos intactos.',
      ],
    },
    {
      id: 'garantia',
      heading: 'Garantía y cambios',
      paragraphs: [
        'Los productos tienen garantía legal de calidad, idoneidad y seguridad. En los que tienen fecha de vencimiento, la garantía dura hasta esa fecha; en los demás, el término anunciado o, si no se anunció, un año desde la entrega.',
        'Si un producto llega equivocado, incompleto o con un defecto, avísenos y consérvelo con su empaque. Según lo que disponga la ley, lo repondremos o devolveremos el dinero, sin costo de transporte para usted. Si le produce una reacción, suspenda su uso y comuníquese con nosotros.',
      ],
    },
    {
      id: 'reversion-del-pago',
      heading: 'Reversión del pago',
      paragraphs: [
        'Si compró a distancia y pagó con tarjeta u otro instrumento electrónico, puede pedir la reversión del pago cuando haya fraude, cuando la operación no fue solicitada, o cuando el producto no llegó, no corresponde a lo pedido o es defectuoso.',
        'Debe presentar la queja a la clínica, devolver el producto cuando proceda y avisar al emisor del medio de pago dentro de los cinco días hábiles siguientes a la fecha en que conoció el hecho, o en que debió recibir el producto o lo recibió con defecto.',
      ],
    },
    {
      id: 'reclamos-y-sic',
      heading: 'Peticiones, quejas, reclamos y autoridad',
      paragraphs: [
        'Escríbanos por los canales del pie de página. Le daremos constancia de la fecha y la hora de recibo y un número de seguimiento, y responderemos a más tardar en quince días hábiles.',
        'Si la respuesta no le satisface, puede acudir a la Superintendencia de Industria y Comercio (SIC), autoridad de protección al consumidor: www.sic.gov.co. El enlace está también en el pie de página. Estas condiciones se rigen por la ley colombiana.',
      ],
    },
  ],
};
