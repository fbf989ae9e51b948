import type { Pattern } from '../patterns.ts';
import { words } from '../words.ts';

const figure = words(
  `pena verguenza risa ganas emocion gusto placer hambre frio calor susto amor envidia curiosidad dicha sueno
  linda lindo bonit* hermos* bien laugh* embarrass* shame excitement boredom`,
);
const want = words(
  `quiero quisiera quiere queria voy_a boy_a va_a ganas pienso pensando penso prefiero prefiere mejor gustaria deseo dice
  want* wanna going_to gonna think* rather wish* like says tried trying`,
);

/** Who thinks of dying or of hurting themselves. */
// A pattern a line, to be read as a table.
// oxfmt-ignore
export const despair: readonly Pattern[] = [
  { says: [want, words(`morir morirme morirse desaparecer muerta muerto die dead disappear`)], within: 5, notBefore: words(`to_try to_see to_hear to_know`), notFrom: figure },
  { says: [words(`me_quiero me_voy_a me_boy_a me_quisiera se_quiere se_va_a me_dan_ganas_de se_queria`), words(`matar cortar morir`)], within: 6, notBefore: words(figure, `pelo cabello unas hair`) },
  { says: [want, words(`matarme matarse quitarme_la_vida quitarse_la_vida ahorcarme colgarme tirarme lanzarme hacerme_dano hacerse_dano cortarme suicidarme`)], within: 5, notBefore: words(`pelo cabello unas flequillo capul`) },
  { says: [words(`matarme suicid* ahorcarme cortarme_las_venas cortar_las_venas autolesi*`)], within: 3 },
  { says: [words(`haciendo hago hacer hacerme haciendose quiero`), words(`dano`), words(`me yo misma mismo dano`)], within: 4, notAfter: words(`puede crema producto laser`), notBefore: words(`piel pelo`) },
  { says: [words(`me_estoy_haciendo_dano me_hago_dano me_quiero_hacer_dano quiero_hacerme_dano`)], within: 5 },
  { says: [words(`no ya_no sin para_que`), words(`quiero ganas vale aguanto seguir deseo`), words(`vivir viviendo vida existir estar_vivo estar_viva`)], within: 7 },
  { says: [words(`no nunca`), words(`despertar despertarme`), words(`mas manana nunca volver`)], anyOrder: true, within: 5 },
  { says: [words(`no_quiero_seguir`)], within: 3, notBefore: words(`tratamiento usando compr* recib* pedido mensajes correos suscri* sesiones`) },
  { says: [words(`cansad* tired sick`), words(`vivir vida living life`)], within: 4 },
  { says: [words(`pienso pensando thinking`), words(`muerte death`)], within: 8 },
  { says: [words(`pensamiento* ideas idea thoughts`), words(`hacerme_dano hacerse_dano morir* suicid* matarme matarse muerte self_harm hurting`)], within: 5 },
  { says: [words(`way manera forma`), words(`die morir morirme morirse`)], within: 4 },
  { says: [words(`cortes corto corte cortado cut cutting cuts`), words(`brazos venas munecas wrists arms veins`)], within: 5, notAfter: words(`blood`) },
  { says: [words(`no_one nobody nadie`), words(`miss extran*`)], within: 5, notBefore: words(`que_mi`) },
  { says: [words(`quitar quitarse quitarme`), words(`la_vida`)], within: 4 },
  { says: [words(`sentido`), words(`vida vivir`)], within: 4, notBefore: words(`del_humor`) },
  { says: [words(`estaria estar seria`), words(`muerta muerto mejor_sin_mi mejor_no_estar mejor_no_vivir`)], within: 4 },
  { says: [words(`mejor`), words(`no_estar no_vivir no_existir muerta muerto`)], within: 4 },
  { says: [words(`extranar* falta importa`), words(`si_me_muero si_muero cuando_muera si_no_estoy`)], within: 6 },
  { says: [words(`odio hate`), words(`mi_vida vivir my_life living`)], within: 3 },
  { says: [words(`acabar terminar`), words(`con_mi_vida con_todo`)], within: 5 },
  { says: [words(`kill killing hurt hurting harm harming cut cutting`), words(`myself himself herself themselves`)], within: 3, notBefore: words(`shaving`) },
  { says: [words(`end ending`), words(`my_life his_life her_life it_all`)], within: 4 },
  { says: [words(`don_t dont not no never`), words(`want_to reason_to worth wanna`), words(`live living be_alive be_here alive wake_up exist`)], within: 8 },
  { says: [words(`life`), words(`isn_t not pointless over`), words(`worth living pointless over`)], within: 5 },
  { says: [words(`better`), words(`off`), words(`without_me dead`)], within: 5 },
  { says: [words(`carta nota letter note`), words(`despedida despedirme suicid* goodbye`)], within: 4 },
  { says: [words(`no_aguanto no_doy no_puedo`), words(`mas`), words(`despedi* despedirme adios`)], within: 9 },
  { says: [words(`point reason sentido`), words(`being_here going_on living seguir_aca seguir_aqui`)], within: 4 },
  { says: [words(`no_quiero no_quiere`), words(`estar seguir`), words(`mundo`)], within: 6 },
  { says: [words(`been_cutting self_harm* selfharm* suicid*`)], within: 3, notBefore: words(`hair back down`) },
];
