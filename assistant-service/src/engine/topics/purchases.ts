import { pattern, word } from '../patterns.ts';
import type { Topic } from './types.ts';

/** Orders, returns, complaints and the terms. */
export const purchases: readonly Topic[] = [
  {
    path: '/terminos#reversion-del-pago',
    says: [
      pattern`
        \brevers(?:ion|ar|al|e)\b|\bcontracargo|\bchargeback|\bcobr(?:aron|o) (?:\w+ )?(?:dos veces|
        doble)|\bcharged (?:me )?twice|\bfraude?\b|\bcargo (?:que no|no reconocid)`,
    ],
  },
  {
    path: '/terminos#reclamos-y-sic',
    says: [
      word`
        quejas?|reclamos?|reclamacion(?:es)?|pqrs?f?|peticion(?:es)?|superintendencia|sic|
        demanda(?:r|rlos)?|quejarme|inconformidad|complaints?|complain|sue|consumer (?:protection|
        authority)`,
    ],
    unless: word`se queja`,
  },
  {
    path: '/terminos#garantia',
    says: [
      [
        word`
          rot[oa]s?|quebrad[oa]|danad[oa]s?|defect\w+|vencid[oa]s?|equivocad[oa]s?|incomplet[oa]s?|
          regad[oa]|derramad[oa]|abiert[oa]|mal estado|otro producto|no era|broken|damaged|faulty|
          expired|wrong|leaking|leaked|missing|incomplete`,
        word`
          frasco|producto|pedido|paquete|tarro|envase|llego|crema|champu|compra|product|order|
          package|bottle|item|arrived|came|jar|serum|cream`,
      ],
      /\bgarantias?\b|\bwarrant(?:y|ies)\b|\bproduct guarantee/,
      [
        word`alergia|reaccion|irrito|reaction|irritat\w+`,
        word`al producto|del producto|producto que compre|product i bought|your product`,
      ],
    ],
    unless: word`resultad\w+|results?|garantia de que`,
  },
  {
    path: '/terminos#retracto',
    says: [
      pattern`
        \b(?:devol\w+|devuelv\w+|retracto|reembols\w+|arrepent\w+|arrepient\w+|refund\w*|money back|
        return(?:s|ed|ing)?|withdrawal|change(?:d)? my mind|send (?:it|\w+) back)\b`,
      [word`cambi\w+|cambios|exchange`, word`productos?|compra|crema|champu|compre|product|purchase`],
    ],
    unless: word`return (?:visit|to work|to the clinic|to my)|llamada|call`,
  },
  {
    path: '/terminos#pedidos',
    says: [
      pattern`
        \b(?:envios?|envian|enviar|mandan|despach\w+|entregan?|entregas?|pedidos?|mi orden|shipping|
        ship|shipped|deliver(?:y|ies)?|orders?|parcel|paquete|my package|tracking|rastreo|
        guia de envio)\b`,
      [
        word`como|donde|how|where|puedo|can`,
        word`compro|comprar|compra|pido|buy|purchase`,
        word`
          productos?|tienda|online|en linea|pagina|web|products?|shop|site|aqui|something|carrito|
          cart`,
      ],
      pattern`
        \bcomprar (?:desde|por) (?:aca|aqui|internet|la pagina|whatsapp|este)|\b(?:demor\w+|
        tard\w+) en (?:mand|lleg|envi|entreg)\w+|\bcomo (?:compro|se compra|hago (?:un|el|
        mi) pedido)\b|\bhow (?:do|can) i (?:buy|order|place)\b|\b(?:carrito|cart|checkout)\b`,
    ],
    unless: word`
      enviar (?:mi|una|la|el) (?:hoja|foto|imagen)|envio (?:una|la) foto|orden medica|
      doctor s order|medical order|in order|en orden|remision|medic[oa]|envian? (?:a )?(?:patologia|
      laboratorio)`,
  },
  {
    path: '/terminos#valoraciones',
    says: [
      pattern`
        \bconsentimiento\b|\binformed consent\b|\bformulario\b.*\b(?:cita|reserv|agend)|
        \b(?:obligatoria|obligacion|toca hacer|necesaria|necesito) (?:\w+ ){0,2}valoracion\b|
        \bassessment (?:required|mandatory|necessary)|\bdoes the form book`,
    ],
  },
  {
    path: '/terminos',
    says: [
      word`
        terminos|condiciones (?:de uso|del sitio|de compra|de venta)?|terms|conditions of use|
        politicas? de (?:cambios?|venta|compra)`,
    ],
    unless: word`condiciones de la piel|en terminos|skin conditions|in terms`,
  },
];
