import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'melasma',
  intro:
    'El melasma, que muchas personas conocen como «paño», es una de las manchas de la cara más frecuentes en nuestro país. No duele ni se contagia, pero puede pesar mucho frente al espejo, y alrededor de él circulan remedios que hacen más daño que la mancha misma. Conviene empezar por lo que se sabe: el melasma se controla con cuidado diario, y la luz es la pieza central.',
  sections: [
    {
      id: 'que-es',
      heading: 'Qué es y cómo se reconoce',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Suele verse como parches de color café o grisáceo, de bordes irregulares, más o menos simétricos, en las mejillas, la frente, el labio superior, la nariz o el mentón. Aparece cuando las células que producen melanina trabajan de más en esas zonas. Es más común en mujeres entre los veinte y los cincuenta años y en pieles trigueñas y morenas, aunque los hombres también lo presentan.',
        },
        {
          kind: 'paragraph',
          text: 'No toda mancha de la cara es melasma. Los lentigos por el sol, las marcas que deja el acné, las que causan algunos medicamentos y ciertas lesiones que requieren biopsia pueden parecerse. Por eso el primer tratamiento de una mancha es saber qué es.',
        },
      ],
    },
    {
      id: 'que-lo-activa',
      heading: 'Qué lo activa',
      blocks: [
        { kind: 'paragraph', text: 'Hay una predisposición familiar sobre la que actúan varios estímulos:' },
        {
          kind: 'list',
          items: [
            'La luz: los rayos ultravioleta y también la luz visible. En los Andes tropicales hay radiación intensa todo el año, incluso en días nublados.',
            'Las hormonas: el embarazo, los anticonceptivos hormonales y algunas terapias hormonales. No suspenda ninguno por su cuenta; hable antes con quien se lo formuló.',
            'El calor: algunas personas notan que empeora junto al horno, el fogón, el sauna o el turco, aunque no les dé el sol.',
            'La irritación: una exfoliación fuerte, una depilación con cera o una crema que arde pueden dejar más pigmento.',
          ],
        },
      ],
    },
    {
      id: 'la-luz',
      heading: 'Protegerse de la luz, también bajo techo',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Sin una buena fotoprotección, los demás tratamientos rinden poco. Use cada mañana un protector de amplio espectro, con factor alto y, de preferencia, con color: los óxidos de hierro que le dan el tono ayudan a filtrar la luz visible, algo que los protectores sin color hacen mal. Elija un tono parecido al de su piel para que pueda ponerse la cantidad completa sin que se note.',
        },
        {
          kind: 'paragraph',
          text: 'Repita la aplicación cada dos horas si está al aire libre, y al menos una vez más en el día si trabaja cerca de una ventana o maneja. Sume sombrero y sombra. Un solo fin de semana de puente en tierra caliente sin protección puede oscurecer lo que se había aclarado en meses. No es culpa suya: el melasma se comporta así.',
        },
        {
          kind: 'note',
          text: 'Las pantallas del celular y del computador emiten muchísima menos luz que el sol. Preocúpese primero por la ventana.',
        },
      ],
    },
    {
      id: 'tratamientos',
      heading: 'Qué tratamientos existen',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Las cremas despigmentantes suelen ser el primer paso. Algunas son cosméticas, con ingredientes como la niacinamida o la vitamina C; otras requieren fórmula médica, se usan por periodos definidos y necesitan control, porque mal empleadas irritan o dejan un oscurecimiento difícil de tratar. En casos escogidos se consideran tratamientos orales, después de revisar los antecedentes de cada persona.',
        },
        {
          kind: 'paragraph',
          text: 'Los peelings, el microneedling y algunos láseres pueden ser un complemento, siempre con prudencia: el calor y la inflamación pueden empeorar la mancha o hacerla volver. Desconfíe de quien ofrezca láser como primera opción sin haber examinado su piel. Los cambios se miden en meses y cada piel responde de manera distinta. El melasma puede aclararse mucho y aun así regresar, así que el mantenimiento es parte del tratamiento.',
        },
        {
          kind: 'paragraph',
          text: 'Durante el embarazo y la lactancia se evitan varios de estos productos. El protector con color y el sombrero siguen siendo buenos aliados, y en algunas mujeres la mancha se atenúa en los meses que siguen al parto.',
        },
      ],
    },
    {
      id: 'lo-que-empeora',
      heading: 'Lo que puede empeorarlo',
      blocks: [
        {
          kind: 'list',
          items: [
            'El limón, el bicarbonato, el agua oxigenada y otros remedios caseros: irritan y pueden quemar.',
            'Las cremas «blanqueadoras» sin registro, compradas por redes o en la calle. Algunas contienen corticoides o mercurio que la etiqueta no menciona.',
            'Repetir durante años una fórmula que alguna vez sirvió, propia o de una amiga.',
            'Hacerse varios procedimientos seguidos por impaciencia. La piel necesita tiempo para recuperarse.',
          ],
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'Cuándo consultar',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Este artículo es informativo y no sirve para diagnosticar una mancha. Vale la pena una valoración antes de gastar en productos, si la mancha avanza a pesar de protegerse, si una crema le produjo ardor o más color, o si el tema le está quitando tranquilidad. Lleve los envases de lo que usa y, si puede, fotos tomadas con la misma luz en distintos meses.',
        },
        {
          kind: 'paragraph',
          text: 'Pida cita pronto si se trata de una mancha única, de varios colores o de borde muy irregular, que crece, sangra, pica o forma costra. Ese comportamiento no es propio del melasma y debe examinarse con dermatoscopio.',
        },
      ],
    },
  ],
  references: [
    { text: 'DermNet. Melasma.', url: 'https://dermnetnz.org/topics/melasma' },
    { text: 'American Academy of Dermatology (AAD). Melasma: recursos para pacientes. aad.org.' },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5.ª ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'laura-echeverri',
  serviceLink: {
    label: 'Ver las experiencias faciales',
    text: 'Cuando el dermatólogo ya ha valorado la mancha, un cuidado facial suave puede sumarse al tratamiento médico. Conozca las opciones de nuestro spa.',
    link: '/spa/facial',
  },
  related: ['proteccion-solar', 'laser-que-esperar'],
};
