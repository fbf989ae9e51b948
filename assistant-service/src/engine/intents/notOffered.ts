import { pattern, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

/**
 * Fair wishes that the clinic's site says nothing of. Without these, a page that shares a word with them would
 * be offered. A rule goes when a page about it comes.
 */
export const notOffered: readonly IntentRule[] = [
  {
    intent: 'unknown',
    says: [
      // Other surgery, and other professions.
      word`
        rinoplastia|rinomodelacion|liposuccion|lipo(?:escultura|transferencia|papada)?|
        abdominoplastia|mamoplastia|mamas|senos|busto|implantes?|bichectomia|blefaroplastia|
        otoplastia|lifting facial quirurgico|cirugia (?:plastica|bariatrica|refractiva|de nariz|
        de ojos|de parpados|de senos)|lipedema|(?:injertos?|trasplante|transplante|
        implante) (?:de )?(?:pelo|cabello|capilar|barba|cejas)|rhinoplasty|nose job|liposuction|
        tummy tuck|breast\w*|boob job|face ?lift surgery|eyelid surgery|blepharoplasty|
        hair (?:transplants?|implants?|grafts?)|plastic surg\w+|bbl`,
      word`
        dental(?:es)?|dientes?|muelas?|odontolog\w+|ortodoncia|brackets|teeth|tooth|dentist\w*|
        whitening strips|psicolog\w+|nutricion\w*|ginecolog\w+|pediatra|urolog\w+|ortoped\w+|
        oftalmolog\w+|cardiolog\w+|fisioterap\w+|psychologist|nutritionist|gynecolog\w+|
        pediatrician|eye doctor|optometr\w+|odontologia`,
      // What beauty parlours and tattoo studios do.
      word`
        tatuaj\w+|tatua\w*|tattoos?|piercings? (?:hacen|ponen)|perforaciones|maquillaje permanente|
        micropigment\w+|microblading|permanent make ?up|pestanas?|lashes|eyelash\w*|cejas (?:hd|
        laminad\w+)|laminado|lifting de pestanas|manicur\w*|pedicur\w*|unas (?:acrilicas|
        semipermanentes|en gel)|nail (?:art|polish)|manicures?|acrylic|peluqueria|
        cortes? de (?:pelo|cabello)|haircuts?|keratina|alisados?|tintes?|tinturar|hair (?:dye|color|
        colour|straightening)|extensiones|barberia|barber|bronceado|solarium|autobroncea\w*|
        tanning bed|spray tan|depilacion (?:con|en) (?:cera|hilo)|con cera|waxing|threading`,
      // Procedures of other clinics.
      word`
        criolipolisis|coolsculpting|hifu|ultherapy|morpheus\w*|mesoterapia|carboxiterapia|
        ozonoterapia|sueroterapia|plasma rico|prp|escleroterapia|varices|aranas vasculares|
        spider veins|varicose veins|sweating|hiperhidrosis|sudoracion|enzimas|lipolitic\w+|exosomas|
        polinucleotidos|salmon dna|balon gastrico|ozempic|semaglutid\w*|iv drips?|
        camara hiperbarica|acupuntura|acupuncture|vacunas?|vaccines?|bajar de peso|adelgazar|
        lose weight|weight loss`,
    ],
    unless: word`
      despues de|tengo (?:tatuaj\w+|implantes?)|encima de|sobre (?:un|el) tatuaj\w+|hold on|
      hair (?:loss|fall)|pelo tinturado|cabello tinturado|te.ido|for colou?red|crema dental`,
  },
  {
    intent: 'unknown',
    says: [
      pattern`
        \b(?:parque(?:adero|ar|o)|estacionamiento|estacionar|parking|park (?:my|the|nearby|there|a|
        at|in)|can i park|wi ?fi)\b`,
      pattern`
        \b(?:empleos?|trabajo con ustedes|trabajar (?:con|en|alla|ahi|para)|vacantes?|contratando|
        contratan|hoja de vida|curriculum|practicas|pasantias?|rotacion(?:es)?|internado|hiring|
        jobs?|vacanc\w+|careers?|internships?|intern|observerships?|my (?:cv|resume)|work (?:with|
        for) you|position)\b`,
      pattern`
        \b(?:mascotas?|perr\w+|gat(?:o|a|os|as|ito|ita)|veterinari\w+|pets?|dogs?|cats?|puppy|vet)\b`,
      pattern`
        \b(?:domicilio|domicilios|hasta (?:la|mi) casa|a domicilio|a mi casa|van a (?:la )?casa|
        home visits?|come to my (?:home|house|hotel)|house calls?)\b`,
      pattern`
        \b(?:consultas?|citas?|valoracion|atienden|atencion|teleconsulta|medic[oa]|sesion|
        control\w*) (?:\w+ ){0,4}(?:virtual(?:es|mente)?|videollamada|en linea|online|remota|
        por zoom|a distancia|por telefono)\b|\b(?:telemedicina|teleconsulta|telederma\w*|
        telemedicine|telehealth|video ?(?:call|consult\w*)|virtual (?:consult\w*|visit|appointment)|
        (?:see|treat) patients (?:online|remotely|virtually)|online (?:consult\w*|appointment|
        visit))\b`,
      pattern`
        \b(?:incapacidad (?:medica|laboral|por)|dan incapacidad|incapacidades|certificado|
        excusa (?:medica|laboral)|constancia|medical (?:leave|certificate|note)|sick (?:leave|note)|
        doctor s note)\b`,
      pattern`
        \b(?:tarjetas? (?:de )?regalo|bonos?|bono de regalo|gift (?:cards?|certificates?|vouchers?)|
        vouchers?|membres\w+|memberships?|puntos|fidelizacion|loyalty|referidos|afiliad\w+|
        influencers?|colabora\w*|canje|sponsor\w*|distribuidor\w*|por mayor|al por mayor|mayorista|
        wholesale|franquicia\w*|franchise|proveedor(?:es)?|supplier)\b`,
      pattern`
        \b(?:factura\w*|rut|invoices?|invoic\w+|receipt|iva|tax (?:receipt|invoice))\b|\b(?:nit|
        razon social|tax (?:id|number)|legal name|camara de comercio)\b`,
      /\b(?:sedes|sucursal(?:es)?|otra sede|branches|other locations?)\b/,
      pattern`
        \b(?:en|a|hasta|hacia|para|fuera de|to|outside|abroad) (?:otras? (?:ciudad(?:es)?|paises)|
        barranquilla|bogota|cali|pereira|cartagena|bucaramanga|manizales|todo el pais|el exterior|
        otro pais|colombia|abroad|miami|usa|united states|europe|other (?:cities|countries))\b.*|
        \b(?:envian|envios?|ship(?:ping)?|deliver\w*|mandan) (?:\w+ ){0,3}(?:barranquilla|bogota|
        cali|pereira|cartagena|bucaramanga|nacional\w*|internacional\w*|international\w*|abroad|usa|
        exterior|countr\w+|miami)\b`,
      pattern`
        \b(?:curso|cursos|capacitacion|taller(?:es)?|courses?|training|workshop|entrevista|tesis|
        thesis|interview|prensa|press)\b`,
      pattern`
        \b(?:ascensor|elevator|rampa|guarderia|childcare|hotel(?:es)?|aeropuerto|traductor|
        interpreter|turismo medico|medical tourism)\b`,
    ],
    unless: word`
      laser|depilacion|protector|bloqueador|vengo|viajo|soy de|vivo|vengo|llego|traveling|visiting|
      datos|data|puntos (?:negros|de)|los puntos|quitan los puntos|stitches|parche\w*|
      gato por liebre|privacidad|silla de ruedas|plan(?:es)? (?:de|para) (?:la )?(?:casa|hacer)|
      plan capilar|pelo de (?:mi )?(?:perro|gato)|alerg\w+ a(?:l| los)? (?:perro|gato)s?|practicas?|
      come over`,
  },
];
