import type { ProductWords } from '#content/types.ts';

/** The five products of `content/featured.ts`. */
export const featuredProducts: Record<string, ProductWords> = {
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
      'Protección de amplio espectro en un fluido tan ligero que se olvida. Se funde sin dejar rastro blanco en todos los tonos de piel y sirve de base para el maquillaje.',
    howToUse:
      'Aplique una cantidad generosa —dos dedos de producto para rostro y cuello— 20 minutos antes de salir. Reaplique cada dos horas y después de sudar, nadar o secarse con toalla.',
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
      'Una bruma fresca que acompaña el masaje del cuero cabelludo. Se absorbe sin enjuague y deja la raíz ligera, con cuerpo y con aroma a romero recién cortado.',
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
      'Masajee una o dos pulsaciones sobre el rostro húmedo, mañana y noche. Enjuague con agua tibia y seque con toques suaves.',
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
};
