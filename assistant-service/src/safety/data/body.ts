import { ar, er, words } from '../words.ts';

/** Lists of which the patterns are combined. Folded; Spanish first, then English. */

export const person = words(
  `mama* papa* mami papi madre padre hij* nin* bebe* nene* nena* espos* marido mujer abuel* abuelit* tia tio herman* sobrin*
  niet* prim* amig* novi* pareja senor* chic* el ella ellos alguien sueg* cunad* companer* paciente
  he she him her they dad mom mum mother father son daughter kid* child* baby toddler* husband wife brother sister
  friend grandma* grandpa* grandmother grandfather someone boy girl man woman infant boyfriend girlfriend wont`,
);
export const child = words(
  `hij* nin* bebe* nene* nena* sobrin* niet* pelad* anitos meses son daughter kid* child* baby toddler* boy girl infant
  nephew niece grandson`,
);
export const no = words(
  `no ni sin nunca tampoco nada dejo deje not never cannot cant wont t stop* hasn hasnt isnt isn`,
);
export const cannot = words(
  `no_puedo no_puede no_pueden no_pude no_pudo no_podia no_logro no_logra no_consigo no_me_deja no_soy_capaz
  casi_no apenas cuesta costando dificil dificultad* trabajo
  cannot cant can_t can_not couldn_t couldnt could_not unable hard difficult* trouble barely struggl* hardly can_barely`,
);
export const very = words(
  `much* demasiad* bastante* harto harta hartisim* chorros chorro borbotones montones full terrible*
  a_lot lot lots much heavily badly profusely everywhere nonstop too_much so_much terribl* like_crazy`,
);
export const awful = words(
  `insoportable* horribl* terrible* espantos* atroz muchisim* brutal intens* fuertisim* fuerte_fuerte
  unbearable excruciating agony agonizing extreme severe intense terrible awful horrible worst`,
);
export const pain = words(
  `duel* dolor* dolio doliendo adolorid* punzada* painful hurt* pain* ache* aching stabbing sore`,
);
export const since = words(
  `desde despues tras ayer hoy anoche after since from yesterday today tonight last`,
);

export const airway = words(`garganta gaznate traquea lengua throat tongue airway`);
export const face = words(
  `cara rostro carita labio* boca lengua parpado* ojo* cachete* mejilla* garganta cuello
  face lip lips mouth tongue eyelid* eye eyes throat neck`,
);
export const zone = words(
  `labio* nariz naricit* mejilla* cachete* pomulo* frente menton menton entrecejo surco* lip lips nose cheek* forehead chin`,
);
export const skin = words(zone, `piel cara rostro zona area parte donde skin face spot where`);
export const body = words(
  skin,
  `mano* brazo* pierna* pie pies dedo* cuerpo cuello cuerito barriga abdomen espalda ceja* oreja* muslo* cabeza
  pelo_no hand hands arm* leg* foot finger* body neck belly back scalp herself himself myself`,
);
export const eye = words(`ojo* ojito* eye eyes`);
export const chest = words(`pecho pechito torax corazon chest heart`);
export const wound = words(
  `herida* cortad* corte* puntos cirugia procedimiento* relleno* inyec* lipo* incision lunar laser peeling hilos
  wound* cut cuts stitches surgery procedure filler* inject* incision mole peel threads`,
);

export const swollen = words(
  ar('hinch inflam'),
  `hinchadisim* inflamadisim* swelling swollen swelled swells swell_up puff* ballooned balloon* globo blew_up blown_up huge enormes`,
);
export const closing = words(
  ar('apret'),
  `cierra cerro cerrando cerrandose cerrandoseme cerrada cerrado cerraron closing closed clos* shut* tight*`,
);
export const hives = words(`roncha* ronchit* brotad* brote* sarpullid* urticaria habones hives rash welts`);
export const breathe = words(`respir* resuell* breath* air aire`);
export const blood = words(`sangre sangra* sangro sangrado sangraza hemorragi* blood bleed* bled hemorrhag*`);
export const vomit = words(
  `vomiting vomitando vomito vomit* escupiendo escup* tosi* tose orin* botando_por throwing throw* threw puk* cough* spit* pee* pis* urin*`,
);
export const fever = words(
  `fiebre calentura escalofri* febril temperatura 38 39 40 fever* chills shiver* temperature`,
);
export const skinMark = words(
  wound,
  `pus materia rojo roja rojas caliente* hinchad* brote brotad* brotes roncha* mancha* moradas llaga* ampolla* infect* sarpullid*
  red hot rash hives spot spots blister* patch* oozing infected swollen sore sores`,
);
export const filler = words(
  `rellen* hialuronic* inyec* pinch* inyecte acido_hialuronico hilos rinomodel* botox toxina biopolimer* bioestimul* radiesse
  armonizacion filler* inject* hyaluronic thread* juvederm restylane`,
);
export const badColor = words(
  `blanc* palid* morad* negr* gris* azul* violet* marmol* jaspead* reticul* oscur* cenizos*
  white pale purple black gray* grey* blue* mottl* lac* dusk* dark* blanch* marbl*`,
);
export const turns = words(
  `puso pusieron poniendo ponen pone quedo quedaron quedando volvio volvieron volviendo esta estan tengo tiene siento
  turn* went going gone gets getting got is are looks look became becoming feels`,
);
export const burned =
  words(`queme quemo quemaron quemada quemado quemadas quemados quemando quemaste quemaduras quemadura
  abras* achicharr* burned burnt burning burns scald* a_burn the_burn my_burn`);
export const hotThing = words(
  `aceite hirviendo hirviente caliente caliente vapor plancha horno estufa sopa cafe tinto cera exosto candela fuego gasolina polvora vela
  electric* chocolate peeling laser secador depil* luz_pulsada ipl
  oil boiling hot wax iron stove oven coffee tea soup exhaust fire steam peel heater curling`,
);
export const chemical = words(
  `acid* quimic* cloro limpido clorox lejia soda_caustica sosa amoniaco removedor quitaesmalte acetona thinner
  varsol desengrasante desinfectante pegante superbonder fenol tca gas_pimienta aerosol_de_pimienta pepper_spray
  acid* chemical* bleach lye ammonia acetone glue disinfectant`,
);
export const product = words(
  chemical,
  `producto* crema* gel champu* shampoo* jabon locion tonico alcohol perfume bloqueador protector suero* serum retinol tinte
  product* cream* lotion toner soap sunscreen dye peroxide`,
);
/** Nobody swallows these on purpose and stays well. */
export const poison = words(
  chemical,
  `veneno* raticida insecticida gasolina detergente desodorante alcohol_antiseptico perfume tinte esmalte
  poison detergent gasoline perfume polish remover antifreeze nail`,
);
export const notFood = words(
  poison,
  product,
  `pila* moneda* bateria* aceite implante boton_de pastilla* pepa* remedio medicamento* frasco tarro tubo tapa aguja vitaminas_de
  aceite_de mascarilla labial balsamo pomada unguento vaselina maquillaje acondicionador colonia
  battery coin* pill* medicine* bottle tube cap needle balm ointment mask makeup conditioner micellar wash perfume`,
);
export const ingested = words(
  ar('trag chup'),
  er('beb'),
  `comio comi comieron comiendo comido tome tomo tomaron tomado tomando bebi bogue bogo mande lamio lami ingirio ingeri ingirieron ingest* boca
  swallow* drank drunk drinking ate eaten eating licked sucked took taken`,
);
export const pills = words(
  `pastilla* pasta pastas pepa* tableta* capsula* medicamento* remedio* frasco acetaminof* dolex advil clona* ibuprofen* zolpidem trazodon* sertralin* tylenol xanax pill* tablet* bottle medication* meds`,
);
export const tooMany = words(
  `much* tarro todas todos demasiad* entero entera completo completa diez doce quince veinte treinta cuarenta cincuenta twenty thirty forty fifty 10 12 15 16 20 24 25 30 40 50 60 100 unas_cuantas varias monton sobredosis
  many all whole bunch handful entire too_much lot`,
);
export const faint = words(
  `desmaye desmayado desmayada desmayando desmayaron desmayandose se_desmayo nos_desmayo se_nos_desmayo
  faint fainted fainting passed_out passing_out blacked_out blacking_out collaps* desplom* patatus yeyo went_limp gone_limp unconscious inconscient*
  se_privo quedo_privad*`,
);
export const ill = words(
  `maread* mare* vomit* mal malisimo debil roja morada respir* palpitaciones taquicardia desmay* ahog* fiebre
  dizz* lightheaded light_headed faint* vomit* sick breath* weak nause*`,
);
export const enters = words(
  `roci* fue cayo cayeron entro entraron salpico eche echo echaron metio meti rego regue derramo untaron unte
  splash* spill* got get went dropped poured pulled tipped knocked sprayed put`,
);
export const limb = words(
  `brazo* pierna* mano* pie lado cara boca cuerpo mitad dedo* arm* leg* hand* side face half mouth body`,
);
export const numb = words(
  `durmio dormid* durmiendo adormec* entumec* paraliz* tiesa tieso numb* paralyz* paralys* tingl* hormigue*`,
);
export const half = words(`medio media mitad lado half side`);
export const crooked = words(
  `torc* torci* torid* desvio desviada desviado desvi* chuec* cayo cayendo caida caido ladead* twisted drooping twist* droop* crooked sagging`,
);
export const see = words(`veo ve vemos ver ven mirar viendo mira see seeing sees`);
export const blur = words(
  `borros* nubl* doble opac* empana* oscur* negro sombra* destello* luces lucecitas rayos blur* double cloud* fuzzy dark flash* black`,
);
export const animal = words(
  `perr* pitbull gat* serpiente* culebra* vibora* mapana alacran* escorpion* arana* raton murcielago mico
  dog* cat cats snake* scorpion* spider* rat bat monkey`,
);
export const stinger = words(`avispa* abeja* hormiga* medusa* bee bees wasp* jellyfish`);
export const bitten = words(
  `mordi* ataco clavo mordedura* muerd* pico picado picada picaron picadura* bit bitten bite bites stung sting* mauled tore attack* destroz*`,
);
export const onPage = words(
  `pagina* boton* foto* video* pantalla imagen* texto letra* precio* resultado* pedido* carrito web sitio mapa
  page* button* photo* picture* screen image* text price* result* order* cart site website video map`,
);
