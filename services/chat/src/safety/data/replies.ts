/**
 * What is said in a danger. Guidance that nobody disputes, and no more. To be read and signed by the medical director before the
 * site is published: until then `helplines.reviewed` in `settings/site.json` is false. What stands in braces is filled in.
 */
export const replies = {
  es: {
    call: 'Llame ya al {emergency} o vaya al servicio de urgencias más cercano.',
    automatic: 'Este chat es automático y no puede atender una emergencia.',
    today: 'Que le vea un médico hoy o, a más tardar, mañana.',
    write: 'Escríbanos por WhatsApp y diga que es urgente: {whatsapp}',
    worse: 'Llame al {emergency} si empeora o si no consigue atención.',
    draft: 'Hola, es urgente. Necesito que un médico me oriente hoy: {subject}.',
    draftLabel: 'Escribir por WhatsApp',
    handOff: {
      label: 'Preguntar por WhatsApp',
      subject: 'Hola, quisiera saber más sobre {subject}. Mi pregunta: {question}',
      question: 'Hola, tengo una pregunta: {question}',
    },
    meanwhile: {
      anaphylaxis: 'Si le formularon adrenalina autoinyectable, úsela ahora. No se quede a solas.',
      'vessel-occlusion':
        'Diga qué le aplicaron, dónde y cuándo: si un relleno tapa un vaso, cada minuto cuenta. Avise también a quien se lo aplicó.',
      infection: 'Diga qué herida o procedimiento tuvo y desde cuándo hay fiebre o dolor.',
      'burn-chemical':
        'Mientras tanto, deje correr agua fresca sobre la zona durante 20 minutos, sin hielo ni remedios caseros.',
      eye: 'Si le cayó algo, enjuague el ojo ya con agua limpia abundante, sin parar durante al menos 15 minutos. No lo frote.',
      'poison-child':
        'No provoque el vómito ni dé nada de beber. Tenga el envase a mano. Línea toxicológica: {poison}.',
      'drug-reaction': 'Lleve el medicamento o el producto, y diga cuándo lo usó.',
      bleeding: 'Presione con firmeza sobre la herida con una tela limpia, sin soltar.',
      neurological: 'Diga a qué hora empezó. Que no conduzca ni se quede a solas.',
      'cardiac-breathing': 'Siéntese, no haga esfuerzo y no se quede a solas.',
      crisis:
        'Lamento mucho lo que está pasando; su vida importa. Puede hablar ahora, gratis, con la línea {mentalHealth} o el {mentalHealthNational}. Busque a alguien de confianza que le acompañe y ponga lejos lo que pueda hacerle daño.',
      'violence-abuse':
        'Lo que pasa no es su culpa. También orientan, gratis, la línea {violence} (mujeres) y la {children} del ICBF (niñas, niños y adolescentes). En urgencias atienden sin pedir denuncia.',
    },
    harm: {
      crisis: 'Si hay peligro ahora, llame ya al {emergency} o vaya a urgencias.',
      'violence-abuse': 'Si hay peligro ahora, llame ya al {emergency}.',
    },
    urgent: {
      'urgent-pregnancy-medicine':
        'Hable con el médico que se lo formuló antes de la próxima dosis o aplicación: hay medicamentos que no se usan en el embarazo ni en la lactancia.',
      'urgent-lesion':
        'Un lunar o una mancha que cambia, crece o sangra se examina pronto. No lo queme, no lo corte ni le aplique nada.',
      'urgent-after-procedure': 'Diga qué procedimiento fue, qué día y qué siente.',
    },
    subject: {
      'urgent-pregnancy-medicine': 'uso un medicamento o producto y puedo estar en embarazo o lactancia',
      'urgent-lesion': 'un lunar o una mancha que cambió',
      'urgent-after-procedure': 'síntomas después de un procedimiento',
    },
    flags: {
      anaphylaxis: 'se hincha la cara o la garganta, falta el aire o hay desmayo',
      'vessel-occlusion': 'después de un relleno hay dolor fuerte, piel blanca o morada, o se pierde visión',
      infection: 'hay fiebre con escalofríos, la piel enrojecida avanza rápido o hay mucho decaimiento',
      'burn-chemical':
        'la quemadura es grande, tiene ampollas o es de un químico: agua fresca mientras tanto',
      eye: 'hay dolor fuerte en el ojo, visión borrosa o le cayó un químico: agua limpia mientras tanto',
      'poison-child':
        'alguien tragó algo que no es comida: no provoque el vómito. Línea toxicológica: {poison}',
      'drug-reaction': 'hay ampollas, fiebre, llagas en la boca, hinchazón o falta de aire',
      bleeding: 'la sangre no para tras diez minutos de presión',
      neurological: 'hay desmayo, convulsión, media cara caída, o no puede hablar o moverse',
      'cardiac-breathing': 'hay dolor en el pecho, falta de aire o desmayo',
      crisis: 'piensa en hacerse daño. Línea {mentalHealth} o {mentalHealthNational}, gratis, a toda hora',
      'violence-abuse': 'alguien le hace daño. Línea {violence} (mujeres) o {children} (menores), gratis',
      'urgent-pregnancy-medicine': 'hay sangrado o dolor fuerte; si está en embarazo, un médico hoy',
      'urgent-lesion': 'sangra y no para; si un lunar cambia o crece, un médico hoy o mañana',
      'urgent-after-procedure':
        'hay fiebre alta, falta de aire o dolor insoportable; si no, un médico hoy o mañana',
    },
    possible: '{emergency}: llame ya si {flags}.',
    safe: 'Para acompañarle bien, esto lo habla una persona con usted: llámenos al {phone} o escríbanos por WhatsApp: {whatsapp}',
    minor:
      'A menores de 18 años los atendemos con su madre, su padre o quien los cuida. Pídale a esa persona que nos escriba por WhatsApp: {whatsapp}',
  },
  en: {
    call: 'Call {emergency} now or go to the nearest emergency department.',
    automatic: 'This chat is automatic and cannot handle an emergency.',
    today: 'See a doctor today or, at the latest, tomorrow.',
    write: 'Write to us on WhatsApp and say that it is urgent: {whatsapp}',
    worse: 'Call {emergency} if it gets worse or nobody can see you.',
    draft: 'Hello, this is urgent. I need a doctor to advise me today: {subject}.',
    draftLabel: 'Write on WhatsApp',
    handOff: {
      label: 'Ask on WhatsApp',
      subject: 'Hello, I would like to know more about {subject}. My question: {question}',
      question: 'Hello, I have a question: {question}',
    },
    meanwhile: {
      anaphylaxis: 'If you were prescribed an adrenaline auto-injector, use it now. Do not stay alone.',
      'vessel-occlusion':
        'Say what was injected, where and when: if a filler blocks a vessel, every minute counts. Tell whoever injected it too.',
      infection: 'Say which wound or procedure it was, and since when there has been fever or pain.',
      'burn-chemical':
        'Meanwhile let cool water run over the area for 20 minutes, without ice or home remedies.',
      eye: 'If something got into the eye, rinse it now with plenty of clean water for at least 15 minutes. Do not rub it.',
      'poison-child':
        'Do not induce vomiting and give nothing to drink. Keep the container at hand. Poison line: {poison}.',
      'drug-reaction': 'Take the medicine or product with you and say when you used it.',
      bleeding: 'Press firmly on the wound with a clean cloth, without letting go.',
      neurological: 'Say what time it started. Do not drive and do not stay alone.',
      'cardiac-breathing': 'Sit down, do not exert yourself and do not stay alone.',
      crisis:
        'I am so sorry about what you are going through; your life matters. You can talk now, free of charge, on line {mentalHealth} or {mentalHealthNational}. Find someone you trust to be with you, and put away whatever could hurt you.',
      'violence-abuse':
        'What is happening is not your fault. Line {violence} (women) and line {children} (children and teenagers) also help, free of charge. Emergency departments see you without a police report.',
    },
    harm: {
      crisis: 'If there is danger now, call {emergency} now or go to an emergency department.',
      'violence-abuse': 'If there is danger now, call {emergency} now.',
    },
    urgent: {
      'urgent-pregnancy-medicine':
        'Talk to the doctor who prescribed it before the next dose or application: some medicines are not used in pregnancy or while breast-feeding.',
      'urgent-lesion':
        'A mole or spot that changes, grows or bleeds is examined soon. Do not burn it, cut it or put anything on it.',
      'urgent-after-procedure': 'Say which procedure it was, on which day, and what you feel.',
    },
    subject: {
      'urgent-pregnancy-medicine': 'I use a medicine or product and may be pregnant or breast-feeding',
      'urgent-lesion': 'a mole or spot that has changed',
      'urgent-after-procedure': 'symptoms after a procedure',
    },
    flags: {
      anaphylaxis: 'the face or throat swells, breathing is hard or someone faints',
      'vessel-occlusion': 'after a filler there is strong pain, white or purple skin, or loss of vision',
      infection: 'there is fever with chills, redness that spreads fast, or great weakness',
      'burn-chemical': 'the burn is large, blistered or chemical: cool water meanwhile',
      eye: 'there is strong eye pain, blurred vision or a chemical got in: clean water meanwhile',
      'poison-child': 'someone swallowed what is not food: do not induce vomiting. Poison line: {poison}',
      'drug-reaction': 'there are blisters, fever, mouth sores, swelling or trouble breathing',
      bleeding: 'the blood does not stop after ten minutes of pressure',
      neurological: 'someone faints, has a seizure, a drooping face, or cannot speak or move',
      'cardiac-breathing': 'there is chest pain, trouble breathing or fainting',
      crisis:
        'you think of hurting yourself. Line {mentalHealth} or {mentalHealthNational}, free, at any hour',
      'violence-abuse': 'somebody hurts you. Line {violence} (women) or {children} (minors), free of charge',
      'urgent-pregnancy-medicine':
        'there is bleeding or strong pain; if you are pregnant, see a doctor today',
      'urgent-lesion':
        'it bleeds and does not stop; if a mole changes or grows, see a doctor today or tomorrow',
      'urgent-after-procedure':
        'there is high fever, trouble breathing or unbearable pain; if not, see a doctor today or tomorrow',
    },
    possible: '{emergency}: call now if {flags}.',
    safe: 'A person should talk this over with you: call us at {phone} or write to us on WhatsApp: {whatsapp}',
    minor:
      'Under 18 we see patients together with a parent or guardian. Please ask that person to write to us on WhatsApp: {whatsapp}',
  },
};
