import type { Pattern } from '../patterns.ts';
import { words } from '../words.ts';

/** What a visitor may have on the skin; only who sees it can say what it is. */
const lesion = words(
  `lunar* verruga* bolita* bola bolas bulto* grano* granito* barrito* mancha* manchit* brote* ronch* sarpullid* costra* llaga*
  ulcera* herida* puntico* punto* puntos masa peca* quiste* ampolla* carnosidad* lesion* roncha* pepita* cosa
  mole* bump* spot* rash* lump* sore* patch* growth* wart* freckle* blister* lesion* thing pimple* scab*`,
);
/** Of these nobody says what they want done: they want to know. */
const alarming = words(
  `bolita* bola bolas bulto* puntico* puntos ronch* sarpullid* llaga* ulcera* costra* ampolla* brote masa pepita*
  rash* lump* bump* sore sores blister* growth scab* dry_patch* red_spot*`,
);
const disease = words(
  `cancer melanoma carcinoma malign* psoriasis herpes sarna eccema eczema dermatitis urticaria vitiligo lupus hongo*
  infeccion* infectad* alergi* alergic* culebrilla tina rosacea varicela impetigo celulitis_infec* melasma micosis queratosis
  foliculitis fungus ringworm scabies hives shingles infection infected allergic allergy chickenpox malignant rosacea eczema`,
);
const medicine = words(
  `isotretinoin* roaccutan* accutane minoxidil finasterid* dutasterid* espironolactona spironolactone antibiotic* corticoide*
  cortisona cortisone prednisona prednisone hidrocort* hydrocort* betametasona clobetasol clindamicin* doxicicl* doxycycl*
  azitromicin* fluconazol* ketoconazol* terbinafin* ivermectin* permetrin* permethrin metotrexat* methotrexate
  amoxicil* cetirizin* loratadin* ibuprofen* aspirin* acetaminof* dexameta* aciclovir* acyclovir* tretinoin* adapalen* steroid*
  hidroquinona hydroquinone antialergico* antihistam* anticoncept* contraceptive*`,
);
const bloodThinner = words(`anticoag* warfarin* blood_thinner* aspirina aspirin heparina`);
const remedy = words(
  `pastilla* pomada* unguento* medicamento* remedio* antibiotic* pepa* antialergico* jarabe tableta*
  pill* ointment* medicine* medication* steroid* antibiotic*`,
);
const pregnant = words(
  `embaraz* lactando lactancia amamant* dando_seno dando_pecho gestante
  pregnan* breastfeed* breast_feed* nursing conceive`,
);
const illness = words(
  `lupus diabet* hiperten* hipotiroid* tiroides epilep* marcapaso* cancer herpes psoriasis queloid* hemofil* vih asma artritis
  vitiligo dermatitis rosacea eccema infeccion keloid* pacemaker hiv asthma eczema infection`,
);
const may = words(
  `puedo podria puede podemos se_puede debo seguro segura recomendable contraindica* quiero seguir dejar suspender me_hago
  can could should safe ok okay may allowed want stop keep alright`,
);
const mine = words(
  `me mi mis tengo tiene tenia le su salio salieron aparecio aparecieron hizo my i_have got have has noticed i_ve his her`,
);
const general = words(
  `que cual what que_es tratan hacen venden ofrecen manejan treat offer do_you_treat crema_para productos_para`,
);
const afterBirth = words(`despues_del tras postparto estrias melasma_del prenatal after post stretch`);
const plural = words(
  `tratamiento* tratan venden ofrecen quitan eliminan retiran precio cuesta treat sell remove removal offer cost price`,
);

/** What only an examination can tell: no answer may guess it, name a medicine or allow one. */
// A pattern a line, to be read as a table.
// oxfmt-ignore
export const examination: readonly Pattern[] = [
  { says: [words(`es sera seran seria ser sea parece parecera`), disease], within: 5, notAfter: words(`que cual para tratamiento* hacen`), notBefore: words(`se_trata se_cura consultorio`) },
  { says: [words(`is are could might do_you_think looks`), words(`it this that these my mole be like spot rash`), disease], within: 8, notAfter: words(`what where`) },
  { says: [words(`is are`), words(`mole* spot* rash* bump* this it that`), words(`cancer* dangerous serious contagious malignant skin_cancer`)], within: 8 },
  { says: [words(`sera_que seran puede_ser cree_que tendre sere`), words(disease, lesion)], within: 6 },
  { says: [words(`que`), words(`es sera son seran`), words(`esto esta este estas estos eso lo_que`), words(lesion, `tengo salio en_la en_el`)], within: 8 },
  { says: [words(`salio salieron aparecio tengo`), words(lesion, `algo`), words(`que_es que_sera que_tengo que_puede_ser es_malo es_grave`)], within: 14 },
  { says: [words(`what what_s whats`), words(`is are could`), words(`this these that causing it`), lesion], within: 9 },
  { says: [words(`what_s whats what`), words(`this these wrong causing`), words(lesion, `my skin`)], within: 8 },
  { says: [words(`que`), words(`tengo tendre sera_lo_que es_lo_que`), words(`piel cara en_la en_el enfermo enferma grave`)], within: 6, notAfter: words(`con para lo`), notBefore: words(`hacer llevar pagar traer`) },
  { says: [words(`que_tengo lo_que_tengo what_i_have what_do_i_have`)], within: 4, notAfter: words(`algo`), notBefore: words(`anos que_hacer que_pagar hacer llevar pagar traer comprar tener`) },
  { says: [mine, alarming], within: 5, notAfter: words(general, `dejan`), notBefore: words(`de_grasa quitan`) },
  { says: [words(`algo`), words(`raro rara extran*`), words(`piel cara espalda cuerpo`)], within: 7 },
  { says: [words(`weird strange odd funny`), words(lesion, `patch* skin`)], within: 5 },
  { says: [lesion, words(`cambi* crecio creciendo crece sangra* sangre pica rasca duele sano sana negra_que asimetric* irregular* chang* growing grew grown bleed* itch* bigger color_change`)], anyOrder: true, within: 9, notAfter: plural, notBefore: words(`cambiar`) },
  { says: [lesion, words(`no_sana no_cierra no_se_quita no_me_sana no_le_cierra no_cicatriza won_t_heal wont_heal not_healing never_heals doesn_t_heal que_no_sana que_no_cierra`)], within: 9 },
  { says: [words(`puntico* raya linea mancha streak line`), words(`una unas uña nail`), words(`negr* oscur* black dark`)], anyOrder: true, within: 8, notAfter: plural },
  { says: [words(`es_normal is_it_normal is_this_normal sera_normal`), words(`que_me que_se_me que_tenga my que_le for_my to_have that_my o_estoy`)], within: 8 },
  { says: [words(mine, `cayendo caen`), words(`es_normal eso_es_normal`), words(`enferm* grave malo`)], anyOrder: true, within: 30 },
  { says: [words(`preocupar* preocupo preocupa worried worry`), words(`debo debe deberia should i mancha lunar spot mole`)], anyOrder: true, within: 8 },
  { says: [lesion, words(`es_malo es_grave es_peligros* es_cancer* es_benign* es_malign* sera_malo sera_grave dangerous`)], anyOrder: true, within: 14, notAfter: words(`quitar`) },
  { says: [words(`contagi*`)], within: 1 },
  { says: [words(`foto* imagen* photo* picture* pic pics selfie`), words(`que_tengo que_es dice digan diga dicen diagnos* tell_me what_it_is what_i_have saber cree think mirar`)], anyOrder: true, within: 16, notBefore: words(`resultado* antes_y`) },
  { says: [words(`mando envio enviar mandar muestro adjunto adjunte send show attached`), words(`foto* imagen photo* picture* pic`)], within: 6, notBefore: words(`pedido comprobante recibo pago`) },
  { says: [words(`formul* recet* prescrib* prescription`), words(`me algo pastilla* crema* i you nos un una something medicine`)], anyOrder: true, within: 5, notBefore: words(`magistral*`) },
  { says: [words(`diagnostic* diagnos*`), words(`me mi por_chat por_aqui por_foto me_pueden hacer my online can_you`)], anyOrder: true, within: 5, notAfter: words(`equipos`) },
  { says: [words(`que cual which what recomienda* recomendar recommend best algun`), remedy], within: 6, notBefore: words(`venden vende tienen_para vendes sell cabello pelo`) },
  { says: [words(`que which what algo`), words(`crema* unto echo echar pongo tomo tomar aplico tome use cream put take`), words(disease, `quemadura alergia grano*`)], within: 12, notBefore: words(`venden`) },
  { says: [words(`con_que how como`), words(`quita quito curo cura trato treat cure`), disease], within: 8, notBefore: words(`ustedes`) },
  { says: [words(`que`), words(`echo echar pongo tomo tomar unto aplico`), words(`en_una en_la para_la para_una para_el`), words(lesion, disease, `quemadura`)], within: 12 },
  { says: [words(`cuant* cada dosis dose dosage how_many how_much how_often mg gotas`), medicine], anyOrder: true, within: 8, notBefore: words(`cuesta vale price`), notAfter: words(`cuesta vale`) },
  { says: [words(`dosis dose dosage`), words(`tomo tomar medicamento* take me`)], anyOrder: true, within: 8 },
  { says: [words(`cuantas cuantos`), words(`gotas mg pastillas miligramos`)], within: 3 },
  { says: [medicine, words(may, `tomo tomando tome mezclar mix taking take estoy me_pongo combin*`)], anyOrder: true, within: 14, notBefore: words(`venden`) },
  { says: [bloodThinner], within: 3 },
  { says: [words(`queme quemo quemada quemado quemadura burned burnt sunburn*`), words(`sol sun sunburn*`)], anyOrder: true, within: 6, notAfter: words(`por_la por_el`), notBefore: words(`que_crema que_venden venden`) },
  { says: [words(`should can puedo debo`), words(`stop take change dejar suspender parar`), words(`medication medicine treatment pills medicamento* medicina`)], within: 6 },
  { says: [words(`que_me what_should_i what_can_i`), words(`unto echo aplico pongo tomo take use put apply`), words(`esto eso this it`)], within: 8 },
  { says: [pregnant], within: 3, notAfter: afterBirth, notBefore: words(`fotos`) },
  { says: [words(`weeks semanas meses months`), words(`pregnant embarazo`)], within: 4 },
  { says: [words(`tengo soy sufro padezco tuve i_have i_am i_m i_had`), illness, may], anyOrder: true, within: 18, notAfter: words(`ustedes`), notBefore: words(`cita consulta appointment una_cita`) },
  { says: [words(`pica picando rasquina picazon comezon itch* itching itchy`), words(`me mi mucho mucha todo my cuero scalp por_que what why`)], anyOrder: true, within: 6, notAfter: words(`hace_que para_la`), notBefore: words(`zancudo mosquito champu shampoo venden crema`) },
  { says: [words(`me se_me`), words(`descama descamando pela pelando`), words(`que_tengo que_sera por_que es_normal cara`)], within: 8, notBefore: words(`que_venden`) },
  { says: [words(`como_se como_saber como_puedo_saber how_do_i_know how_can_i_tell`), words(`si_tengo si_es if_i_have if_it malign* cancer`, disease)], within: 9 },
  { says: [words(mine), disease, words(`es_eso o_otra or_what o_sera which`)], anyOrder: true, within: 10 },
  { says: [words(`melasma alergia varicela psoriasis eczema acne rosacea`), words(`o or`), words(`alergia otra_cosa something_else eczema varicela rosacea psoriasis acne`)], within: 4, notAfter: words(`tratan treat`), notBefore: words(`tratan treat`) },
  { says: [words(`do_i_have i_have tengo estare estoy`), words(disease, `enferm* sick`), words(`or o i_think creo elbows`)], within: 6, notAfter: words(`si_ya`) },
];
