import {
  airway,
  animal,
  awful,
  badColor,
  bitten,
  blood,
  blur,
  body,
  breathe,
  burned,
  cannot,
  chemical,
  chest,
  child,
  closing,
  crooked,
  enters,
  eye,
  face,
  faint,
  fever,
  filler,
  half,
  hives,
  hotThing,
  ill,
  ingested,
  limb,
  no,
  notFood,
  numb,
  onPage,
  pain,
  person,
  pills,
  poison,
  product,
  see,
  since,
  skin,
  skinMark,
  stinger,
  swollen,
  tooMany,
  turns,
  very,
  vomit,
  zone,
} from './body.ts';
import type { Pattern } from '../patterns.ts';
import { words } from '../words.ts';

const joy = words(
  `emocion risa felicidad ganas dicha alegria verguenza pena linda lindo bonit* hermos* bien
  laugh* excite* joy happiness beautiful`,
);
const sun = words(`sol solar bronce* playa piscina sun* beach tan`);
const longAgo = words(`cicatri* anos viej* antigu* scar* years old`);
const howLong = words(
  `cuanto_dura cuantos_dias normal_que productos_para crema_para cremas_para how_long is_it_normal cream_for`,
);
/** What wears people out, and what goes through convulsions, without a body of its own. */
const advertising = words(`publicidad propaganda anuncio* spam ads advertising`);
const world = words(`trafico pais mundo mercado politica traffic country world market`);
const purse = words(`precio* price* cuenta bill budget wallet bolsillo billetera`);
const idiom = words(joy, purse);
const blush = words(`de_verguenza de_la_verguenza de_pena de_la_pena de_asombro`);
const whatIf = words(
  `si puede pueden podria riesgo* evitar causar causa if can could risk* avoid cause* might history antecedente*`,
);

// A pattern a line, to be read as a table.
// oxfmt-ignore
const allergy: readonly Pattern[] = [
  { says: [words(airway, chest), closing], anyOrder: true, within: 7 },
  { says: [airway, swollen], anyOrder: true, within: 7 },
  { says: [words(`me se le nos`), words(`hinche hincho hincharon hinchando hinchado inflamo inflamaron`), face], within: 7, notAfter: howLong },
  { says: [words(`tengo tiene esta estan is are have has`), swollen, face], anyOrder: true, within: 7, notAfter: howLong, notBefore: words(`bolsas ojeras puffy`) },
  { says: [face, words(`is are my went`), words(swollen)], anyOrder: true, within: 6, notAfter: howLong },
  { says: [face, words(`globo balloon* blew_up huge`)], anyOrder: true, within: 8 },
  { says: [eye, words(closing, `cerrado cerrados`), words(swollen, `hinchazon`)], anyOrder: true, within: 9 },
  { says: [hives, words(`todo toda tod* cuerpo all everywhere body`), words(ill, `empeor* worse cara labios lips huge`)], anyOrder: true, within: 14 },
  { says: [hives, words(`todo_el_cuerpo todo_mi_cuerpo por_todo por_todas_partes llen* all_over everywhere whole_body covered`)], anyOrder: true, within: 10 },
  { says: [hives, ill], anyOrder: true, within: 10 },
  { says: [words(`reaccion* reaction*`), words(`alergic* allergic`)], anyOrder: true, within: 4, notAfter: whatIf },
  { says: [words(`alergia`), words(awful, `fuerte grave`)], within: 3 },
  { says: [words(`anafila* anaphyla*`)], within: 1, notAfter: whatIf },
  { says: [words(`labio* boca lengua lip lips tongue mouth`), words(`hormigue* tingl* gorda gruesa pesada thick heavy dormida`)], anyOrder: true, within: 7, notAfter: words(`mas labial lipstick`) },
  { says: [words(cannot, no), words(`trag* saliva swallow*`)], within: 7 },
  { says: [words(`garganta throat`), words(`pelota bola nudo lump ball`)], anyOrder: true, within: 7 },
  { says: [swollen, words(`taquicardia mareo maread* dizzy itchy_all racing`)], anyOrder: true, within: 8 },
  { says: [words(`angioedema`)], within: 1, notAfter: whatIf },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const breathing: readonly Pattern[] = [
  { says: [cannot, words(breathe, `resollar`)], within: 7, notBefore: advertising, notFrom: idiom },
  { says: [no, words(`respira respirando respirar respiro breathing breathe breathes`)], within: 4, notBefore: advertising, notFrom: idiom },
  { says: [no, words(`entra entraba llega pasa`), words(`aire`)], within: 5 },
  { says: [words(`sin`), words(`aire respiracion`)], within: 2, notBefore: words(`acondicionado`), notAfter: words(`precio_me_dejo precios_me_dejaron precios_me_dejan precio_me_deja cuenta_me_dejo`), notFrom: idiom },
  { says: [words(`falta faltando`), words(`aire respiracion oxigeno`)], within: 4 },
  { says: [words(`respiro respira respirando breathing`), words(`mal poco poquito raro badly bad`)], within: 4 },
  { says: [words(`short shortness running_out`), words(`breath air`)], within: 3 },
  { says: [words(`ahogo ahoga ahogando ahogado ahogada asfixi* atragant* choking gasping chok* gasp* suffocat* wheez* wheezing`)], within: 1, notBefore: words(`hazard* my_schedule mi_agenda`), notFrom: words(idiom, `deudas trabajo plata work debt* vaso`) },
  { says: [words(`atoro atore atoraron atorando atorad* atragant* chok*`), words(`comiendo comida carne hueso espina pepa dulce moneda uva morad* azul* eating food bone purple blue`)], anyOrder: true, within: 9 },
  { says: [person, words(`puso poniendo pone turning turned going went`), words(`morad* azul* blue purple`)], within: 8, notBefore: words(`labial la_zona el_ojo la_piel el_area`) },
  { says: [words(`se_ahorco ahorcado ahorcada hanged_himself hanged_herself`)], within: 2 },
  { says: [words(`labio* bebe* nin* lips baby`), words(`morad* azul* blue purple`), words(`puso esta puesto poniendo pusieron is are look looks turning turned went respir*`)], anyOrder: true, within: 8, notBefore: words(`labial balm`), notAfter: words(`crema cream balm labial`) },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const bleeding: readonly Pattern[] = [
  { says: [words(`desangr* hemorragi* hemorrhag*`)], within: 1, notAfter: whatIf },
  { says: [words(`sangrando sangra sangro sangre_que bleeding bled bleeds`), words(very, `hora* minuto* dias hours minutes days since`)], anyOrder: true, within: 6, notAfter: words(`hace duele normal does microneedling`) },
  { says: [very, words(`sangre blood`)], anyOrder: true, within: 4, notAfter: words(`examen* prueba*`) },
  { says: [words(`pouring gushing spurting pour* gush* spurt* chorr* brot* bot* perdi* losing`), words(`sangre blood`)], anyOrder: true, within: 5 },
  { says: [words(`no ni sin nunca not never won wont won_t hasn hasnt isn isnt doesn doesnt can t`), words(`parar para paraba deja dejaba dejado detiene stop stops stopped stopping corta pare`), blood], anyOrder: true, within: 8 },
  { says: [words(vomit, `vomite`), words(`sangre blood`)], within: 4 },
  { says: [words(`embaraz* pregnan*`), words(`sangrando sangro sangre bleeding bled blood`)], anyOrder: true, within: 8, notAfter: words(`examen* prueba*`) },
  { says: [words(`sangre blood`), eye], within: 4, notAfter: words(`examen`) },
  { says: [words(`echando botando echa`), words(`sangre`)], within: 3 },
  { says: [words(`banad* empap* charco pozo soaked covered`), words(`sangre blood`)], anyOrder: true, within: 5 },
  { says: [words(`cut cort*`), words(`won_t_stop wont_stop no_para no_deja`)], within: 9 },
  { says: [words(`herida corte cort* wound cut`), words(`sale salio saliendo sangra sangrando bleeding`), words(`sangre sangrando bleeding blood much*`)], anyOrder: true, within: 9, notAfter: words(`lunar`) },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const seizure: readonly Pattern[] = [
  { says: [words(`convulsion* convulsiono convulsione convulsionando convulsionado convulsa convuls* seizing seizure seizures siezure fitting`)], within: 1, notAfter: words(whatIf, `sufro historia hace`), notBefore: world },
  { says: [words(`dio dando esta tuvo tengo tiene having had`), words(`ataque attack fit`)], within: 3, notFrom: words(idiom, `celos`), notAfter: words(`precio* price`) },
  { says: [words(`ataque`), words(`epilep*`)], within: 4 },
  { says: [words(`foam* espuma babaza`), words(`mouth boca`)], anyOrder: true, within: 5 },
  { says: [words(`puso quedo went gone`), words(`tieso tiesa rigid* stiff`)], within: 3, notBefore: words(`pelo cabello cara hair`) },
  { says: [words(`electrocut* corrientazo`)], within: 1, notAfter: whatIf },
  { says: [words(`tiembla tieso tiesa rigid* voltea* voltio volteo temblando convuls* shaking stiff`), words(`ojos babaza babeando espuma eyes foam* suelo floor`)], anyOrder: true, within: 8 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const fainting: readonly Pattern[] = [
  { says: [faint], within: 3, notAfter: words(`will if si would para_no not_to`), notBefore: words(`years_ago hace_anos once_years uno la_gente people`), notFrom: idiom },
  { says: [words(`voy_a boy_a va_a siento_que creo_que going_to gonna about_to might feel_like`), words(`desmay* pass_out faint black_out`)], within: 5, notFrom: idiom },
  { says: [words(`mareando mareado mareada dizzy`), words(`negro oscuro black`)], anyOrder: true, within: 8 },
  { says: [words(`golpe* pego pegue cayo cai hit fell`), words(`cabeza head`), words(`vomit* inconscient* sangr* confund* mare* dorm* desorient* bleed* sleepy confus* dizz*`)], anyOrder: true, within: 14 },
  { says: [words(`perdi* perdio lost loses`), words(`conocimiento conciencia consciencia sentido consciousness`)], within: 4, notBefore: words(`de_cuant* de_como de_donde de_que`) },
  { says: [no, words(`despierta desperto despertaba quiere_despertar puede_despertar wake* woke waking`)], within: 4 },
  { says: [words(no, `won`), words(`reacciona reaccionaba`)], within: 3 },
  { says: [person, no, words(`mueve moving abre_los_ojos`)], within: 9 },
  { says: [person, no, words(`respond* react* contesta`)], within: 9, notAfter: words(`whatsapp pagina telefono web site website phone`), notBefore: words(onPage, `el_telefono el_whatsapp el_correo el_mensaje los_mensajes las_llamadas mis_mensajes mis_llamadas my_messages my_calls`), notFrom: words(`whatsapp mensaje* telefono llamada* email correo messages`) },
  { says: [words(`unresponsive no_vuelve_en_si no_volvio_en_si not_answering_me perdio_el_sentido`)], within: 5 },
  { says: [words(`bajo baja bajando`), words(`presion tension`), words(ill, `me_voy me_boy`)], within: 7 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const heart: readonly Pattern[] = [
  { says: [pain, chest], within: 5, notBefore: words(`laser depil* hair wax*`) },
  { says: [chest, pain], within: 3, notAfter: words(`laser depil* hair`) },
  { says: [words(`presion opresion oprime aprieta apretado pressure tight* squeez* crush*`), chest], anyOrder: true, within: 8 },
  { says: [chest, words(`sitting sentad* elefante peso weight elephant`)], anyOrder: true, within: 10 },
  { says: [words(`infarto infartando preinfarto paro_cardiaco paro_respiratorio ataque_al_corazon ataque_cardiaco heart_attack cardiac_arrest`)], within: 3, notAfter: words(`precio* price* casi da_un_infarto_si da_un_infarto_cuando esta_de estan_de es_de son_de`), notBefore: words(`jaja* lol of_a`), notFrom: idiom },
  { says: [words(`corazon heart`), words(`salir salirse stopped se_para se_paro`)], within: 7, notBefore: words(`en_mi`) },
  { says: [words(`paro detuvo paralizo stopped`), words(`corazon heart`)], within: 4, notFrom: words(idiom, `susto`) },
  { says: [words(`corazon heart`), words(`aceler* dispar* palpit* latiendo raro racing pounding race* beating`)], anyOrder: true, within: 6 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const stroke: readonly Pattern[] = [
  { says: [words(`boca cara lado face mouth smile`), crooked], anyOrder: true, within: 6, notBefore: words(blush, `parpado piel skin bonito`), notAfter: words(`por_que crema_para tratamiento_para`) },
  { says: [words(`boca cara mouth face`), words(`para_un_lado de_lado hacia_un_lado to_one_side`)], within: 8 },
  { says: [words(`words`), words(`wrong jumbled mixed`)], within: 5 },
  { says: [limb, words(`weak debil sin_fuerza`)], within: 5, notAfter: words(`unas`) },
  { says: [numb, half], anyOrder: true, within: 4 },
  { says: [words(limb), numb], anyOrder: true, within: 5, notAfter: words(`crema cream deja dejan does will queda botox toxina`), notBefore: words(`a_uno`), notFrom: words(`frio tanto_frio cold`) },
  { says: [words(cannot, `no_se_puede no_lo_puede no_la_puede no_lo_puedo no_la_puedo no_los_puedo no_las_puedo`), words(`mover mueve move lift levantar sentir feel`), limb], anyOrder: true, within: 8 },
  { says: [words(`cayo cai caida golpe* fell`), words(`no_se_puede no_me_puedo no_puede can_t cannot cant`), words(`mover levantar parar move get_up`)], within: 9 },
  { says: [no, words(`siente siento mueve feel`), words(`brazo* pierna* cara cuerpo labio* lado arm* leg* face body lip side`)], within: 6 },
  { says: [words(`me se le duerme`), words(`duerme durmio durmiendo`), words(`cara lengua brazo boca`)], within: 5, notAfter: words(`crema anestesia`) },
  { says: [words(`habla hablar hablando speech words speaking talking talks`), words(`enred* arrastr* slur* garbled raro weird trab*`)], anyOrder: true, within: 5 },
  { says: [cannot, words(`hablar speak talk`)], within: 4, notBefore: words(`por_aqui ahora now ingles english espanol spanish con_ustedes with_you`), notFrom: words(`telefono phone trabajo work`) },
  { says: [words(`dio dando tuvo having had`), words(`derrame trombosis ictus acv isquemia stroke aneurism*`)], within: 4 },
  { says: [words(`ictus trombosis`), words(`mover cuerpo mitad brazo`)], within: 9 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const poisoning: readonly Pattern[] = [
  { says: [words(`trago trague tragaron tragado tragaste tragandose swallowed swallowing swallows ingirio ingeri`)], within: 1, notAfter: words(`si if`), notBefore: words(`saliva orgullo pride cuento precio price`) },
  { says: [child, ingested, notFood], anyOrder: true, within: 12 },
  { says: [child, words(`chupo chupando lamio comio bebio drank ate licked`), notFood], anyOrder: true, within: 14 },
  { says: [words(`tome tomo tomaron tomado took taken swallow* tomarme tomar bogue bogo`), tooMany, pills], anyOrder: true, within: 7 },
  { says: [words(ingested, `took drank`), poison], within: 6, notBefore: words(`foto* photo*`) },
  { says: [ingested, words(`accidente error equivocacion equivocad* accident* mistake`)], within: 10 },
  { says: [words(`comio comi tomo tome bebio bebi drank ate eaten`), product], within: 5, notBefore: words(`foto* photo* decision cita`) },
  { says: [words(`sobredosis overdos* envenen* intoxique intoxico intoxicado intoxicada intoxicaron intoxicando poisoned poisoning intoxicacion`)], within: 1, notAfter: whatIf },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const burns: readonly Pattern[] = [
  { says: [burned, words(hotThing, chemical)], anyOrder: true, within: 9, notAfter: words(longAgo, `puede causa* produce* does riesgo* comida dinner grasa fat`), notBefore: words(longAgo, `dinner fat grasa`) },
  { says: [words(`me se le nos i he she my`), words(`queme quemo quemaron quemado quemada quemando burned burnt scalded`), words(body, awful, `feo fea ampolla*`)], within: 8, notBefore: words(sun, longAgo, `dinner`) },
  { says: [words(hotThing, chemical), words(`arranco levanto took ripped`), words(`piel skin`)], anyOrder: true, within: 9, notAfter: longAgo },
  { says: [words(`carne_viva cuero_vivo raw_flesh`)], within: 2 },
  { says: [words(`quemadura* burn burns`), words(`grado grave* severa* profund* quimica* fuerte* ampolla* degree severe serious deep blister*`)], anyOrder: true, within: 5, notAfter: longAgo, notBefore: sun },
  { says: [words(`chemical`), words(`burn burns burned`)], within: 3, notAfter: words(`can does`) },
  { says: [words(`ampolla* ampollad* blister*`), words(burned, hotThing)], anyOrder: true, within: 10 },
  { says: [words(`piel skin`), words(`pedazos tiras cayendo_a levanto desprend* falling_off coming_off slough*`)], anyOrder: true, within: 8, notAfter: words(`normal`) },
  { says: [words(`pela pelando peeling ampolla* ampollad* blister*`), words(`piel skin boca mouth`), words(fever, `medicina medicamento* pastilla* antibiotic* medication`)], anyOrder: true, within: 14 },
  { says: [words(`llaga* ulcera* ampolla* sores blister*`), words(`boca ojos genitales mouth eyes genitals`), words(fever, `medicina medicamento* pastilla* antibiotic* medication pill*`)], anyOrder: true, within: 14 },
  { says: [enters, words(`hirviendo hirviente caliente acid* quimic* limpido cloro soda_caustica sosa lejia muriatic* amoniaco gasolina boiling hot chemical* bleach lye ammonia gasoline`), words(body, person, `me le nos`)], anyOrder: true, within: 8 },
  { says: [chemical, words(`quemando ardiendo arde quema burning burns`)], within: 12, notBefore: words(`si_uno si_se if_you if_one`) },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const eyes: readonly Pattern[] = [
  { says: [eye, words(`no_veo no_ve no_vemos can_t_see cant_see`)], within: 6, notBefore: onPage },
  { says: [no, see, eye], within: 8, notBefore: onPage, notAfter: words(`crema cream`) },
  { says: [words(`no_veo no_ve no_puedo_ver no_puede_ver cannot_see can_t_see cant_see couldn_t_see`), words(`bien nada claro well anything clearly properly`)], within: 5, notBefore: onPage },
  { says: [words(see, `vista vision eye`), blur], anyOrder: true, within: 5, notBefore: words(onPage, `ojeras circles`), notAfter: words(`ojeras`) },
  { says: [words(`perdi perdio perdiendo lost losing loss`), words(`vista vision sight eyesight`)], within: 4, notBefore: words(`sight_of`) },
  { says: [words(`deje_de_ver dejo_de_ver stopped_seeing`)], within: 3, notBefore: onPage },
  { says: [words(`quede quedo quedando quedado going gone went am`), words(`ciego ciega ciegos blind`)], within: 3 },
  { says: [product, words(`got went`), eye], within: 6 },
  { says: [chemical, words(`in en`), eye], within: 5 },
  { says: [chemical, enters, eye], within: 7 },
  { says: [enters, product, eye], within: 9, notBefore: words(`circles contorno`) },
  { says: [words(`cortina sombra curtain shadow`), words(`ojo vista vision eye`)], anyOrder: true, within: 6, notBefore: words(`sombras maquillaje eyeshadow`) },
  { says: [words(`se_me_fue se_le_fue`), words(`luz vista vision`)], within: 5, notBefore: words(`internet casa energia y_perdi y_se_cerro y_se_borro mientras`) },
  { says: [words(`vision vista sight`), words(`gone desaparecio fue`)], within: 4 },
  { says: [words(`nublo nublando nubla oscurecio apago`), words(`vista vision`)], anyOrder: true, within: 4 },
  { says: [cannot, words(`abrir open`), eye], within: 7 },
  { says: [eye, words(`no_puedo_abrirlo no_lo_puedo_abrir no_puede_abrirlo no_lo_puede_abrir can_t_open_it`)], within: 9 },
  { says: [words(`no_abre`), eye], within: 4 },
  { says: [eye, pain, words(filler, `laser peeling peel lasik`)], anyOrder: true, within: 14, notAfter: words(`does will crema_para cream_for`), notBefore: words(`contorno gafas goggles`) },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const vessel: readonly Pattern[] = [
  { says: [zone, words(`puso pusieron poniendo quedo quedaron volvio volviendo turn* went going`), badColor], anyOrder: true, within: 8, notBefore: words(`mancha* brillo`) },
  { says: [zone, turns, badColor, since], within: 14, notBefore: words(`mancha* brillo ojeras`) },
  { says: [words(`hicieron hice pusieron got did done had`), zone, words(`blanc* palid* morad* negr* azul* white pale purple black blue gray`), words(since, `hora* hour* minut* ago`)], anyOrder: true, within: 16, notBefore: words(`mancha* brillo ojeras labial lipstick`) },
  { says: [filler, skin, badColor, words(turns, pain)], anyOrder: true, within: 18, notAfter: words(`mancha* ojeras`), notBefore: words(`mancha* ojeras circles spots lunch`) },
  { says: [skin, filler, badColor, words(`fri* cold dolor* duele pain*`)], anyOrder: true, within: 16 },
  { says: [words(filler, `area zona`), badColor, words(`frio fria cold numb`)], anyOrder: true, within: 14 },
  { says: [filler, pain, badColor], anyOrder: true, within: 16, notAfter: words(`ojeras`) },
  { says: [filler, awful, pain], anyOrder: true, within: 14, notAfter: words(`es does is`) },
  { says: [zone, words(`no_tiene_color sin_color no_color lost_color`)], within: 8, notBefore: words(`labial lipstick`) },
  { says: [skin, filler, words(`telarana encaje spider lace web red_morada`)], anyOrder: true, within: 14, notBefore: words(`veins aranas`) },
  { says: [filler, skin, words(`mottl* marmol* jaspead* reticul*`)], anyOrder: true, within: 14 },
  { says: [words(filler, zone), words(`inyectaron injected aplicaron pusieron puse`), words(`negra black marmol* mottled`)], anyOrder: true, within: 12 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const infection: readonly Pattern[] = [
  { says: [fever, words(skinMark)], anyOrder: true, within: 14, notAfter: words(`si if`) },
  { says: [words(`bebe* recien_nacid* baby newborn`), fever], anyOrder: true, within: 9 },
  { says: [words(`raya* linea* streak* line lines`), words(`roja* red`), words(`subi* sube pierna brazo up leg arm`)], anyOrder: true, within: 8 },
  { says: [words(`roj* red caliente* hot hinchad*`), words(`extiend* expand* subiendo creciendo spread*`), words(`rapid* fast quick* horas caliente hot`)], anyOrder: true, within: 12 },
  { says: [words(`mancha* spot* moreton*`), words(`morada* purpura* violeta* purple`), words(`mal sick bebe* baby fiebre fever`)], anyOrder: true, within: 14 },
  { says: [words(`pierna leg`), words(`roja red`), words(`caliente subiendo hot spreading`)], anyOrder: true, within: 9 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const bites: readonly Pattern[] = [
  { says: [bitten, animal], anyOrder: true, within: 7, notAfter: words(`crema anti suero serum marca cicatriz`) },
  { says: [words(`snake serpiente culebra scorpion alacran`), words(`got_me me_clavo bit mordio`)], within: 5 },
  { says: [bitten, stinger, words(`much* hinch* swol* swell* many varias alerg* allerg*`)], anyOrder: true, within: 10 },
];

// A pattern a line, to be read as a table.
// oxfmt-ignore
const plainly: readonly Pattern[] = [
  { says: [words(`auxilio emergencia* urgencias emergency ambulancia* ambulance`)], within: 1 },
  { says: [words(`urgente* urgent* urgencia`), words(`ayuda* help auxilio grave mal`)], anyOrder: true, within: 5, notBefore: words(`pedido cita order appointment reserva`) },
  { says: [words(`send_help get_help llamen_a llame_a_alguien call_someone se_nos_muere que_se_muere se_me_muere`)], within: 4, notFrom: idiom },
  { says: [words(`no_aguanto no_soporto can_t_stand cant_stand can_t_bear can_t_take`), pain], within: 6 },
  { says: [person, words(`esta sigue is`), words(`muy_mal grave muy_grave gravisim* malisim* really_sick very_sick`)], within: 6 },
  { says: [words(`estoy estamos esta estan nos`), words(`muriendo muriendonos muriendose`)], within: 3, notFrom: words(idiom, `sed hambre frio calor curiosidad`) },
  { says: [words(`am is are i_m im m like`), words(`dying`)], within: 2, notBefore: words(`dying_to dying_for laugh*`) },
  { says: [words(`muy_mal fatal malisimo really_bad`), since, filler], anyOrder: true, within: 12 },
];

/** What needs an ambulance or an emergency department, now. */
export const emergencies: readonly Pattern[] = [
  ...plainly,
  ...breathing,
  ...allergy,
  ...bleeding,
  ...seizure,
  ...fainting,
  ...heart,
  ...stroke,
  ...poisoning,
  ...burns,
  ...eyes,
  ...vessel,
  ...infection,
  ...bites,
];
