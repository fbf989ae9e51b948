import type { FaqContent } from '#content/types.ts';

export const content: FaqContent = {
  meta: {
    title: 'Preguntas frecuentes',
    description:
      'Respuestas claras antes de su visita: si necesita remisión, cómo es la primera consulta, si los procedimientos duelen, tiempos y medios de pago.',
  },
  heading: 'Preguntas frecuentes',
  lead: 'Lo que suelen preguntarnos antes de la primera visita.',
  items: [
    {
      id: 'sin-remision',
      question: '¿Necesito una remisión para pedir cita?',
      answer: [
        'No. Usted puede agendar directamente una consulta de dermatología o una valoración estética, sin orden de otro médico.',
        'Si tiene una orden, resultados de exámenes o una historia clínica anterior, tráigalos: ayudan a no repetir pasos. Si piensa usar una póliza o un plan de salud, pregunte antes de agendar, pues sus condiciones pueden exigir una autorización.',
      ],
    },
    {
      id: 'primera-consulta',
      question: '¿Cómo es la primera consulta?',
      answer: [
        'Empieza con preguntas: el motivo de la visita, sus antecedentes, los medicamentos que toma y los productos que usa. Después examinamos la piel, el pelo o las uñas y, cuando hace falta, miramos con dermatoscopio.',
        'Al final recibe una explicación, un plan por escrito y el tiempo necesario para preguntar. Si es posible, venga sin maquillaje y traiga los productos que usa, o fotos de sus etiquetas.',
      ],
    },
    {
      id: 'dolor',
      question: '¿Los procedimientos duelen?',
      answer: [
        'Depende del procedimiento y de su sensibilidad. Muchos producen solo una molestia breve; otros requieren anestesia tópica o local. Antes de empezar le decimos qué puede sentir y qué opciones hay para su comodidad.',
        'Durante el procedimiento usted puede pedir una pausa en cualquier momento. Al terminar le entregamos los cuidados y las señales por las que conviene llamarnos.',
      ],
    },
    {
      id: 'resultados',
      question: '¿Cuándo se notan los resultados?',
      answer: [
        'Los tiempos cambian según el diagnóstico, el tratamiento y cada persona. Algunos cuidados se notan en días; otros, como los del acné, las manchas o la caída del pelo, suelen tardar semanas o meses.',
        'No prometemos resultados. En la valoración le explicamos qué es razonable esperar, en cuánto tiempo lo revisaremos y qué haríamos si la respuesta no es la prevista.',
      ],
    },
    {
      id: 'pagos',
      question: '¿Qué medios de pago reciben?',
      answer: [
        'Recibimos tarjetas de crédito, tarjetas débito y efectivo.',
        'En este sitio no se hacen pagos. Los pedidos de la tienda se envían por WhatsApp, donde confirmamos con usted la disponibilidad, el valor y la forma de pago.',
      ],
    },
    {
      id: 'valor-valoracion',
      question: '¿Cuánto cuesta la valoración y se abona al tratamiento?',
      answer: ['La valoración cuesta {assessmentPrice}. {assessmentCredit}'],
    },
    {
      id: 'costo-primera-visita',
      question: '¿Cuánto cuesta y cuánto dura la primera visita?',
      answer: [
        'La valoración cuesta {assessmentPrice}. {assessmentCredit}',
        'Reserve entre 30 y 40 minutos. Si en la misma visita conviene un procedimiento, le decimos antes su precio y su duración, y usted decide si lo hace ese día.',
      ],
    },
    {
      id: 'embarazo-lactancia',
      question: '¿Pueden atenderme si estoy embarazada o lactando?',
      answer: [
        'Sí, en consulta: muchas molestias de la piel se pueden tratar también en esas etapas. Avísenos al agendar y traiga la lista de lo que toma y se aplica. No suspenda ni empiece nada sin hablarlo con su médico.',
        'Los procedimientos estéticos y la mayoría de los rituales con equipos se dejan para después. En cada uno, «Cuándo no conviene» dice si el embarazo o la lactancia lo impiden. Si toma o aplica isotretinoína u otro retinoide y cree que puede estar en embarazo, llámenos ese mismo día.',
      ],
    },
    {
      id: 'menores-de-edad',
      question: '¿Atienden a menores de 18 años?',
      answer: [
        'En dermatología clínica atendemos todas las edades. Los menores vienen con su padre, su madre o un adulto responsable.',
        'Los procedimientos estéticos y los rituales del spa son para mayores de 18 años: la Ley 1799 de 2016 prohíbe los procedimientos médicos y quirúrgicos estéticos en menores, salvo sus excepciones.',
      ],
    },
    {
      id: 'despues-de-noche',
      question: '¿Qué hago si algo me preocupa de noche, después de un procedimiento?',
      answer: [
        'No espere al día siguiente si tiene dificultad para respirar, hinchazón de labios o lengua, cambios en la visión, dolor intenso, piel blanca o morada después de un relleno, sangrado que no para o fiebre con la zona muy roja y caliente: llame al 123 o vaya a urgencias, y diga qué le hicieron y cuándo.',
        'Si no es nada de eso, siga las indicaciones que recibió por escrito y escríbanos por WhatsApp con una foto: le respondemos en cuanto abrimos. De noche nadie lee el chat ni el WhatsApp.',
      ],
    },
    {
      id: 'precios',
      question: '¿Qué precio tienen los procedimientos?',
      answer: [
        '{priceRanges}',
        'El precio de cada procedimiento depende de la zona y del plan: se lo damos por escrito en la valoración, antes de que decida.',
      ],
    },
    {
      id: 'cancelar',
      question: '¿Puedo cambiar o cancelar mi cita?',
      answer: ['{cancellation}'],
    },
    {
      id: 'prepagada',
      question: '¿Atienden por EPS, medicina prepagada o póliza?',
      answer: ['{insurance}'],
    },
    {
      id: 'parqueadero',
      question: '¿Hay parqueadero?',
      answer: ['{parking} La dirección y cómo llegar están al final de todas las páginas.'],
    },
    {
      id: 'envios',
      question: '¿A dónde envían los productos y cuánto cuesta?',
      answer: [
        'El envío cuesta {shippingPrice}. {shippingTerms}',
        'La clínica confirma el valor y la fecha por WhatsApp antes de que usted pague.',
      ],
    },
    {
      id: 'quien-dispara',
      question: '¿Quién hace los disparos del láser y con qué equipo?',
      answer: [
        '{laserOperator}',
        'Equipos y registro sanitario: {laserDevices}. Puede pedir que se los muestren antes de la sesión.',
      ],
    },
    {
      id: 'quejas',
      question: '¿Dónde presento una queja sobre la atención?',
      answer: [
        'Primero, en la clínica: por los canales del final de la página le damos constancia y respondemos. Si la respuesta sobre la atención en salud no le satisface, puede acudir a la Superintendencia Nacional de Salud: www.supersalud.gov.co.',
        'Por productos comprados o por sus datos personales, la autoridad es la Superintendencia de Industria y Comercio: www.sic.gov.co.',
      ],
    },
  ],
  more: {
    text: '¿Le quedó otra duda? Escríbanos y le respondemos en horario de atención. Si se trata de una urgencia, llame al 123.',
    whatsappLabel: 'Preguntar por WhatsApp',
    whatsappMessage: 'Hola, tengo una pregunta antes de agendar mi cita.',
  },
};
