import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'proteccion-solar',
  intro:
    'En el Valle de Aburrá uno puede salir con saco por la mañana, ver el cielo gris toda la tarde y, aun así, llegar a casa con la nariz roja. La explicación es geográfica: vivimos cerca de la línea ecuatorial y a unos 1500 metros de altura. Estas son las medidas que solemos recomendar, de la más sencilla a la más detallada, y los cambios de la piel que conviene hacer revisar.',
  sections: [
    {
      id: 'sol-de-montana',
      heading: 'Por qué el sol de montaña exige más',
      blocks: [
        {
          kind: 'paragraph',
          text: 'En el trópico los rayos caen casi verticales todo el año: no hay un invierno en el que la radiación ultravioleta dé tregua. A eso se suma la altura. Por cada mil metros que subimos, la radiación aumenta cerca de un 10 %, porque hay menos atmósfera que la filtre. De ahí que una caminata por Santa Elena o un almuerzo al aire libre en Bogotá puedan quemar aunque haga frío. El termómetro mide el calor; la radiación ultravioleta no se siente.',
        },
        {
          kind: 'paragraph',
          text: 'Las nubes delgadas tampoco son garantía, pues dejan pasar buena parte de los rayos. La mejor guía es el índice UV, que aparece en muchas aplicaciones del clima: a partir de 3 se recomienda protegerse y desde 8 hay que extremar el cuidado. En nuestras ciudades de montaña esos valores altos son frecuentes hacia el mediodía. Si no tiene el dato a mano, mire su sombra: cuando es más corta que usted, el sol está fuerte.',
        },
      ],
    },
    {
      id: 'sombra-y-ropa',
      heading: 'Primero, la sombra y la ropa',
      blocks: [
        {
          kind: 'paragraph',
          text: 'El protector solar es una gran ayuda, pero no reemplaza las barreras físicas, que no se van con el sudor ni dependen de cuánto se aplique.',
        },
        {
          kind: 'list',
          items: [
            'El horario: cuando pueda, deje la caminata, el trote o la ciclovía para las primeras horas de la mañana o para después de las cuatro de la tarde.',
            'El sombrero: uno de ala ancha cubre las orejas y la nuca, que la gorra deja al descubierto.',
            'La ropa: manga larga y tejido tupido; las prendas con factor UPF son cómodas para el deporte y el campo.',
            'Las gafas: con filtro UV certificado, no solamente oscuras.',
            'La moto: guantes y mangas, porque manos y antebrazos reciben sol en todos los trayectos.',
            'El carro y la ventana de la oficina: el vidrio común detiene casi toda la radiación UVB, pero deja pasar parte de la UVA, relacionada con las manchas y el envejecimiento de la piel.',
          ],
        },
      ],
    },
    {
      id: 'elegir-protector',
      heading: 'Cómo elegir el protector',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Busque tres cosas en la etiqueta: amplio espectro (protege de UVA y UVB), un factor de protección solar de 30 o más —a nuestra altura solemos preferir 50— y resistencia al agua si va a sudar o a nadar. Compruebe también que el envase tenga la notificación sanitaria correspondiente y no haya vencido.',
        },
        {
          kind: 'paragraph',
          text: 'La textura importa más de lo que parece, porque el protector que sirve es el que se usa a diario. Para la piel grasa o con acné suelen ir bien los fluidos y geles libres de aceite; para la piel seca, las cremas; para la piel sensible, los filtros minerales. Si tiene tendencia a las manchas, un protector con color que contenga óxidos de hierro ayuda además frente a la luz visible. A los bebés menores de seis meses se los protege sobre todo con sombra y ropa: consulte al pediatra antes de aplicarles cualquier producto.',
        },
      ],
    },
    {
      id: 'cantidad-y-reaplicacion',
      heading: 'La cantidad justa y cuándo repetir',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Casi todos aplicamos menos protector del necesario, y entonces la protección real queda por debajo de la que anuncia el envase. Para cara y cuello sirve la regla de los dos dedos: una tira de producto a lo largo del índice y otra a lo largo del dedo medio. Para todo el cuerpo de un adulto se calculan unos 30 mililitros, más o menos una copa de aguardiente.',
        },
        {
          kind: 'paragraph',
          text: 'Aplíquelo unos quince minutos antes de salir, como último paso de la rutina y antes del maquillaje. Al aire libre, repita cada dos horas y siempre después de nadar, sudar o secarse con la toalla. En un día de oficina, la reaplicación más útil suele ser la que se hace antes de salir a almorzar.',
        },
        {
          kind: 'note',
          text: 'Las zonas que más se olvidan: orejas, nuca, labios (con un bálsamo que tenga filtro), empeines, dorso de las manos y cuero cabelludo donde el pelo es escaso.',
        },
      ],
    },
    {
      id: 'todas-las-pieles',
      heading: 'Todas las pieles, también la morena',
      blocks: [
        {
          kind: 'paragraph',
          text: 'La melanina protege en parte, pero no impide las manchas, el envejecimiento prematuro ni el cáncer de piel. En las pieles morenas y negras el melanoma es menos frecuente; cuando aparece, suele hacerlo en palmas, plantas o debajo de las uñas, lugares que casi nadie mira y donde el sol no es el principal responsable. Por eso una revisión completa incluye los pies.',
        },
        {
          kind: 'paragraph',
          text: '¿Y la vitamina D? Si le preocupa, coméntelo con su médico. Se puede medir en sangre y, cuando falta, corregirse con la alimentación o con un suplemento indicado. Para tenerla no hace falta quemarse.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'Cuándo hacer revisar la piel',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Esta es información general y no permite saber qué es una lesión concreta. Pida una valoración con un dermatólogo si nota alguno de estos cambios:',
        },
        {
          kind: 'list',
          items: [
            'Un lunar asimétrico, de bordes irregulares o varios colores, que crece, cambia o se ve distinto de los demás.',
            'Una herida que sangra con facilidad o que no ha cerrado después de cuatro semanas.',
            'Una mancha áspera o una costra que vuelve siempre al mismo sitio.',
            'Una línea oscura en una uña, si es nueva o se está ensanchando.',
          ],
        },
        {
          kind: 'note',
          text: 'Una quemadura solar extensa, con ampollas, fiebre o vómito, necesita atención médica el mismo día. Si hay desmayo o confusión, llame al 123.',
        },
      ],
    },
  ],
  references: [
    {
      text: 'Organización Mundial de la Salud (OMS), OMM, PNUMA e ICNIRP. Global Solar UV Index: a practical guide. 2002.',
    },
    {
      text: 'Scottish Intercollegiate Guidelines Network (SIGN). Cutaneous melanoma. Guía 146.',
      url: 'https://www.sign.ac.uk',
    },
    { text: 'American Academy of Dermatology (AAD). Sunscreen FAQs. aad.org.' },
  ],
  reviewedBy: 'andres-villegas',
  serviceLink: {
    label: 'Conocer la consulta dermatológica',
    text: 'En la consulta revisamos lunares y manchas con dermatoscopio y le ayudamos a elegir una protección que se ajuste a su piel y a su rutina.',
    link: '/dermatologia/clinica#consulta',
  },
  related: ['melasma', 'primera-consulta'],
};
