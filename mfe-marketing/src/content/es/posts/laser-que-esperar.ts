import type { PostArticle } from '#content/types.ts';

export const article: PostArticle = {
  id: 'laser-que-esperar',
  intro:
    'La palabra «láser» se usa para cosas muy distintas: quitar vello, atenuar manchas, tratar vasos visibles o mejorar la textura de la piel. Cada una requiere un equipo, unos parámetros y unos cuidados diferentes. Lo que sigue le ayudará a llegar con expectativas realistas, a prepararse bien y a reconocer cuándo algo no va como debería.',
  sections: [
    {
      id: 'como-funciona',
      heading: 'Cómo funciona, en pocas palabras',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Un láser emite luz de un color muy preciso, que ciertos elementos de la piel absorben y convierten en calor. Según la longitud de onda, el objetivo puede ser la melanina del vello o de una mancha, la hemoglobina de un vaso o el agua de los tejidos. El arte consiste en calentar ese objetivo y cuidar lo que está alrededor.',
        },
        {
          kind: 'paragraph',
          text: 'De ahí se desprenden dos consecuencias prácticas. La primera: el vello blanco, canoso o muy rubio casi no responde, porque le falta el pigmento que absorbe la luz. La segunda: en las pieles trigueñas, morenas y negras, la melanina de la superficie también absorbe energía, de modo que hay que escoger equipos y parámetros adecuados para disminuir el riesgo de quemaduras y manchas. En Colombia esto es lo cotidiano, así que pregunte por la experiencia del equipo con su tono de piel.',
        },
      ],
    },
    {
      id: 'la-valoracion',
      heading: 'La valoración no es un trámite',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Antes de disparar un láser, alguien con formación médica debe mirar su piel. Un lunar o una mancha sin diagnóstico no se tratan con láser: podrían borrarse señales importantes. En la valoración cuente:',
        },
        {
          kind: 'list',
          items: [
            'Si está en embarazo, lo sospecha o está lactando.',
            'Qué medicamentos toma o tomó hace poco, en especial los que sensibilizan a la luz y los usados para el acné.',
            'Si ha tenido herpes labial, queloides, vitíligo, melasma o manchas después de una herida.',
            'Si se bronceó, usó autobronceador o viajó a tierra caliente en las últimas semanas.',
            'Si tiene tatuajes, maquillaje permanente o rellenos en la zona.',
            'Si nota vello nuevo y grueso en la cara o el abdomen: a veces conviene estudiar las hormonas primero.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'Es razonable pedir un disparo de prueba, preguntar quién va a operar el equipo y si este cuenta con registro sanitario. También es razonable que le digan que no, o que todavía no.',
        },
      ],
    },
    {
      id: 'preparacion',
      heading: 'Cómo prepararse',
      blocks: [
        {
          kind: 'list',
          items: [
            'Evite broncearse durante unas cuatro semanas antes y después. A nuestra altura eso incluye el sol del camino al trabajo: use protector y ropa.',
            'Planee con el calendario en la mano. Las semanas previas a un paseo a la costa, a la Semana Santa o a las vacaciones de diciembre rara vez son buen momento.',
            'Para depilación láser, rasure la zona el día anterior. No use cera, pinzas ni hilo en las semanas previas, porque retiran el pelo que el láser necesita encontrar.',
            'Suspenda los exfoliantes y los ácidos cosméticos según le indiquen. Los medicamentos formulados se suspenden solo si lo decide su médico.',
            'Llegue sin crema, desodorante ni maquillaje en la zona.',
          ],
        },
      ],
    },
    {
      id: 'durante-y-despues',
      heading: 'Durante la sesión y los días siguientes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Todos los presentes usan gafas de protección durante toda la sesión. La sensación se describe como un golpe de banda elástica con calor; la tolerancia cambia según la persona y la zona, y existen sistemas de frío y anestésicos en crema que debe aplicar el equipo clínico. Si el dolor es fuerte, dígalo de inmediato para que el operador pueda detenerse y ajustar.',
        },
        {
          kind: 'paragraph',
          text: 'Después es habitual ver enrojecimiento y una leve hinchazón alrededor de los poros, que ceden en horas o pocos días. Las manchas tratadas pueden oscurecerse y formar una costra fina antes de desprenderse; no la arranque. Con láseres más intensos hay varios días de recuperación que deben explicarle antes. Durante uno o dos días evite el ejercicio fuerte, el sauna y el agua muy caliente. Hidrate la piel y proteja la zona del sol con disciplina.',
        },
        {
          kind: 'note',
          text: 'Casi ningún tratamiento se resuelve en una sesión. Lo usual es una serie espaciada por semanas, y la depilación láser busca reducir el vello a largo plazo, aunque suele necesitar repasos.',
        },
      ],
    },
    {
      id: 'riesgos',
      heading: 'Riesgos que debe conocer',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Con una buena valoración las complicaciones son poco frecuentes, pero existen: quemaduras, manchas más oscuras o más claras que la piel, reactivación de herpes, infección y, rara vez, cicatriz. En algunas zonas de la cara o el cuello, la depilación láser puede estimular vello en lugar de reducirlo. El melasma puede empeorar. Nadie puede garantizarle un resultado, y una oferta que lo haga es motivo para buscar otra opinión.',
        },
      ],
    },
    {
      id: 'cuando-consultar',
      heading: 'Cuándo llamar',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Esta guía es general; las indicaciones que reciba para su caso están por encima de ella. Después de una sesión, comuníquese con quien lo atendió el mismo día si aparece:',
        },
        {
          kind: 'list',
          items: [
            'Dolor que aumenta en lugar de disminuir.',
            'Ampollas, zonas blancas o grises, o costras gruesas.',
            'Pus, calor que se extiende o fiebre.',
            'Vesículas agrupadas, como las del herpes.',
          ],
        },
        {
          kind: 'paragraph',
          text: 'El dolor en un ojo o cualquier cambio de la visión después de una sesión debe valorarse en urgencias, sin esperar al día siguiente.',
        },
      ],
    },
  ],
  references: [
    { text: 'American Academy of Dermatology (AAD). Laser hair removal: recursos para pacientes. aad.org.' },
    {
      text: 'Safety of Laser Hair Removal in Patients Receiving Systemic Isotretinoin for Acne Vulgaris. Dermatol Surg. 2021;47(11):1448-1452.',
      url: 'https://pubmed.ncbi.nlm.nih.gov/34537789',
    },
    { text: 'Bolognia JL, Schaffer JV, Cerroni L (eds.). Dermatology. 5.ª ed. Elsevier; 2024.' },
  ],
  reviewedBy: 'laura-echeverri',
  serviceLink: {
    label: 'Ver las experiencias láser',
    text: 'Conozca las opciones láser del spa, qué incluye cada una y cómo solicitar la valoración previa.',
    link: '/spa/laser',
  },
  related: ['melasma', 'proteccion-solar'],
};
