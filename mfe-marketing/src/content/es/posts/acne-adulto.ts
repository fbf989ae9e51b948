import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'acne-adulto',
  intro:
    '«Pensé que esto se acababa con el colegio». Es una de las frases que más se oyen cuando se habla de acné a los treinta o a los cuarenta años. El acné del adulto es común, sobre todo en mujeres, y no tiene que ver con la falta de aseo. Entender por qué aparece ayuda a cuidarlo mejor y a evitar los remedios que lo empeoran.',
  sections: [
    {
      id: 'por-que-aparece',
      heading: 'Por qué aparece después de los veinticinco',
      blocks: [
        {
          kind: 'paragraph',
          text: 'El acné nace en el folículo, la pequeña estructura de la que sale cada vello. Allí coinciden cuatro factores: más grasa de la cuenta, un poro que se tapona, bacterias que viven normalmente en la piel y una respuesta de inflamación. Las hormonas y la herencia influyen en todos ellos; por eso hay quienes empeoran en los días previos a la menstruación, al suspender un anticonceptivo o en épocas de cambio hormonal.',
        },
        {
          kind: 'paragraph',
          text: 'En la edad adulta las lesiones suelen concentrarse en la mandíbula, el mentón y el cuello, y ser más profundas y dolorosas que los puntos negros de la adolescencia. También dejan marcas oscuras con facilidad, especialmente en las pieles trigueñas y morenas. Esas marcas no son cicatrices: la mayoría se aclara con el tiempo, pero el sol las hace durar más.',
        },
      ],
    },
    {
      id: 'lo-que-influye',
      heading: 'Lo que influye en el día a día',
      blocks: [
        {
          kind: 'list',
          items: [
            'Los productos: cremas, bloqueadores, bases y aceites capilares muy densos pueden tapar los poros. Busque la indicación «no comedogénico».',
            'El roce y el sudor: la correa del casco, el tapabocas, la gorra del trabajo o la ropa deportiva húmeda irritan y ocluyen. Límpielos y cámbiese pronto después de hacer ejercicio.',
            'Algunos medicamentos y suplementos: ciertas hormonas, corticoides y productos de gimnasio pueden desencadenar brotes. Cuéntelo en la consulta y no suspenda por su cuenta nada que le hayan formulado.',
            'El estrés y el mal dormir: no son la causa única, pero muchas personas notan que empeoran con ellos.',
            'La alimentación: en algunas personas, las dietas con mucho azúcar y harinas refinadas o los lácteos se relacionan con más brotes. No hay una lista prohibida que valga para todos.',
          ],
        },
      ],
    },
    {
      id: 'rutina-sencilla',
      heading: 'Una rutina sencilla, y paciencia',
      blocks: [
        {
          kind: 'paragraph',
          text: 'La piel con acné también se irrita. Exfoliarla con fuerza, lavarla cinco veces al día o estrenar cuatro productos la misma semana casi siempre termina en ardor y más enrojecimiento. Lo básico cabe en tres pasos: un limpiador suave por la mañana y por la noche, una hidratante ligera y protector solar todos los días, de textura fluida y sin aceite.',
        },
        {
          kind: 'paragraph',
          text: 'Sobre esa base se agregan los activos, de uno en uno. El ácido salicílico y el peróxido de benzoílo son opciones conocidas de venta libre; pueden resecar, y el segundo destiñe toallas y fundas. Los retinoides requieren orientación médica, hacen la piel más sensible al sol y no se usan durante el embarazo. Si está embarazada, lo busca o está lactando, dígalo antes de empezar cualquier tratamiento.',
        },
        {
          kind: 'note',
          text: 'La mayoría de los tratamientos necesita entre ocho y doce semanas para poder juzgarse. Cambiar cada quince días impide saber qué funciona y qué no.',
        },
      ],
    },
    {
      id: 'lo-que-no-ayuda',
      heading: 'Lo que es mejor no hacer',
      blocks: [
        {
          kind: 'list',
          items: [
            'Exprimir las lesiones: empuja la inflamación hacia adentro y aumenta el riesgo de marcas y cicatrices.',
            'Aplicar limón, bicarbonato, alcohol o crema dental. El limón, además, puede causar quemaduras y manchas cuando la piel recibe el sol.',
            'Usar cremas «de mezcla» con corticoide o antibiótico sin control. Alivian unos días y luego pueden adelgazar la piel, producir más granos o crear resistencia a los antibióticos.',
            'Tomar pastillas que le sobraron a otra persona. Algunos tratamientos orales para el acné exigen exámenes y seguimiento médico, y pueden causar malformaciones graves si hay embarazo.',
          ],
        },
      ],
    },
    {
      id: 'en-la-consulta',
      heading: 'Qué se hace en la consulta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Lo primero es confirmar que se trata de acné: la rosácea, la foliculitis y la dermatitis alrededor de la boca se le parecen y se manejan de otra forma. Después se mira el tipo de lesiones, su profundidad, las marcas, los tratamientos anteriores y los planes de embarazo. A veces se piden exámenes hormonales; no siempre hacen falta.',
        },
        {
          kind: 'paragraph',
          text: 'El plan puede incluir tratamientos aplicados sobre la piel, medicamentos orales o procedimientos de apoyo, y por lo general se organiza en dos tiempos: controlar los brotes y luego mantener. Las cicatrices se valoran cuando el acné está tranquilo. Los controles permiten ajustar lo que irrita y retirar a tiempo lo que ya no se necesita.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'Cuándo no conviene esperar',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Lo anterior es información general y no reemplaza una valoración. Pida cita si los productos de venta libre no han ayudado después de unos tres meses, y antes si ocurre algo de esto:',
        },
        {
          kind: 'list',
          items: [
            'Hay nódulos o quistes dolorosos, o ya se están formando cicatrices.',
            'El acné apareció de repente y con fuerza, o se acompaña de reglas irregulares, vello grueso en la cara o caída del cabello.',
            'Empezó después de iniciar un medicamento.',
            'Le afecta el ánimo o hace que evite salir, trabajar o verse con otras personas. También es motivo de consulta.',
          ],
        },
        {
          kind: 'note',
          text: 'Un brote súbito con llagas, fiebre o dolor en las articulaciones debe verlo un médico el mismo día.',
        },
      ],
    },
  ],
  references: [
    {
      text: 'National Institute for Health and Care Excellence (NICE). Acne vulgaris: management. NG198.',
      url: 'https://www.nice.org.uk/guidance/ng198',
    },
    { text: 'DermNet. Acne.', url: 'https://dermnetnz.org/topics/acne' },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5.ª ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'mariana-restrepo',
  serviceLink: {
    label: 'Conocer la consulta de control',
    text: '¿Ya empezó un tratamiento y no sabe si va por buen camino? En el control revisamos cómo ha respondido su piel y ajustamos el plan con usted.',
    link: '/dermatologia/clinica#control',
  },
  related: ['primera-consulta', 'proteccion-solar'],
};
