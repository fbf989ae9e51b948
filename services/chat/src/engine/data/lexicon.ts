/**
 * Words of talk that people misspell, folded. A misspelt word is taken for one of these; the words of the pages are
 * known as well and need not be here.
 */
export const lexicon = `
  hola buenas buenos dias tardes gracias quiero quisiera necesito puedo puede pueden hacer hacen tienen
  manejan venden venta quitar quitarme quitarse quitarlo sacar sacarme sacarse hacerme ponerme eliminar borrar comprar vender servicio servicios tratamiento consulta
  cita citas agendar reservar valoracion turno horario horarios hora horas abren cierran atienden trabajan
  sabado domingo festivo direccion ubicacion ubicados donde quedan llegar telefono celular whatsapp correo
  numero asesor persona precio precios costo cuanto cuesta vale valor cobran descuento promocion pagar pago
  tarjeta efectivo cuotas transferencia medico medica doctor doctora dermatologo dermatologa dermatologia
  especialista cabello pelo calvicie alopecia caida piel cara rostro lunar verruga quiste lipoma mancha
  manchas acne granos espinillas barros cicatriz cicatrices estrias arrugas ojeras poros labios papada
  celulitis flacidez gluteos axilas bikini depilacion laser botox toxina botulinica relleno rellenos acido
  hialuronico hilos tensores microagujas radiofrecuencia melasma queloide biopsia psoriasis rosacea
  dermatitis vitiligo crema cremas jabon champu bloqueador protector suero serum locion balsamo mascarilla
  limpiador exfoliante hidratante aceite caspa frizz retinol niacinamida vitamina salicilico glicolico
  tranexamico azelaico bakuchiol producto productos tienda envio pedido devolver devolucion garantia
  reembolso queja reclamo privacidad datos personales remision orden seguro poliza primera embarazada
  embarazo respirar hinchada hinchado sangrar sangre fiebre quemadura quemado emergencia urgencia
  diagnostico receta pastillas medicamento antibiotico isotretinoina estupido idiota robot asistente
  appointment appointments address schedule reschedule cancel opening hours price prices payment credit
  consultation dermatologist dermatology treatment treatments filler fillers wrinkles pigmentation
  sunscreen shampoo moisturizer cleanser cream dandruff scalp eyebrow acne scars stretch marks keloid
  allergic allergy reaction swelling breathing bleeding burned blisters swallowed alergia alergica reaccion
  hinchazon sangrando desmayo desmayado ahogando respiro quemo ampollas vomito mareada mareado suicidio
  eczema diagnosis emergency breathe bleeding swollen pregnant prescription hyaluronic microneedling
  niacinamide retinol products shipping delivery return refund warranty complaint privacy insurance
  referral thanks hello please where location phone whatsapp doctor doctors receipt
`;

/** Everyday words that sound like others and must not be corrected to them. */
export const common = `
  bonito bonita bonitos bonitas lindo linda feo fea
  caro cara casa caza cera sera seria seran valla vaya haya halla echo hecho hacer asar olla hora ahora
  tubo tuvo rayo rallo cien sien ves vez voz vos cocer coser sabia savia votar botar barato varato rato
  bello vello bota vota masa maza meses mesa taza tasa risa riza siento ciento sierra cierra abrir haber
  ver beber vivir mejor peor mucho poco nada algo mas menos bien mal muy tan solo donde cuando como porque
  cual quien ayer hoy manana semana mes ano anos dia noche tarde hijo hija nino nina bebe mama papa
  esposo esposa novio novia amigo amiga abuela hermana gente mujer hombre perro gato carro moto bus metro
  cosita cositas agua comida arroz pollo pan huevo sal azucar musica libro cuento cuenta historia juego partido
  site cite city nice nine time mine sink think this that what when want need know have help here there
`;

/** Written as in a text message: what it stands for (`_` for a space), then how it is written. */
export const shorthand = [
  'que q k ke qe',
  'por x',
  'porque xq pq porq',
  'para pa',
  'para_el pal',
  'tambien tb tmb',
  'por_favor xfa xfavor porfa porfis',
  'usted ud',
  'ustedes uds vds',
  'bien bn',
  'gracias grax grs',
  'telefono tlf tel',
  'celular cel',
  'doctores drs',
  'horas hrs',
  'hora hr',
  'minutos min',
  'tratamiento tto',
  'dermatologo dermato',
  'you u',
  'are r',
  'your ur',
  'please pls plz',
  'appointment appt',
  'dermatologist derm',
  'tomorrow tmrw',
  'informacion info',
  'champu shampu champo',
  'whatsapp wats',
];
