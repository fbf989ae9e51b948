import type { ProductWords } from '#content/types.ts';

// In catalogue order, so that the languages can be compared line by line.
export const products: Record<string, ProductWords> = {
  'suero-antioxidante-vitamina-c-15': {
    summary:
      'Un suero de textura sedosa para las mañanas, con vitamina C y ácido ferúlico. Aporta luminosidad y ayuda a que el tono se vea más uniforme.',
    howToUse:
      'Por la mañana, aplique de 4 a 5 gotas sobre el rostro y el cuello limpios y secos. Espere un minuto y continúe con su hidratante y su protector solar.',
    ingredients: ['Ácido L-ascórbico', 'Ácido ferúlico', 'Vitamina E', 'Ácido hialurónico', 'Pantenol'],
    skinTypes: ['todas'],
    imageAlt: 'Frasco gotero de vidrio ámbar de 30 ml con etiqueta Frailuma color hueso',
  },
  'fluido-solar-invisible-fps-50': {
    summary:
      'Protección de amplio espectro en un fluido tan ligero que se olvida. Deja poco rastro blanco y sirve de base para el maquillaje.',
    howToUse:
      'Aplique una cantidad generosa —dos dedos de producto para rostro y cuello— 15 minutos antes de salir. Reaplique cada dos horas y después de sudar, nadar o secarse con toalla.',
    ingredients: [
      'Bis-etilhexiloxifenol metoxifenil triazina',
      'Dietilamino hidroxibenzoil hexil benzoato',
      'Vitamina E',
      'Niacinamida',
      'Glicerina',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Envase al vacío, blanco mate, de 50 ml, con etiqueta Solquira color arena',
  },
  'crema-nocturna-peptidos': {
    summary:
      'Una crema envolvente para cerrar el día, con péptidos, escualano y aceite de cacay. Deja la piel flexible y de aspecto descansado al despertar.',
    howToUse:
      'Por la noche, caliente una cantidad del tamaño de una avellana entre las yemas de los dedos. Presiónela con suavidad sobre rostro y cuello limpios, siempre en sentido ascendente.',
    ingredients: [
      'Palmitoil tripéptido-1',
      'Palmitoil tetrapéptido-7',
      'Escualano vegetal',
      'Aceite de cacay',
      'Ceramida NP',
    ],
    skinTypes: ['seca', 'mixta'],
    imageAlt: 'Tarro de vidrio esmerilado de 50 ml con etiqueta Cedrelva color rosa arcilla',
  },
  'bruma-tonica-capilar-romero': {
    summary:
      'Una bruma fresca para el masaje del cuero cabelludo. Se absorbe sin enjuague y deja la raíz ligera, con cuerpo y con aroma a romero recién cortado.',
    howToUse:
      'Rocíe por secciones sobre el cuero cabelludo seco o húmedo y masajee durante dos minutos. Úsela una vez al día; no requiere enjuague.',
    ingredients: ['Extracto de romero', 'Cafeína', 'Pantenol', 'Niacinamida', 'Betaína'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: 'Frasco con atomizador mate de 100 ml color terracota, con el nombre de Ocobara',
  },
  'gel-limpiador-equilibrante': {
    summary:
      'Limpia el exceso de grasa, el protector solar y el día entero sin dejar la piel tirante. Su espuma es fina, suave y fácil de enjuagar.',
    howToUse:
      'Masajee una o dos pulsaciones sobre el rostro húmedo, mañana y noche. Enjuague con agua tibia y seque con toques suaves. No lo use si es alérgico a la aspirina.',
    ingredients: [
      'Cocoil isetionato de sodio',
      'Ácido salicílico 0,5 %',
      'Zinc PCA',
      'Extracto de hamamelis',
      'Glicerina',
    ],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: 'Frasco con dosificador mate de 200 ml color verde salvia, con el nombre de Yarumé',
  },
  'suero-nocturno-retinol-03': {
    summary:
      'Retinol encapsulado en una emulsión amable, pensada para incorporarse poco a poco. Ayuda a refinar la textura y a suavizar el aspecto de las líneas de expresión.',
    howToUse:
      'Empiece con dos noches por semana sobre la piel seca y aumente según su tolerancia, con protector solar cada mañana. No lo use durante el embarazo ni la lactancia; ante la duda, consúltenos.',
    ingredients: ['Retinol encapsulado', 'Escualano vegetal', 'Niacinamida', 'Bisabolol', 'Vitamina E'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: 'Envase al vacío mate de 30 ml color rosa arcilla, con el nombre de Cedrelva',
  },
  'contorno-de-ojos-cafeina-peptidos': {
    summary:
      'Una crema-gel fresca para la zona más delicada del rostro. Hidrata, alisa y da a la mirada un aire descansado.',
    howToUse:
      'Deposite a toques una cantidad del tamaño de un grano de arroz sobre el hueso orbital, mañana y noche. Evite el párpado móvil y el contacto directo con los ojos.',
    ingredients: [
      'Cafeína',
      'Acetil hexapéptido-8',
      'Ácido hialurónico',
      'Extracto de pepino',
      'Escualano vegetal',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Tubo blanco mate de 15 ml con etiqueta Cedrelva color rosa arcilla',
  },
  'suero-acido-hialuronico-triple': {
    summary:
      'Tres pesos moleculares de ácido hialurónico en un suero acuoso y transparente. Deja la piel jugosa, elástica y lista para el siguiente paso.',
    howToUse:
      'Aplique de 3 a 4 gotas sobre el rostro ligeramente húmedo, mañana y noche. Selle enseguida con su crema hidratante.',
    ingredients: [
      'Hialuronato de sodio',
      'Hialuronato de sodio hidrolizado',
      'Hialuronato de sodio acetilado',
      'Pantenol',
      'Glicerina',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Frasco gotero de vidrio esmerilado de 30 ml con etiqueta Tersalba color gris niebla',
  },
  'crema-barrera-ceramidas': {
    summary:
      'Una crema reconfortante, sin perfume, con ceramidas y lípidos afines a la piel. Para los días de clima seco, viento o después de largas horas de aire acondicionado.',
    howToUse:
      'Extienda una capa fina sobre rostro y cuello limpios, mañana y noche. En las zonas más secas, aplique una segunda capa.',
    ingredients: ['Ceramida NP', 'Ceramida AP', 'Colesterol', 'Manteca de karité', 'Avena coloidal'],
    skinTypes: ['seca', 'sensible'],
    imageAlt: 'Tarro blanco mate de 50 g con etiqueta Tersalba color gris niebla',
  },
  'suero-resveratrol-acido-ferulico': {
    summary:
      'Un concentrado antioxidante para la noche, inspirado en el color de la mora andina. Su textura, oleosa y ligera, deja un acabado satinado.',
    howToUse:
      'Por la noche, aplique de 3 a 4 gotas sobre el rostro limpio y masajee hasta que se absorban. Continúe con su crema habitual.',
    ingredients: [
      'Resveratrol',
      'Ácido ferúlico',
      'Coenzima Q10',
      'Extracto de mora andina',
      'Escualano vegetal',
    ],
    skinTypes: ['mixta', 'seca'],
    imageAlt: 'Frasco gotero de vidrio ámbar de 20 ml con etiqueta Frailuma color hueso',
  },
  'crema-cuello-y-escote': {
    summary:
      'Pensada para dos zonas que la rutina suele olvidar. Nutre, suaviza y mejora el aspecto de las líneas marcadas por la postura y el sol.',
    howToUse:
      'Aplique dos pulsaciones desde el escote hacia el mentón con movimientos ascendentes, mañana y noche. De día, termine siempre con protector solar.',
    ingredients: [
      'Palmitoil tripéptido-38',
      'Niacinamida',
      'Manteca de karité',
      'Extracto de centella asiática',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Frasco con dosificador, blanco mate, de 75 ml, con etiqueta Cedrelva color rosa arcilla',
  },
  'aceite-facial-bakuchiol-sacha-inchi': {
    summary:
      'Un aceite seco de absorción rápida, con bakuchiol y sacha inchi de la cuenca amazónica. Suaviza la textura y devuelve confort a la piel deslucida.',
    howToUse:
      'Por la noche, caliente de 3 a 4 gotas entre las palmas y presiónelas sobre el rostro como último paso. También puede mezclar 2 gotas con su crema.',
    ingredients: [
      'Bakuchiol',
      'Aceite de sacha inchi',
      'Escualano vegetal',
      'Aceite de rosa mosqueta',
      'Vitamina E',
    ],
    skinTypes: ['seca', 'sensible'],
    imageAlt: 'Frasco gotero de vidrio ámbar de 30 ml con etiqueta Cedrelva color rosa arcilla',
  },
  'balsamo-limpiador-nutritivo': {
    summary:
      'Un bálsamo que se vuelve aceite y luego leche: retira maquillaje y protector solar sin frotar. La piel queda limpia, mullida y cómoda.',
    howToUse:
      'Con las manos secas, masajee una pequeña cantidad sobre el rostro seco durante un minuto. Humedezca los dedos para emulsionar y enjuague con agua tibia.',
    ingredients: [
      'Aceite de semilla de uva',
      'Manteca de copoazú',
      'Oleato de poliglicerilo-4',
      'Avena coloidal',
    ],
    skinTypes: ['seca', 'sensible'],
    imageAlt: 'Tarro mate de 90 g color verde salvia, con el nombre de Tersalba',
  },
  'balsamo-labios-cacao-ceramidas': {
    summary:
      'Manteca de cacao colombiano y ceramidas en una barra que se desliza sin brillo pegajoso. Alisa el aspecto de los labios y los deja suaves.',
    howToUse:
      'Aplique sobre los labios limpios cuantas veces lo necesite durante el día. Por la noche, úselo en capa generosa como mascarilla.',
    ingredients: ['Manteca de cacao', 'Ceramida NP', 'Cera de abejas', 'Escualano vegetal', 'Vitamina E'],
    skinTypes: ['todas'],
    imageAlt: 'Barra mate de 5 g color gris niebla, con el nombre de Tersalba',
  },
  'suero-acido-tranexamico-3': {
    summary:
      'Un suero lechoso y ligero para pieles de tono irregular. Con uso diario ayuda a mejorar la apariencia de las marcas oscuras.',
    howToUse:
      'Aplique una pulsación sobre todo el rostro limpio, mañana y noche. Durante el día, use siempre un protector solar FPS 50.',
    ingredients: ['Ácido tranexámico', 'Niacinamida', 'Extracto de regaliz', 'Pantenol', 'Ácido hialurónico'],
    skinTypes: ['todas'],
    imageAlt: 'Envase al vacío, blanco mate, de 30 ml, con etiqueta Nimbaré color terracota',
  },
  'crema-acido-azelaico-10': {
    summary:
      'Una crema de acabado aterciopelado que afina la textura y contribuye a un tono de apariencia más pareja. Sin perfume.',
    howToUse:
      'Extienda una capa fina sobre el rostro limpio y seco, primero en noches alternas y luego a diario. Un leve hormigueo pasajero es habitual; si persiste, suspenda su uso y consúltenos.',
    ingredients: ['Ácido azelaico', 'Niacinamida', 'Dimeticona', 'Bisabolol', 'Glicerina'],
    skinTypes: ['mixta', 'grasa', 'sensible'],
    imageAlt: 'Tubo blanco mate de 30 g con etiqueta Nimbaré color terracota',
  },
  'concentrado-localizado-alfa-arbutina-2': {
    summary:
      'Un gotero pequeño para trabajar con precisión. Su gel fluido atenúa la apariencia de las manchas puntuales y se lleva bien con el resto de la rutina.',
    howToUse:
      'Aplique una gota sobre cada zona, mañana y noche, y deje secar antes de hidratar. De día, cubra siempre con protector solar.',
    ingredients: ['Alfa-arbutina', 'N-acetil glucosamina', 'Extracto de regaliz', 'Ácido hialurónico'],
    skinTypes: ['todas'],
    imageAlt: 'Frasco gotero de vidrio esmerilado de 15 ml con etiqueta Nimbaré color terracota',
  },
  'espuma-limpiadora-luminosidad': {
    summary:
      'Una espuma ligera, casi una nube, que limpia sin arrastrar. Deja el rostro fresco, suave y luminoso.',
    howToUse:
      'Masajee dos pulsaciones sobre el rostro húmedo, mañana y noche, evitando el contorno de los ojos. Enjuague con abundante agua.',
    ingredients: ['Coco-glucósido', 'Gluconolactona', 'Extracto de uva', 'Glicerina', 'Alantoína'],
    skinTypes: ['todas'],
    imageAlt: 'Frasco con dosificador, blanco mate, de 150 ml, con etiqueta Nimbaré color verde salvia',
  },
  'crema-hidratante-niacinamida-5': {
    summary:
      'Hidratación diaria con niacinamida, en una crema que se absorbe pronto y no pesa. Ayuda a mantener un tono de aspecto uniforme.',
    howToUse:
      'Aplique sobre rostro y cuello después del suero, mañana y noche. Por la mañana, espere unos minutos antes del protector solar.',
    ingredients: ['Niacinamida', 'Glicerina', 'Ceramida NP', 'Extracto de regaliz', 'Escualano vegetal'],
    skinTypes: ['mixta', 'seca'],
    imageAlt: 'Tarro de vidrio esmerilado de 50 ml con etiqueta Nimbaré color gris niebla',
  },
  'locion-renovadora-acido-glicolico-8': {
    summary:
      'Exfoliación cosmética sin gránulos, para una superficie más lisa y luminosa. Si es su primer exfoliante, pregúntenos antes cómo incorporarlo a su rutina.',
    howToUse:
      'Úsela por la noche, una o dos veces por semana, sobre la piel limpia y seca y lejos de ojos y labios. No la use sobre piel irritada o quemada por el sol, no la combine la misma noche con retinol y use protector solar al día siguiente.',
    ingredients: ['Ácido glicólico', 'Ácido láctico', 'Betaína', 'Alantoína', 'Extracto de aloe vera'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: 'Envase al vacío mate de 50 ml color terracota, con el nombre de Nimbaré',
  },
  'bruma-facial-uchuva-vitamina-e': {
    summary:
      'Una bruma finísima con extracto de uchuva andina para refrescar el rostro a cualquier hora. Revive la luminosidad sin mover el maquillaje.',
    howToUse:
      'Cierre los ojos y rocíe a unos 20 cm del rostro, antes de la hidratante o durante el día. Deje que se absorba con toques suaves.',
    ingredients: ['Extracto de uchuva', 'Vitamina E', 'Agua de rosas', 'Glicerina', 'Betaína'],
    skinTypes: ['todas'],
    imageAlt: 'Frasco con atomizador de vidrio ámbar de 100 ml con etiqueta Frailuma color hueso',
  },
  'suero-niacinamida-10-zinc': {
    summary:
      'El suero de cabecera de las pieles con brillo. Ayuda a equilibrar el aspecto graso y a disimular la apariencia de los poros.',
    howToUse:
      'Aplique de 3 a 4 gotas sobre el rostro limpio, mañana y noche. Continúe con una hidratante ligera.',
    ingredients: ['Niacinamida', 'Zinc PCA', 'Ácido hialurónico', 'Extracto de té verde'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: 'Frasco gotero de vidrio esmerilado de 30 ml con etiqueta Yarumé color terracota',
  },
  'gel-crema-matificante': {
    summary:
      'La piel grasa también necesita agua. Este gel-crema hidrata con ligereza y deja un acabado mate natural durante el día.',
    howToUse:
      'Extienda una capa fina sobre el rostro después del suero, mañana y noche. De día, complete con un protector solar de toque seco.',
    ingredients: ['Ácido hialurónico', 'Sílice', 'Niacinamida', 'Extracto de aloe vera', 'Zinc PCA'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: 'Tubo mate de 50 ml color gris niebla, con el nombre de Yarumé',
  },
  'mascarilla-arcilla-verde': {
    summary:
      'Un ritual semanal de arcilla suave que absorbe el exceso de grasa sin resecar. Deja la piel fresca y de grano más fino al tacto.',
    howToUse:
      'Aplique una capa uniforme sobre el rostro limpio, evitando ojos y labios, y déjela actuar 10 minutos. Retírela aún húmeda con agua tibia, una vez por semana.',
    ingredients: ['Arcilla verde', 'Caolín', 'Zinc PCA', 'Glicerina', 'Extracto de caléndula'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: 'Tarro blanco mate de 75 g con etiqueta Yarumé color verde salvia',
  },
  'agua-micelar-hamamelis': {
    summary:
      'Retira el maquillaje y el protector solar sin alcohol y sin perfume. Un primer paso amable para la limpieza de la noche.',
    howToUse:
      'Humedezca un disco de algodón y páselo por rostro, ojos y labios sin frotar. Después, lave con su limpiador habitual.',
    ingredients: ['Agua de hamamelis', 'Poloxámero 184', 'Pantenol', 'Glicerina'],
    skinTypes: ['mixta', 'grasa', 'sensible'],
    imageAlt: 'Frasco con dosificador de vidrio esmerilado de 250 ml con etiqueta Yarumé color verde salvia',
  },
  'locion-exfoliante-acido-salicilico-2': {
    summary:
      'Una loción acuosa que exfolia con suavidad la superficie y el interior del poro. Ayuda a que la piel con imperfecciones se vea más lisa y despejada.',
    howToUse:
      'Aplique con las yemas de los dedos sobre el rostro limpio y seco, dos o tres noches por semana. Si nota resequedad, espacie el uso y recuerde el protector solar de día. No la use sobre piel irritada ni si es alérgico a la aspirina.',
    ingredients: ['Ácido salicílico', 'Extracto de té verde', 'Betaína', 'Pantenol'],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: 'Frasco con dosificador, blanco mate, de 120 ml, con etiqueta Yarumé color terracota',
  },
  'bruma-corporal-espalda-y-pecho': {
    summary:
      'Para las zonas donde las manos no llegan: el atomizador funciona en cualquier ángulo y la bruma seca rápido. Refresca y ayuda a mantener la piel del cuerpo con apariencia limpia y pareja.',
    howToUse:
      'Rocíe sobre la espalda y el pecho limpios y secos, después de la ducha, hasta una vez al día. Deje secar antes de vestirse. No la use si es alérgico a la aspirina.',
    ingredients: ['Ácido salicílico 1 %', 'Niacinamida', 'Extracto de hamamelis', 'Lactato de mentilo'],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: 'Frasco con atomizador, blanco mate, de 150 ml, con etiqueta Yarumé color terracota',
  },
  'gel-localizado-imperfecciones': {
    summary:
      'Un gel transparente de bolsillo para los días puntuales. Se aplica solo donde hace falta y no se nota bajo el maquillaje.',
    howToUse:
      'Ponga una pequeña cantidad sobre la zona limpia, hasta dos veces al día. Deje secar y continúe con su rutina. No lo use si es alérgico a la aspirina.',
    ingredients: [
      'Ácido salicílico 1 %',
      'Aceite de árbol de té',
      'Zinc PCA',
      'Extracto de centella asiática',
    ],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: 'Tubo blanco mate de 15 ml con etiqueta Yarumé color terracota',
  },
  'suero-ligero-te-verde-regaliz': {
    summary:
      'Antioxidantes en base acuosa para pieles que no quieren peso. Refresca, reconforta y deja un acabado casi imperceptible.',
    howToUse:
      'Aplique una o dos pulsaciones sobre el rostro limpio, por la mañana. Continúe con su hidratante y su protector solar.',
    ingredients: [
      'Extracto de té verde',
      'Extracto de regaliz',
      'Vitamina E',
      'Alantoína',
      'Ácido hialurónico',
    ],
    skinTypes: ['grasa', 'mixta', 'sensible'],
    imageAlt: 'Frasco con dosificador de vidrio ámbar de 40 ml con etiqueta Frailuma color hueso',
  },
  'champu-fortificante-quinua-biotina': {
    summary:
      'Limpieza suave para cabello fino o frágil, con proteína de quinua de altura. Deja la fibra con cuerpo y fácil de peinar.',
    howToUse:
      'Masajee sobre el cuero cabelludo mojado con las yemas de los dedos durante un minuto. Enjuague muy bien y repita si lo desea.',
    ingredients: ['Cocoil isetionato de sodio', 'Proteína hidrolizada de quinua', 'Biotina', 'Pantenol'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: 'Frasco con dosificador, blanco mate, de 300 ml, con etiqueta Ocobara color verde salvia',
  },
  'champu-equilibrante-salvia': {
    summary:
      'Para cuero cabelludo con tendencia grasa o con descamación visible. Limpia a fondo, refresca y deja la raíz suelta.',
    howToUse:
      'Aplique sobre el cabello mojado, masajee y deje actuar tres minutos antes de enjuagar. Úselo dos o tres veces por semana y altérnelo con su champú habitual. No lo use si es alérgico a la aspirina.',
    ingredients: ['Piroctona olamina', 'Extracto de salvia', 'Ácido salicílico 0,5 %', 'Betaína', 'Mentol'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: 'Frasco con dosificador mate de 250 ml color verde salvia, con el nombre de Ocobara',
  },
  'acondicionador-ligero-avena': {
    summary:
      'Suavidad sin peso para uso frecuente. Desenreda, aporta brillo y deja el cabello con movimiento.',
    howToUse:
      'Después del champú, aplíquelo de medios a puntas y espere dos minutos. Enjuague con agua fresca.',
    ingredients: ['Extracto de avena', 'Pantenol', 'Aceite de jojoba', 'Metosulfato de behentrimonio'],
    skinTypes: ['todas'],
    imageAlt: 'Tubo mate de 250 ml color gris niebla, con el nombre de Ocobara',
  },
  'mascarilla-capilar-aguacate': {
    summary:
      'Una crema densa con aceite de aguacate para cabello seco, teñido o expuesto al calor. Lo deja dócil, suave y con brillo natural.',
    howToUse:
      'Una vez por semana, distribúyala de medios a puntas sobre el cabello lavado y déjela actuar 10 minutos. Enjuague por completo.',
    ingredients: [
      'Aceite de aguacate',
      'Proteína hidrolizada de trigo',
      'Manteca de karité',
      'Pantenol',
      'Glicerina',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Tarro mate de 200 g color gris niebla, con el nombre de Ocobara',
  },
  'suero-cuero-cabelludo-peptidos': {
    summary:
      'Un suero sin enjuague para la rutina capilar de la noche. Hidrata el cuero cabelludo y deja el cabello con cuerpo.',
    howToUse:
      'Por la noche, aplique un gotero por secciones sobre el cuero cabelludo seco y masajee dos minutos. No requiere enjuague y no deja residuo graso.',
    ingredients: [
      'Acetil tetrapéptido-3',
      'Extracto de trébol rojo',
      'Cafeína',
      'Pantenol',
      'Ácido hialurónico',
    ],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: 'Frasco gotero de vidrio ámbar de 60 ml con etiqueta Ocobara color terracota',
  },
  'aceite-puntas-moriche-argan': {
    summary:
      'Dos aceites ricos en antioxidantes, el moriche de los Llanos y el argán, en una fórmula que no engrasa. Doma el encrespamiento y deja un brillo discreto.',
    howToUse:
      'Frote una o dos pulsaciones entre las manos y páselas por medios y puntas, con el cabello húmedo o seco. Evite la raíz.',
    ingredients: ['Aceite de moriche', 'Aceite de argán', 'Vitamina E', 'Escualano vegetal'],
    skinTypes: ['todas'],
    imageAlt: 'Frasco con dosificador de vidrio ámbar de 50 ml con etiqueta Ocobara color hueso',
  },
  'protector-mineral-con-color-fps-50': {
    summary:
      'Filtros minerales y un velo de color con óxidos de hierro que se adapta al tono medio. Unifica a la vista y deja un acabado de piel, no de maquillaje.',
    howToUse:
      'Agite y extienda una cantidad generosa sobre rostro y cuello como último paso de la mañana. Reaplique cada dos horas durante la exposición al sol.',
    ingredients: [
      'Óxido de zinc',
      'Dióxido de titanio',
      'Óxidos de hierro',
      'Escualano vegetal',
      'Vitamina E',
    ],
    skinTypes: ['seca', 'mixta', 'sensible'],
    imageAlt: 'Tubo mate de 50 ml color arena, con el nombre de Solquira',
  },
  'barra-solar-facial-fps-50': {
    summary:
      'La reaplicación que cabe en el bolsillo: sin espejo y sin derrames. Práctica para nariz, pómulos, orejas y dorso de las manos.',
    howToUse:
      'Deslice cuatro pasadas sobre cada zona y difumine con los dedos. Úsela para reaplicar cada dos horas y después de sudar o nadar.',
    ingredients: [
      'Óxido de zinc',
      'Bis-etilhexiloxifenol metoxifenil triazina',
      'Cera de candelilla',
      'Vitamina E',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Barra blanca mate de 20 g con etiqueta Solquira color arena',
  },
  'gel-solar-toque-seco-fps-50': {
    summary:
      'Un gel de amplio espectro con acabado mate, hecho para el clima del valle. Se seca rápido y controla el brillo.',
    howToUse:
      'Aplique una cantidad generosa sobre rostro, cuello y orejas 15 minutos antes de salir. Reaplique cada dos horas y después de sudar o nadar.',
    ingredients: [
      'Etilhexil triazona',
      'Dietilamino hidroxibenzoil hexil benzoato',
      'Sílice',
      'Niacinamida',
      'Vitamina E',
    ],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: 'Tubo blanco mate de 50 ml con etiqueta Solquira color arena',
  },
  'bruma-solar-corporal-fps-50': {
    summary:
      'Protección corporal de amplio espectro, resistente al agua y de absorción rápida. Para la finca, la caminata o el fin de semana de piscina.',
    howToUse:
      'Rocíe de cerca hasta ver la piel cubierta y extienda con la mano; para el rostro, aplique primero en las palmas. Reaplique cada dos horas y siempre después de nadar, sudar o secarse con toalla.',
    ingredients: [
      'Etilhexil triazona',
      'Bis-etilhexiloxifenol metoxifenil triazina',
      'Vitamina E',
      'Extracto de aloe vera',
    ],
    skinTypes: ['todas'],
    imageAlt: 'Frasco con atomizador, blanco mate, de 150 ml, con etiqueta Solquira color arena',
  },
  'balsamo-labial-solar-fps-30': {
    summary:
      'Los labios también toman el sol. Este bálsamo los protege, los suaviza y deja un brillo apenas perceptible.',
    howToUse:
      'Aplique una capa generosa 15 minutos antes de salir. Reaplique cada dos horas y después de comer o beber.',
    ingredients: ['Óxido de zinc', 'Manteca de cacao', 'Aceite de jojoba', 'Vitamina E'],
    skinTypes: ['todas'],
    imageAlt: 'Barra mate de 5 g color arena, con el nombre de Solquira',
  },
  'gel-fresco-despues-del-sol': {
    summary:
      'Un gel acuoso de aloe y pantenol que refresca e hidrata al volver a casa. Alivia la sensación de tirantez y se absorbe sin dejar película.',
    howToUse:
      'Extienda generosamente sobre rostro y cuerpo limpios después de la exposición al sol. Repita cuando lo desee; para mayor frescura, guárdelo en la nevera. Si hay ampollas o fiebre, no lo aplique y consulte.',
    ingredients: ['Gel de aloe vera', 'Pantenol', 'Alantoína', 'Extracto de caléndula', 'Glicerina'],
    skinTypes: ['todas'],
    imageAlt: 'Tubo blanco mate de 150 ml con etiqueta Tersalba color gris niebla',
  },
};
