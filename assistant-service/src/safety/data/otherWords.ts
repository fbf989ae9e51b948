/** Words that are no misspelling of those in the lists, though a letter apart. */
export const otherWords = `
  boton botones broma cambio camino carga cargo carro cerca color colores comida corte cosas cuanto cuenta
  dejar dulce duda dudas gasto grado hablar lado lleva llevo locales luego masaje mejor menos mesa minutos mucho
  mundo nueva nuevo oferta pago pagos parte paso persona placa planes plata playa podria pongo poner precio
  prueba puedo punto sabes salio semana serie sirve sobre tarde texto tiene tienda tomar traigo trato usado
  valor venden verde vista viste
  about after again better bring could cream early exact fresh great horse house large learn lease light local
  maker might money month night other party place plant price quick ready reset right round seven shall share shock short
  since sorry start still store table terms thank their there these thing think those three times today total
  treat under until using visit watch wedding where which while whole whose would write years young`;
