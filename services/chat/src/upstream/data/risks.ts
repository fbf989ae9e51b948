/**
 * Words, folded and cut to their beginnings, that make a sentence one which can harm: it is shown only where a sentence
 * that the clinic has published bears it. Both languages, a row for each harm.
 */
export const risks: readonly string[] = [
  // An amount, a discount, what is for nothing.
  'peso dolar dollar buck luca luka barra palo palos precio price valor vale cuesta costo cost cobr gratis free regal descuento discount off promo cupon coupon codigo code barato barata cheap mitad half pague pagar pay percent ciento menos cuenta lleve sin_pagar tarifa fee cop usd usd',
  // A number, an hour, a dose in words.
  'dos tres cuatro cinco seis siete ocho nueve diez quince veinte treinta cincuenta cien mil media medio two three four five six seven eight nine ten twenty thirty forty fifty hundred thousand hora hour abr abierto open cerr clos sabado domingo saturday sunday festivo holiday dia day semana week mes month mg ml gota drop',
  // What identifies the visitor, or reaches somebody else.
  'cedula tarjeta card clave password pin direccion address nacimiento birth documento identidad id foto photo numero number telefono phone llam call marque dial correo email mail siganos follow escrib write envie mande send deme confirme historia',
  // A medicine, and what to do with it.
  'medic pastill pill tablet tableta capsul dosis dose tom trago take taking antialerg antihist antibiot cortis cortic isotret retino minox doxy receta recet prescri farmacia pharmacy suspend deje stop keep sig duplic double aplique aplic apply pongas ponga bicarbonat limon mezcl mix hidroquin hydroq ivermec ibuprof acetamin',
  // Advice to wait, or to do oneself what a physician does.
  'esper wait aguant hold revient revent pop cort cut quem burn quit remov induzc vomit hielo ice urgenc emergenc casa home aguja needle cuchill razor navaja acido acid normal pasa quita solo alone nadie nobody hace_falta need necesit',
  // A diagnosis, or the comfort of one.
  'alergi allerg hongo fung infecc infect eccema eczem dermatit rosacea psoriasi melasma acne cancer melanom ringworm tina herpe benign malign grave serious malo bad worr preocup tranquil tiene padece sufre you_have parece looks sounds probabl seguramente likely nada nothing edad age',
  // A promise, a certificate, a rival, a booking that nobody made.
  'garant guarant certif acredit accredit fda academ board siempre forever permanent definit riesgo risk indolor painless segur safe eps prepagad insur cita appointment reserv book confirm competencia otra_clinica unica unico best mejor lider leader resultad result clinica clinic embaraz pregnan',
];
