import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'primera-consulta',
  intro:
    'Muchas personas llegan a su primera cita con el dermatólogo después de meses de dudas, varias cremas a medio usar y una búsqueda en internet que las dejó más inquietas. Saber qué va a pasar, qué llevar y qué preguntar hace que el tiempo alcance y que usted salga con un plan que entienda.',
  sections: [
    {
      id: 'antes-de-venir',
      heading: 'Antes de venir',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Para una consulta particular con nosotros no necesita remisión ni orden médica. Si su atención va por la EPS, la medicina prepagada o una póliza, averigüe antes qué trámite le piden y si reconocen la consulta. Al pedir la cita, cuente en una frase el motivo principal: una mancha que cambió, una revisión de lunares, un brote que no cede. No hace falta dar más detalles por mensaje; la información de su salud es mejor compartirla en el consultorio.',
        },
        {
          kind: 'list',
          items: [
            'Su documento de identidad y, si los tiene, exámenes, biopsias y fórmulas anteriores.',
            'La lista de lo que toma, incluidos anticonceptivos, vitaminas, productos naturales y suplementos de gimnasio. Una foto de las cajas sirve.',
            'Los productos que usa en la piel y el cabello, o fotos de sus etiquetas.',
            'Fotos de la lesión en sus peores días: los brotes suelen esconderse justo el día de la cita.',
            'Sus alergias, sus cirugías y los antecedentes familiares de cáncer de piel, si los conoce.',
          ],
        },
      ],
    },
    {
      id: 'el-dia-de-la-cita',
      heading: 'El día de la cita',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Venga sin maquillaje ni esmalte de uñas, con ropa fácil de quitar y, si la consulta es por el cabello, sin gel, fibras ni peinados muy armados. No se aplique crema en la zona que quiere mostrar. Si está usando un tratamiento formulado, no lo suspenda para que «se vea mejor» el problema, a menos que su médico se lo haya indicado.',
        },
        {
          kind: 'paragraph',
          text: 'Puede venir con alguien de confianza. Los menores de edad deben asistir con su padre, su madre o un adulto responsable, y los procedimientos estéticos se reservan para mayores de edad. Si le cuesta oír, caminar o tiene otra necesidad, avísenos al reservar para preparar la visita.',
        },
      ],
    },
    {
      id: 'como-transcurre',
      heading: 'Cómo transcurre la consulta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Empieza con una conversación: qué le preocupa, desde cuándo, qué lo mejora o lo empeora, qué ha probado, en qué trabaja, cuánto sol recibe. Pueden parecer preguntas lejanas, pero una alergia al níquel, un hongo del gimnasio o una mancha por limón se descubren muchas veces ahí.',
        },
        {
          kind: 'paragraph',
          text: 'Después viene el examen. Según el motivo se mira una zona o toda la piel, incluidos el cuero cabelludo, las uñas y los pies. Usted decide hasta dónde se siente en confianza y puede pedir una pausa o la presencia de un acompañante. Los lunares se observan con un dermatoscopio, una lupa con luz que se apoya sobre la piel y no duele.',
        },
        {
          kind: 'paragraph',
          text: 'A veces el diagnóstico queda claro enseguida y a veces hacen falta un examen de laboratorio, una biopsia o ver cómo evoluciona la lesión. Que le pidan tiempo no significa que nadie sepa qué tiene. Si se propone un procedimiento, le explicarán para qué sirve, sus riesgos, sus alternativas y su costo, y usted firmará un consentimiento únicamente si está de acuerdo. Puede pensarlo y volver.',
        },
      ],
    },
    {
      id: 'que-preguntar',
      heading: 'Preguntas que vale la pena hacer',
      blocks: [
        { kind: 'paragraph', text: 'Anótelas en el celular. Estas suelen ser las más útiles:' },
        {
          kind: 'list',
          items: [
            '¿Qué cree que tengo y qué otras posibilidades hay?',
            '¿Qué pasa si no hago nada por ahora?',
            '¿Cómo aplico o tomo esto, durante cuánto tiempo y qué hago si me irrita?',
            '¿En cuánto tiempo sabremos si está funcionando?',
            '¿Puedo usarlo si estoy en embarazo, lo busco o estoy lactando?',
            '¿Qué señales deben hacerme volver antes?',
          ],
        },
        {
          kind: 'note',
          text: 'Si no entendió una parte del plan, pida que se la repitan o que se la escriban. Una fórmula que no se comprende difícilmente se cumple.',
        },
      ],
    },
    {
      id: 'despues',
      heading: 'Después de la consulta',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Guarde la fórmula y las recomendaciones, y empiece los productos nuevos de uno en uno, salvo que le indiquen otra cosa: así, si algo le cae mal, sabrá qué fue. Tómese una foto al comienzo y otra cada mes, con la misma luz. La piel cambia despacio y la memoria engaña.',
        },
        {
          kind: 'paragraph',
          text: 'El control sirve para ajustar, no solo para confirmar que todo va bien. Asista incluso si mejoró. Su historia clínica es confidencial y usted tiene derecho a pedir una copia.',
        },
      ],
    },
    {
      id: 'que-no-espera',
      heading: 'Lo que no debe esperar una cita',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Este texto es una orientación general. La mayoría de los problemas de piel puede esperar unos días; estos no:',
        },
        {
          kind: 'list',
          items: [
            'Ronchas o hinchazón de labios, lengua o cara con dificultad para respirar, mareo o desmayo: llame al 123.',
            'Brote con fiebre acompañado de ampollas, piel que se desprende o llagas en la boca, los ojos o los genitales, sobre todo si empezó un medicamento hace poco: vaya a urgencias.',
            'Una zona roja, caliente y dolorosa que se extiende con rapidez, o manchas moradas con fiebre: vaya a urgencias.',
            'Ampollas dolorosas en la frente o la nariz, o cerca de un ojo: busque atención el mismo día.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Y si un lunar cambia, una herida no cierra después de cuatro semanas o aparece una línea oscura en una uña, mencione ese motivo al pedir la cita para que se le dé prioridad.',
        },
      ],
    },
  ],
  references: [
    { text: 'Colombia. Ley 23 de 1981, normas en materia de ética médica.' },
    {
      text: 'Colombia, Ministerio de Salud. Resolución 1995 de 1999, normas para el manejo de la historia clínica.',
    },
    {
      text: 'Colombia. Ley 1799 de 2016, procedimientos médicos y quirúrgicos estéticos en menores de edad.',
    },
  ],
  reviewedBy: 'mariana-restrepo',
  serviceLink: {
    label: 'Conocer la consulta dermatológica',
    text: 'Vea qué incluye la consulta con nuestros dermatólogos y solicite una valoración cuando lo considere oportuno.',
    link: '/dermatologia/clinica#consulta',
  },
  related: ['acne-adulto', 'caida-del-cabello'],
};
