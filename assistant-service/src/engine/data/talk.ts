/**
 * How people talk, in the notation of aliases (`KnowledgeEntry`); here `#` is any number and `=` begins what is all of a
 * message.
 */
export const talk = {
  /** To the machine, in anger. */
  insult: [
    'idiota/estúpid*/imbécil/marica/mariquita!/maricon*/hijue*/hijo_de_puta/hp/hpta/jueputa/malparid*/inútil/basura/porquería/mierda/puta/puto/pendej*/guevon*/huevon*/careverga/verga/bobo/boba/bruto/bruta/tonto/tonta/payaso/payasa/ladrón/ladrona/ratero/ratera/estafador*/una_estafa/qué_asco/asquer*/gonorrea/pirobo/zorra/inept*/incompetente/no_sirve_para_nada/no_sirven_para_nada/no_sirven_pa_nada/pésim*/pailas/los_odio/te_odio/cállate',
    'stupid/idiot/idiots/moron*/useless/garbage/trash/dumb*/fuck*/shit*/bullshit/asshole*/suck/sucks/crap*/bitch*/pathetic/scam*/thieves/worst/hate_you/screw_you/shut_up/bastard/bastards/loser/jerk/go_to_hell/screw_this/váyase_a/váyanse_a/vete_a_la/coma_mierda/coman_mierda',
    '-tengo_gonorrea/síntoma/basura_de/basura_en/me_siento/i_feel/look_stupid/quedar/verme/trash_can/tratan_la_gonorrea/worst_time/worst_thing/worst_part/worst_case',
  ],
  /** Attempts to give it another role. */
  order: [
    'ignor*/olvid*/salt*/desobede*/forget/disregard/bypass/override instruc*/regla*/rule*/órdenes/indicaciones/prompt*/programación/restricciones/límit*/guideline*/filter*/previous/todo_lo_anterior/everything/anterior/anteriores',
    'prompt*/jailbreak/modo_desarrollador/developer_mode/dan_mode/system_message/mensaje_de_sistema/api_key/api_keys/contraseña/password/código_fuente/source_code/sql/drop_table/sudo/admin/root!',
    'base_de_datos pacientes/clientes',
    'actúa/actúe/comport*/haz_de_cuenta/finge/finja/pretend/roleplay/role_play/you_are_now/ahora_eres/a_partir_de_ahora/imagin*/act! como/eres/ser/are/as/like/un/una/a/an -act_like_adults/act_now',
    'repite/repita/repeat/di_exactamente/diga_exactamente/say_exactly/confirme_que/confirma_que/confirme_el/confirme_la/confirm_el/confirm_la/responde_solo/answer_only_with',
    'tus/sus/your/the/system/initial instrucciones/instructions -procedimiento/tratamiento/care',
    'your/the/initial system!',
    'muestra*/muestre*/revel*/reveal/show/print/dump instruc*/prompt/config*/secret*/datos_de_otros/datos_de_los',
    'datos_de_otro/datos_de_otra/datos_de_otros/datos_de_otras paciente',
    'other_patient/other_patients',
  ],
  /** What no clinic could answer. */
  offTopic: [
    'chiste/adivinanza/poema/poesía/canción/cuéntame_un_cuento/un_cuento/trabalenguas/joke/poem/riddle/sing!/song/songs/story_about/tell_me_a_story/haiku/essay/ensayo/tarea!/homework/cuento_corto',
    'receta_de/receta_para/receta_del/recetas_de/recetas_para -receta_de_crema/receta_para_crema/medic*/anteojos/lentes',
    'recipe/cook/cooking/bake',
    'how_do/how_can/how_to make/cook/bake/fix/build -booking/appointment/payment',
    'cómo hago/hace/preparo/prepara/cocino/cocina arepa/ajiaco/sancocho/torta/pizza/arroz/huevo/empanada/bandeja/lentejas/pan!/café/postre/ponqué',
    'capital_de/capital_del/capital_of/presidente/presidenta/president/congreso/senador/alcalde/elecciones/election/votar/vote/petro/uribe/trump/putin/polític*/gobierno/guerra/war!/izquierda_o_derecha -política_de',
    'fútbol/soccer/partido!/partidos!/mundial/world_cup/selección_colombia/nacional_o_medellín/goles/messi/james_rodríguez/nba/f1/quién_ganó/who_won/football/super_bowl',
    'clima/pronóstico/va_a_llover/lloverá/weather/forecast/temperature_outside/horóscop*/signo_zodiacal/zodiac/tarot/lotería/lottery/baloto -clima_seco/clima_frío',
    'bitcoin/acciones_de/stock_market/stocks/precio_del_dólar/dólar_hoy/trm/netflix/película/movie/movies/serie_de_tv/series_recomiendas/noticia/news/videojuego/minecraft/fortnite',
    'python/javascript/java/html/excel/algoritmo/programa_en/programar_en/prográmame/debug/código_en/código_para',
    'write code/program/script/function/poem/essay/story/song',
    'escrib* código/poema/ensayo/canción/cuento!/carta/programa',
    'cuánto_es_#/cuánto_es_la_#/what_is_#/what_s_#/calcula_#/solve_#/resuelve_#/suma_#/#_x_#/#_por_#/#_mas_#/#_menos_#/#_times_#/#_plus_#/#_minus_#/#_divided_by_#/#_entre_#/#_dividido_#/raíz_cuadrada/square_root/ecuación/equation/derivada_de/teorema',
    'traduc*/translate/sentido_de_la_vida/meaning_of_life/existe_dios/does_god/quién_inventó/quién_descubrió/quién_escribió/quién_pintó/who_invented/who_discovered/who_wrote/who_painted/qué_hora_es/what_time_is_it/extraterrestre/alien/aliens',
    'cuántos habitantes/planetas/huesos/países',
    'how_many planets/countries/people',
    'te_amo/cásate/quieres_ser_mi/eres_linda/sexo/sexy/porno/nude/nudes/novio/novia/marry_me/i_love_you/date_me/girlfriend/boyfriend',
    '-piel/acné/mancha/arruga/skin/hair/pelo/cabello/botox/láser/clínica/clinic/crema/dermat*/cita/mi_novio/mi_novia',
  ],
  /** Who it takes the machine for. */
  profession: [
    'eres/es_usted/usted_es/sos/are_you doctor/doctora/médico/médica/dermatólogo/dermatóloga/enfermero/enfermera/dermatologist/nurse/physician -quiero/necesito/hiring',
  ],
  identity: [
    'eres/es_usted/usted_es/sos/esto_es/hablo_con/hablando_con/chateando_con/atiende/responde/contesta/hay/quién/es_un/es_una robot/bot/máquina/persona/humano/ia!/real!/inteligencia_artificial/chatbot/chatgpt/chat_gpt/gpt/computador/automátic*',
    'quién_eres/quién_es_usted/quién_sos/cómo_eres/cómo_te_llamas/cómo_te_llama/cómo_se_llama_usted/cómo_te_dicen/cuál_es_tu_nombre/con_quién_hablo/con_quién_estoy_hablando/con_quién_tengo_el_gusto/quién_te_hizo/quién_te_creó/quién_lo_hizo/quién_te_programó/chatgpt/chat_gpt/inteligencia_artificial/=cómo_se_llama',
    'qué_puedes!/qué_sabes!/qué_podrías/qué_más_puedes!/en_qué_puedes!/en_qué_podrías hacer/ayudar*/responder',
    'para_qué_sirves/para_qué_sirve_este/para_qué_sirve_usted/para_qué_sirve_el_chat/para_qué_sirve_el_bot/para_qué_sirve_el_asistente/qué_eres/qué_es_este_chat',
    'en_qué/qué puede/pueden/podrías/podría ayudar*/colaborar*',
    'cómo_funciona_este/cómo_funciona_el chat/asistente/bot',
    'are_you/is_this/am_i_talking/am_i_speaking/am_i_chatting/this_is robot/bot/machine/person/human/real!/ai!/chatgpt/chatbot',
    'who_are_you/who_made_you/who_built_you/your_name/what_can_you_do/what_can_you_help/what_can_you_answer/what_could_you_do/what_are_you/which_model/what_model/what_language_model/artificial_intelligence/gpt -what_can_you_do_for/what_can_you_do_about',
    'how_does_this chat/bot/assistant',
    '-doctora/doctor!/dermatólog*/director*/manager/dueñ*/gerente/cirujan*/quiero/necesito/comunic*/want/prefer/rather',
  ],
  price: [
    'cuánto cuesta/cuestan/vale/valen/cobra/cobran/cobrarían/costaría/costaria/valdría/piden/valor/hay_que_pagar/toca_pagar/tendría_que_pagar/debo_pagar -valdrá_la_pena',
    'cuánto_sale/cuánto_salen/cuánto_me_sale/cuánto_nos_sale/cuánto_saldría/cuánto_me_saldría/cuánto_me_toca/cuánto_es/cuánto_sería/cuánto_por/a_cómo/qué_vale',
    '=cuánto',
    '=y_cuánto',
    '=como_cuánto',
    '=valor',
    '=valores',
    '=how_much',
    'precio/precito/costo/tarifa/cotiz*/descuento/promo/promoción/oferta/presupuesto/black_friday/rebaja/gratis/gratuit*/económic*/barat*/caros!/caras!/es_caro/es_cara/muy_caro/muy_cara/más_barat*',
    'qué_valor/cuál_es_el_valor/valor_de/valor_del/valor_por/valor_para/valor_aproximado/tiene_costo/tienen_costo/tiene_algún_costo/tiene_valor',
    'how_much_is/how_much_are/how_much_do/how_much_does/how_much_did/how_much_for/how_much_would/how_much_will/how_much_to/how_much_you -hurt/pain/time/sun/hair_loss/hair_fall',
    'price/prices/priced/pricing/cost/costs/rates!/rate!/fee/fees/quote/quotes/discount/promotion/promo/deals!/deal!/special!/specials!/cheap*/expensive/affordable/budget/charge/charged/charges/for_free/free_assessment/free_consult*/free_of_charge/assessment_free/consultation_free/it_free/is_*_*_free',
    '-precio_por_confirmar/cobraron!/charged_twice/charged_me_twice/at_any_cost/quality/my_card_was_charged/valores_de',
  ],
  sessions: [
    'cuántas_sesiones/sesiones_necesit*/cada_cuánto/cada_cuántas/cada_cuántos/frecuencia/repet*/cuántas_veces/how_many_sessions/how_often/how_many_times/repeat*/sessions_do',
  ],
  recovery: [
    'recuperación/incapacidad/reposo/cuidados/después_de/después_del/puntos!/morado/hinchaz*/downtime/recovery/recover/aftercare/stitches/bruis*/time_off',
  ],
  duration: [
    'cuánto_dura/cuánto_tiempo_dura/cuánto_se_demora/cuánto_tiempo_se_demora/cuánto_demora/cuánto_toma/cuánto_tarda/duración/cuántos_minutos/cuánto_tiempo/how_long/duration/how_much_time',
  ],
  notFor: [
    'quién_no_puede/contraindica*/no_conviene/puedo_hacerme*/contraindication*/who_should_not/can_i_have/can_i_get',
  ],
  idealFor: [
    'para_qué_sirve/para_qué_es/para_quién/a_quién/indicad*/sirve_para/who_is_it_for/what_is_it_for/good_for',
  ],
  shopping: [
    'producto/productico/venden/vendan/vendes/vender/venta/comprar/compro/tienda/catálogo/product/sell/buy/shop/store/brand/carry/catalog/catalogue/rutina/routine/skincare',
    'marca -marca_de/marca_del/marca_en/marca_por/marca_que/marcas_de/marcas_del/marcas_en/marcas_por/marcas_que',
  ],
  pain: ['duele*/dolor*/arde/ardor/molesta/anestesia/hurt*/pain*/sting*/numb*/uncomfortable'],
  pregnancy: [
    'embaraz*/gestante/gestación/encinta/lactan*/lactar/amamant*/dando_pecho/pregnan*/breastfeed*/breast_feed*/nursing/expecting',
  ],
  need: [
    'algo_para/algo_pa/algo_con/algo_que/qué_uso/qué_me_aplico/qué_me_echo/anything_for/something_for/something_to/qué_sirve/qué_me_sirve/qué_recomiend*/qué_me_recomiend*/qué_puedo_usar/qué_me_puedo_usar/sirve_para/bueno_para/what_can_i_use/what_is_good/what_do_you_recommend',
  ],
  comparison: [
    'diferencia/comparar/comparación/versus/vs/difference/compare/compared',
    'mejor/better o!/or!',
  ],
};

/** What counts only where a message asks for nothing else; the longer first. */
export const courtesies = {
  thanks: `
    muchas gracias, mil gracias, muchisimas gracias, un millon de gracias, gracias, agradec*, muy amable, chao,
    chau, adios, hasta luego, nos vemos, listo, perfecto, excelente, genial, vale, ok, okay, okey, dale,
    entendido, bueno, de una, super, bien, a la orden, para servirle, que pena la molestia, dios le pague,
    dios les pague, dios lo bendiga, dios le bendiga, dios les bendiga, feliz dia, feliz tarde, feliz noche,
    thanks a lot, thanks so much, thank you so much, thank you very much, thanks a million, thanks a bunch,
    thank you, thanks, thankyou, thx, ty, bye, goodbye, perfect, great, cheers, appreciate*, got it, see you,
    awesome, cool, have a nice *, have a good *, have a great *`,
  greeting: `
    muy buenas tardes, muy buenas noches, muy buenas, wenas, wena, buenas tardes, buenas noches, buenos dias,
    hola, holi, holis, ola, holaa*, buenas, tengan ustedes, yo what s up, anybody there, anybody here,
    anyone there, anyone here, buen dia, buenos, que tal, que mas, saludos, hey, alo, quiubo, quihubo,
    quiubole, que hubo, como esta, como estan, como estas, como me les va, como le va, como les va, como van,
    como va, hello, hi, hiya, good morning, good afternoon, good evening, good day, greetings, howdy, whats up,
    what s up, sup, how are you doing today, how are you doing, how are you today, how are you, how s it going,
    hay alguien, estan ahi, una consultica, una preguntica, una preguntita, una pregunta, una inquietud,
    espero que bien, is this the clinic, es la clinica, todo bien, espero que esten muy bien,
    espero que esten bien, espero que todos esten bien, hope you are well, hope you are doing well,
    how is it going`,
  address: `
    parce, vecino, vecina, sumerce, senorito, senorita, cordial, cordiales, pues, amigo, amiga, amigos, amigas,
    querido, querida, queridos, queridas, estimado, estimada, estimados, estimadas, everyone, folks, guys,
    team, dear, sir, madam, lot, mucho, muchisimo`,
};

/** What a visitor says around the wish for a product. */
export const aroundProducts = `
  productos producto tienda compr* vend* algo marcas marca linea sirv* busc* recomiend* mejor rutinas rutina routine piel usar usa uso use como modo aplic* products product shop store buy sell brands brand something looking recommend* best good skin apply carry tratar cutis cara rostro face`;
