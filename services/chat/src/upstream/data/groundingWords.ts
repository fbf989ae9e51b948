/** Words that claim nothing by themselves: grammar, courtesies, and where to read or ask on. Folded, both languages. */
export const free = `
  el la los las lo un una unos unas y e o u a al ante con de del desde en entre para por que cual cuales como donde
  usted ustedes nosotros nos le les se es son esta estan hay sera seran ser estar era fue segun sobre hacia mas tambien ademas
  the an and or of to in on at with for from by as is are be been was were will there we us our you who which what where how
  about also more than can could would
  hola buenos buenas dias tardes noches gusto mucho gracias saludo saludos atentos quedamos ayudar ayudarle servirle favor
  encuentra encontrara encontrar vea ver lea leer consulte consultar pagina paginas sitio enlace siguiente detalle detalles
  informacion escribanos pregunte preguntar contacte contactenos whatsapp agende agendar agendela reservar reserve
  reserva pida pedir cita boton clinica dermatologo dermatologa dermatologia equipo asistente podemos puedo pueden le invito
  hello hi thanks thank welcome happy glad help please find see read page pages site link following details information
  ask contact book booking visit appointment button clinic dermatologist team assistant here aqui i`;

/** What turns or narrows what is said: a row for each sense, which must be on both sides. Folded. */
export const limits: readonly string[] = [
  'no ni nunca jamas sin ningun ninguna ninguno nada nadie tampoco not never without none nothing nobody cannot don t doesn isn won didn',
  'evite evitar eviten suspenda suspender prohibido contraindicado contraindicada contraindicados contraindicadas avoid forbidden contraindicated stop',
  'solo solamente unicamente only just unless excepto salvo except',
  'puede podria podrian may might a_veces suele suelen depende depends sometimes usually often',
  'algunos algunas algun alguna mayoria casi some most almost any',
  'todo todos toda todas siempre cada all every each always',
  'hasta menos maximo minimo until up maximum minimum least',
  'antes despues before after',
  'si if cuando when quien quienes who whoever',
  'cerrado cerrada cerrados cerramos closed',
];

/** What a fact of the settings is called. */
export const labels = {
  es: {
    hours: 'atendemos abrimos abierto abiertos horario horarios',
    address: 'quedamos ubicados estamos direccion',
    contact: 'telefono celular llame llamenos correo numero',
    price: 'cuesta cuestan vale valen precio pesos',
    emergency: 'si es una emergencia o urgente llame al 123 vaya a urgencias',
  },
  en: {
    hours: 'open hours opening',
    address: 'located address',
    contact: 'phone telephone call email number',
    price: 'costs cost price pesos',
    emergency: 'if it is an emergency or urgent call 123 go to an emergency department',
  },
};
