import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'caida-del-cabello',
  intro:
    'El sifón de la ducha, la almohada, el cepillo: casi todas las historias de caída del cabello empiezan con un lugar donde de pronto hay más pelo que antes. A veces es un episodio pasajero y a veces el comienzo de algo que conviene tratar temprano. Distinguir lo uno de lo otro no siempre es fácil desde la casa, pero hay pistas que orientan.',
  sections: [
    {
      id: 'cuanto-es-normal',
      heading: 'Cuánto es normal',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Cada cabello crece durante años, descansa unos meses y se cae para dar paso a otro. Como no todos van al mismo ritmo, perder entre cincuenta y cien al día se considera normal. El día de lavado se ven más, sobre todo si se lava con poca frecuencia, porque se juntan los de varios días. Lavarlo no lo tumba: esos cabellos ya estaban sueltos.',
        },
        {
          kind: 'paragraph',
          text: 'Más útil que contarlos es comparar. ¿Se ve más ancha la raya del peinado? ¿La cola de caballo quedó más delgada? ¿Se nota más el cuero cabelludo en las fotos? Esos cambios, si se mantienen por varias semanas, dicen más que un mal día con el cepillo.',
        },
      ],
    },
    {
      id: 'causas-frecuentes',
      heading: 'Las causas más frecuentes',
      blocks: [
        {
          kind: 'list',
          items: [
            'Efluvio telógeno: caída difusa y abundante que empieza dos o tres meses después de una fiebre alta, un dengue, un parto, una cirugía, una dieta estricta o un duelo. Suele mejorar en unos meses cuando se resuelve la causa.',
            'Alopecia androgenética: afinamiento lento, con influencia hereditaria y hormonal. En los hombres retroceden las entradas y se aclara la coronilla; en las mujeres se ensancha la raya central.',
            'Alopecia areata: parches redondos y lisos que aparecen en poco tiempo, porque las defensas del propio cuerpo atacan el folículo.',
            'Alopecia por tracción: pérdida en las sienes y el borde de la frente por moños, trenzas o extensiones muy tirantes. Al comienzo es reversible; después de años puede no serlo.',
            'Alopecias cicatriciales: menos comunes, destruyen el folículo y dejan una piel brillante, sin poros. Son la razón principal para no esperar.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'También pueden influir la falta de hierro, los problemas de tiroides, algunos medicamentos, la dermatitis del cuero cabelludo y, en los niños, los hongos. Con frecuencia hay más de una causa a la vez.',
        },
      ],
    },
    {
      id: 'que-se-revisa',
      heading: 'Qué se revisa en la consulta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'La conversación es medio diagnóstico: cuándo empezó, qué pasó en los meses anteriores, qué medicamentos toma, cómo se peina, qué ocurre en su familia. Luego se examina el cuero cabelludo con tricoscopia, una lente de aumento que muestra el grosor de los cabellos y el estado de los poros sin causar dolor. Según el caso se piden exámenes de sangre y, en algunas personas, una biopsia pequeña con anestesia local.',
        },
        {
          kind: 'paragraph',
          text: 'Para que la visita rinda, llegue con el cabello lavado de uno o dos días antes, sin fibras ni tintes recientes, y lleve fotos de hace uno y dos años. Si toma biotina, avise: puede alterar el resultado de varios exámenes de laboratorio.',
        },
      ],
    },
    {
      id: 'cuidados-en-casa',
      heading: 'Cuidados que sí ayudan',
      blocks: [
        {
          kind: 'list',
          items: [
            'Lave el cuero cabelludo con la frecuencia que pida su tipo de pelo, también si se le está cayendo.',
            'Afloje los peinados y alterne el lugar de la raya. Si siente tirantez al final del día, el moño está demasiado apretado.',
            'Evite los alisados con formol: irritan los ojos y las vías respiratorias y pueden quebrar el cabello. El pelo que se parte se confunde a menudo con el que se cae.',
            'Coma suficiente proteína y no haga dietas muy restrictivas sin orientación. Fríjoles, lentejas, huevo, pescado y carnes magras son fuentes accesibles de proteína y hierro.',
            'Proteja del sol la piel que quedó descubierta, con gorra, sombrero o protector.',
          ],
        },
        {
          kind: 'note',
          text: 'Los suplementos «para el pelo» ayudan cuando hay una carencia demostrada. Sin ella, su utilidad es incierta, y algunos en exceso, como la vitamina A, pueden aumentar la caída.',
        },
      ],
    },
    {
      id: 'tratamiento-y-tiempos',
      heading: 'El tratamiento y sus tiempos',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Depende de la causa. Puede bastar con corregirla y esperar la recuperación, o puede necesitarse un tratamiento aplicado, oral o infiltrado, indicado y vigilado por un médico. Varios no son adecuados durante el embarazo o con ciertas enfermedades, así que no conviene copiar la fórmula de un familiar. Los cuidados de spa y los procedimientos en consultorio pueden sumar, pero no sustituyen el diagnóstico.',
        },
        {
          kind: 'paragraph',
          text: 'El cabello crece cerca de un centímetro por mes: cualquier cambio tarda en verse y suele evaluarse a los tres y a los seis meses. Con algunos tratamientos la caída aumenta un poco al principio. La respuesta varía de una persona a otra, y en las alopecias hereditarias o cicatriciales el objetivo realista puede ser conservar lo que hay.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'Cuándo consultar pronto',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Esta información es general y no reemplaza un examen. Pida cita sin esperar si nota:',
        },
        {
          kind: 'list',
          items: [
            'Ardor, dolor, pus, costras o enrojecimiento en el cuero cabelludo.',
            'Parches sin pelo o pérdida de cejas y pestañas.',
            'Zonas lisas y brillantes donde ya no se ven los poros.',
            'Caída en un niño, sobre todo con descamación.',
            'Caída junto con cansancio marcado, pérdida de peso, reglas irregulares o vello nuevo en la cara.',
          ],
        },
      ],
    },
  ],
  references: [
    {
      text: 'Rebora A. Telogen effluvium: a comprehensive review. Clin Cosmet Investig Dermatol. 2019;12:583-590.',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6709511',
    },
    { text: 'American Academy of Dermatology (AAD). Hair loss: recursos para pacientes. aad.org.' },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5.ª ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'felipe-arango',
  serviceLink: {
    label: 'Ver las experiencias capilares',
    text: 'Con un diagnóstico claro, los rituales del spa capilar se suman al cuidado del cuero cabelludo entre un control médico y el siguiente.',
    link: '/spa/capilar',
  },
  related: ['primera-consulta', 'acne-adulto'],
};
