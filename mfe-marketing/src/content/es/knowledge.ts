import type { KnowledgeWords } from '#content/types.ts';

/** How visitors speak of the clinic, its people, its rules and its articles, and what they ask. */
export const knowledge: KnowledgeWords = {
  // What the settings answer, and what the site says nothing of (`absent`).
  wishes: {
    hours: [
      'horario',
      'a_qué_hora/hasta_qué_hora/desde_qué_hora/qué_hora/qué_horas/qué_día/qué_días -qué_hora_es/puntos',
      'días_de_atención/atendiendo/24_horas/jornada/cuándo_abren/cuándo_cierran/cuándo_atienden',
      'abren/abre/cierran/cierra/abierto/abierta/cerrado',
      'atienden/trabajan/hay_atención/atención/están/hay_servicio/van hoy/mañana/sábado/domingo/festivo/feriado/puente/fin_de_semana/fines_de_semana/lunes/noche/mediodía/diciembre/navidad/semana_santa',
      '=domingos',
      '=festivos',
      '=sábados',
      '=los_domingos',
      '=y_los_sábados',
      '=y_los_domingos',
      '=los_sábados',
      'las_# todavía/aún/atienden/abren/hay',
      '-poro/puntas/pelo/cabello/sol/protector/bloqueador/cupo/cita/agenda/herida/cicatriz/cicatrices/cicatrizar/capítulo/botox/láser/horas_de_sueño/los_puntos/los_poros/asistente/robot',
    ],
    address: [
      'dirección/ubicación/ubicados/ubicadas/ubicado/ubicada/google_maps/sede/cómo_llego/cómo_llegar/cómo_se_llega/cómo_hago_para_llegar/referencia_para_llegar/indicaciones_para_llegar -correo',
      'mapa -mapa_corporal/mapa_de/corporal',
      'queda!_por/queda!_en/quedan!_por/quedan!_en/queda!_cerca/quedan!_cerca/queda!_lejos/quedan!_lejos/queda!_muy/quedan!_muy',
      'cerca_de/cerca_del/cerca_al metro/poblado/parque/centro/aeropuerto/estación',
      'dónde/adónde están/está/queda!/quedan!/se_encuentran/encuentro/atienden/voy/funcionan/es!',
      'en_qué_ciudad/en_qué_barrio/en_qué_piso/en_qué_edificio/en_qué_torre/en_qué_sector/en_qué_dirección/en_qué_parte/en_qué_lugar/en_qué_zona',
      '=dónde',
      '=y_dónde',
      'están_en/tienen_sede_en/tienen_consultorio_en/atienden_en medellín/bogotá/cali/pereira/envigado/barranquilla/bucaramanga/cartagena/rionegro/sabaneta/itagüí/poblado',
      '-correo/ip!/estudi*/pedido/paquete/botox/inyect*/aplic*/datos/domicilio/domicilios/mancha/lunar/comprar/compro',
    ],
    booking: [
      'agend*',
      'reserv*/pedir/pido/sacar/saco/separar/apartar/aparto/programar/solicitar/coger/conseguir/quiero/quisiera/necesito/deseo/gustaría/hacer/hacen/una/dan/dar/darme/regal*/tienen/hay/asign* cita/citica/valoración/turno/consulta/cupo/espacio!',
      'tienen/hay cita/turno/disponibilidad/agenda/cupo/espacio!',
      '=cita',
      '=citas',
      '=valoración',
      '=turno',
      '=reserva',
      '=reservar',
      '=consulta',
      'cita_con/cita_para/cita_de/cita_disponible/cita_en/cita_el/cita_la/cupo/disponibilidad/sin_cita/agenda_disponible',
      'ver/atender/atienden/atiendan hoy/mañana/esta_tarde/esta_semana/este_mes/este_fin/el_lunes/urgente -abren/horario/domingo/sábado',
      'que_me_vea/que_me_vean/que_me_atienda/que_me_atiendan/que_me_revise/que_me_revisen/que_me_examine/que_me_examinen/que_me_valoren/quiero_ver_a/quiero_ir_donde',
      'puedo_ir/podría_ir hoy/mañana/ya!/sin_cita/esta_semana',
      'tienen_algo_para hoy/mañana/esta_semana',
      '-remisión/orden!/órdenes!/referid*/autorización/eps/seguro/póliza/prepagada/llevar/llevo/preparar*/cancel*/reprogram*/aplaz*/mover/dura/demora/cómo_es/primera/duele/acompañ*/maquill*/incluye/consiste/virtual*/videollamada/online/telemedicina/video/formulario/obligatoria/cambiar/cambio/pregunto/preguntar/no_espera/cuesta/paso_a_paso/preguntas',
    ],
    contact: [
      'cancel*/reprogram*/reagend*/aplaz*/cambi*/mover/correr/posponer/modificar/anular cita/turno/valoración/consulta/hora -gratis',
      '=cancelar',
      '=quiero_cancelar',
      '=reprogramar',
      '=reagendar',
      'no_puedo/no_podré/no_alcanzo_a/no_voy_a_poder ir/llegar/asistir',
      'teléfono/celular/fijo/whatsapp/whats_app/wasap/guasap/wpp/wsp/correo/email/e_mail/contact*/pbx/línea_de_atención/línea_telefónica/telefónic*',
      'número_de/número_para/su_número/el_número/un_número/algún_número/qué_número/tienen_número/=número -número_de_sesiones/número_de_pedido',
      'llamar/llamarlos/llamarles/llamarlo/llamarme/me_llaman/me_llamen/me_pueden_llamar/me_escriben/me_contactan',
      'hablar/comunic*/chatear/pas*/escribir/atiend*/conect* alguien/persona/asesor*/humano/humana/ustedes/recepción/recepcion*/secretaria',
      'hablar_con/comunicarme_con/comunicar_con/pasar_con/páseme_con un_médico/una_médica/el_doctor/la_doctora/un_doctor/una_doctora/médico',
      'asesor/asesora/humano/humana/recepción/secretaria/servicio_al_cliente/atención_al_cliente/atención_al_usuario/atención_al_paciente/call_center/me_comunico/los_contacto/a_dónde_escribo/a_dónde_les_escribo/instagram/insta/facebook/tiktok/redes_sociales/redes/youtube/twitter',
      '-visto/vi!/inteligencia/lentes_de_contacto/dermatitis/datos/luz/mancha/número_de_sesiones/número_de_pedido/pantalla/robot/producto/pedido/rutina/máquina',
    ],
    absent: [
      'rinoplastia/rinomodelación/liposucción/lipoescultura/lipotransferencia/lipopapada/lipo/abdominoplastia/mamoplastia/mamas/senos/busto!/implante/bichectomía/blefaroplastia/otoplastia/lipedema -tengo_implante',
      'cirugía_plástica/cirugía_bariátrica/cirugía_refractiva/cirugía_de_nariz/cirugía_de_ojos/cirugía_de_párpados/cirugía_de_senos/lifting_facial_quirúrgico',
      'injerto/trasplante/transplante/implante pelo/cabello/capilar/barba/ceja',
      'dental/dentales/dientes/muela/odontolog*/ortodoncia/brackets/psicolog*/nutricion*/ginecolog*/pediatra/urolog*/ortoped*/oftalmolog*/cardiolog*/fisioterap* -crema_dental/pasta_de_dientes',
      'tatuaj*/tatua* -tengo_tatuaj*/encima_de/sobre_un_tatuaj*/sobre_el_tatuaj*/láser',
      'perforaciones/piercing/maquillaje_permanente/micropigment*/microblading/pestaña/manicur*/pedicur*/uña_acrílica/uñas_semipermanentes/uñas_en_gel/peluquería/corte_de_pelo/corte_de_cabello/keratina/alisado/barbería/bronceado/solarium/autobroncea*/extensiones/laminado/ceja_hd -antes/después/láser/preparar',
      'tinte!/tintes!/tinturar -pelo_tinturado/cabello_tinturado',
      'depilación_con_cera/depilación_en_cera/depilación_con_hilo/con_cera -láser',
      'criolipólisis/coolsculpting/hifu/ultherapy/morpheus*/mesoterapia/carboxiterapia/ozonoterapia/sueroterapia/plasma_rico/prp/escleroterapia/várices/arañas_vasculares/hiperhidrosis/sudoración/enzimas/lipolític*/exosomas/polinucleótidos/balón_gástrico/ozempic/semaglutid*/cámara_hiperbárica/acupuntura/vacuna/bajar_de_peso/adelgazar',
      'wifi/wi_fi',
      'empleo/trabajo_con_ustedes/trabajar!_con/trabajar!_en/trabajar!_allá/trabajar!_ahí/trabajar!_para/vacante/contratando/contratan/hoja_de_vida/currículum/prácticas/pasantía/rotación/internado -quién/plataforma',
      'mascota/perro/perrito/perra/perrita/gato/gata/gatito/gatita/veterinari* -gato_por_liebre/pelo_de_mi/pelo_de_perro/pelo_de_gato/alerg*_a/alerg*_al',
      'a_domicilio/hasta_mi_casa/hasta_la_casa/a_mi_casa/van_a_la_casa/van_a_casa -pedido/producto/crema/envío/envían/entregan/mandan/champú/compr*',
      'consulta/cita/valoración/atienden/atención/teleconsulta/médico/médica/sesión/control virtual*/videollamada/en_línea/online/remota/por_zoom/a_distancia/por_teléfono',
      'telemedicina/teleconsulta/telederma*',
      'incapacidad_médica/incapacidad_laboral/dan_incapacidad/incapacidades/certificado/excusa_médica/excusa_laboral/constancia -rethus/doctor*',
      'tarjeta_regalo/tarjeta_de_regalo/bono/membres*/fidelización/acumul*_puntos/puntos_por/referidos/afiliad*/influencer/colabora*/canje/distribuidor*/por_mayor/al_por_mayor/mayorista/franquicia*/proveedor/proveedores -parche*',
      'factura*/rut!/nit!/razón_social/cámara_de_comercio -datos',
      'sucursal/otra_sede/sedes!',
      'otro_país/otros_países/fuera_de_colombia/el_exterior/internacional* -vengo/viajo/soy_de/vivo/llego/datos',
      'envían/envío/envíos/mandan/despachan miami/usa/europa/españa/estados_unidos',
      'curso/capacitación/taller/entrevista/tesis/prensa -rellenos',
      'ascensor/rampa/guardería/hotel/traductor/turismo_médico -silla_de_ruedas',
    ],
    payment: [
      'medio_de_pago/forma_de_pago/método_de_pago/medio_pago/formas_pago/opción_de_pago/opciones_de_pago/facilidad_de_pago/facilidades_de_pago/plan_de_pago/planes_de_pago/facilidades_para_pagar/cómo_pago/cómo_se_paga/cómo_puedo_pagar/cómo_pagar/cómo_les_pago/cómo_cancelo_el_valor',
      'pagar/pago/pagan/paga/pagarles/pagarlo con/en/por/contra',
      'puedo_pagar/se_puede_pagar/dónde_pago/aceptan_pago/reciben_pago/tarjeta/en_efectivo',
      'reciben/aceptan/solo efectivo/dólares/plata/pago',
      '=efectivo',
      'nequi/daviplata/pse/transferencia/transfiya/consignación/consignar/cuotas/diferir*/financia*/bre_b/addi/sistecrédito/bancolombia/paypal/datáfono/contraentrega/contra_entrega/visa/mastercard/amex/american_express/codensa/cripto*',
      '-regalo/revers*/devolu*/reembols*/tarjeta_profesional/factura*/paga_bien/hay_que_pagar/toca_que_pagar/cuánto/cobraron/iva/carrito',
    ],
    assessment: [
      'valoración/consulta precio/valor/cuesta/vale/costo/cobran/gratis/tarifa',
      'valoración/consulta abona/abonan/descuenta/descuentan/reembols*/incluida',
    ],
    cancellation: [
      'cancel*/reprogram*/reagend*/aplaz*/cambi*/mover/correr/posponer/modificar/anular cita/turno/valoración/consulta/hora -gratis',
      'cobran/multa/penalidad/pasa/pierdo/cuesta/vale/costo cancel*/reprogram*/no_voy/no_llego/llego_tarde/no_puedo_ir',
      '=cancelar',
      '=quiero_cancelar',
      '=reprogramar',
      '=reagendar',
      'no_puedo/no_podré/no_alcanzo_a/no_voy_a_poder ir/llegar/asistir',
      '-pedido/compra/producto/valor/suscripción',
    ],
    insurance: [
      'eps/prepagada/póliza/aseguradora/convenio/sura/sanitas/colsanitas/compensar/coomeva/medplus/colmédica/allianz/sisbén/mapfre/axa',
      'seguro médico/salud/acepta/aceptan/reciben/cubre/tengo',
      'atención/atienden/consulta particular',
      '-remisión/remitido/orden!/órdenes!/autorización',
    ],
    parking: [
      'parqueadero/parquear/parqueo/parking/estacionamiento/estacionar/celda',
      'dejar/dejo/meter/guardar carro/moto/bici*/vehículo',
    ],
    shipping: [
      'envío!/envíos!/envían!/mandan/despacho/despachan/entrega/entregan/domicilio -datos/correo/chat',
      'envían/mandan/despachan/llega otra_ciudad/otras_ciudades/todo_el_país/nacional*/barranquilla/bogotá/cali/pereira/cartagena/bucaramanga/manizales',
      'enviar/mandar producto/pedido/crema/casa/ciudad/país',
      'demora/tarda llegar/enviar/entregar/mandar/pedido',
    ],
  },
  practice: {
    '/': {
      aliases: [
        'antes después fotos/resultados/casos/ver',
        'antes_y_después/galería/testimonio/opinión/opiniones/reseña/mapa_corporal',
        'fotos resultados/pacientes/casos',
      ],
      questions: [
        '¿Tienen fotos de antes y después?',
        '¿Qué opinan sus pacientes?',
        '¿Dónde está el mapa corporal?',
      ],
    },
    '/nosotros': {
      aliases: [
        'misión/visión/valores/filosofía/liderazgo/principios/nosotros',
        'quiénes son/somos',
        'quién_es arrayán',
        'historia/sobre clínica/ustedes',
        'nombre/llama arrayán/por_qué/viene',
        'diferentes/diferencia otras/otros/clínicas',
        'cuánto/cuántos/desde_cuándo llevan/existen/abrieron/funcionan',
        'fundada/fundó/fundaron/nació/abrieron clínica/arrayán/ustedes',
      ],
      questions: [
        '¿Quiénes son ustedes?',
        '¿Cuál es la misión de la clínica?',
        '¿De dónde viene el nombre de la clínica?',
      ],
    },
    '/faq': {
      aliases: ['preguntas frecuentes', 'faq'],
      questions: [
        '¿Tienen preguntas frecuentes?',
        '¿Dónde leo las dudas comunes?',
        '¿Hay una página de preguntas?',
      ],
    },
    '/faq#sin-remision': {
      aliases: [
        'remisión/remitido/referido/autorización',
        'orden médica/médico/doctor/eps',
        'médico general',
        'ir directo/directamente',
      ],
      questions: [
        '¿Necesito remisión de la EPS?',
        '¿Necesito orden de otro médico?',
        '¿Puedo ir sin orden médica?',
      ],
    },
    '/faq#primera-consulta': {
      aliases: [
        'primera cita/consulta/vez/visita/valoración',
        'cómo_es/en_qué_consiste/qué_hacen_en/cómo_funciona/qué_me_hacen_en consulta/cita/valoración',
      ],
      questions: [
        '¿Cómo es la primera consulta?',
        '¿En qué consiste la valoración?',
        '¿Qué me hacen en la primera cita?',
      ],
    },
    '/faq#costo-primera-visita': {
      aliases: [
        'cuánto dura/demora/toma/tarda cita/consulta/visita/valoración',
        'primera cita/consulta/visita cuesta/vale/cuánto/precio/dura/demora',
      ],
      questions: [
        '¿Cuánto dura la primera visita?',
        '¿Cuánto cuesta la primera visita?',
        '¿Cuánto se demora la consulta?',
      ],
    },
    '/faq#embarazo-lactancia': {
      aliases: [
        'embarazo/embarazada/gestante/encinta/lactancia/lactando/amamantando',
        'estoy_en_embarazo/dando_pecho',
      ],
      questions: [
        '¿Atienden a mujeres embarazadas?',
        'Estoy lactando, ¿puedo hacerme un tratamiento?',
        '¿Qué me puedo hacer en el embarazo?',
      ],
    },
    '/faq#menores-de-edad': {
      aliases: ['menor/menores edad/años', 'menores/niños/niñas/adolescentes atienden/reciben/ven'],
      questions: [
        '¿Atienden a menores de edad?',
        '¿Puedo llevar a mi hija de 15 años?',
        '¿Desde qué edad atienden?',
      ],
    },
    '/faq#despues-de-noche': {
      aliases: [
        'noche después procedimiento/tratamiento/relleno/láser/inyección',
        'domingo/noche preocupa/molestia',
      ],
      questions: [
        '¿A quién llamo de noche después de un procedimiento?',
        '¿Qué hago si algo me preocupa en la noche después del tratamiento?',
        '¿Contestan el WhatsApp de noche?',
      ],
    },
    '/faq#dolor': {
      aliases: ['duele/duelen/dolerá/dolor/doloroso/anestesia'],
      questions: ['¿Duele el procedimiento?', '¿Ponen anestesia?', '¿Es doloroso?'],
    },
    '/faq#resultados': {
      aliases: [
        'resultado',
        'garantizan/garantizado',
        'cuándo/cuánto ve/ven/veo/nota/notan/notar/verse/ver/efecto cambio/mejoría/efecto/resultado',
        'cuánto/cuándo efecto',
      ],
      questions: [
        '¿En cuánto tiempo se ven los resultados?',
        '¿Garantizan los resultados?',
        '¿Cuándo voy a ver cambios?',
      ],
    },
    '/faq#precios': {
      aliases: [
        'cuánto/cuestan/cuesta/precio/precios/valor/valen procedimiento/procedimientos/tratamiento/tratamientos',
      ],
      questions: [
        '¿Cuánto cuestan los procedimientos?',
        '¿Qué precios manejan en los tratamientos?',
        '¿Cuánto vale un tratamiento?',
      ],
    },
    '/faq#valor-valoracion': {
      aliases: ['costo_valoración'],
      questions: [
        '¿Cuánto vale la valoración?',
        '¿La valoración se abona al tratamiento?',
        '¿La valoración es gratis?',
      ],
    },
    '/faq#cancelar': {
      aliases: ['política cancelación'],
      questions: [
        '¿Cómo cancelo mi cita?',
        '¿Puedo cambiar la hora de mi cita?',
        '¿Cobran si no voy a la cita?',
      ],
    },
    '/faq#prepagada': {
      aliases: ['medicina_prepagada'],
      questions: [
        '¿Atienden por medicina prepagada?',
        '¿Tienen convenio con Sura?',
        '¿La EPS cubre la consulta?',
      ],
    },
    '/faq#parqueadero': {
      aliases: ['parqueadero visitantes'],
      questions: ['¿Tienen parqueadero?', '¿Dónde dejo el carro?', '¿Hay dónde parquear la moto?'],
    },
    '/faq#envios': {
      aliases: ['política envíos'],
      questions: ['¿Hacen envíos?', '¿Cuánto cuesta el envío?', '¿En cuántos días llega mi pedido?'],
    },
    '/faq#quien-dispara': {
      aliases: [
        'quién dispara/disparos/opera/maneja láser',
        'láser/láseres invima/registro_sanitario/diodo/alejandrita/nd_yag',
      ],
      questions: [
        '¿Quién hace los disparos del láser?',
        '¿Qué láser usan?',
        '¿El láser tiene registro INVIMA?',
      ],
    },
    '/faq#quejas': {
      aliases: [
        'queja/quejarme/reclamo/supersalud/superintendencia_nacional_de_salud atención/médica/doctor/doctora/trato/clínica',
      ],
      questions: [
        '¿Dónde pongo una queja por la atención?',
        '¿Cómo reclamo por un procedimiento?',
        '¿Quién vigila a la clínica?',
      ],
    },
    '/faq#pagos': {
      aliases: ['medios/formas/métodos pago/pagar'],
      questions: ['¿Qué medios de pago reciben?', '¿Puedo pagar con tarjeta?', '¿Aceptan efectivo?'],
    },
    '/privacidad': {
      aliases: [
        'privacidad/habeas_data/confidencial/confidencialidad/gdpr/ley_1581',
        'tratamiento/protección datos',
        'mis/personal datos/información qué/cómo/para/seguros/usan/hacen/protegen',
      ],
      questions: [
        '¿Qué hacen con mis datos?',
        '¿Cuál es su política de privacidad?',
        '¿Mi información es confidencial?',
      ],
    },
    '/privacidad#responsable': {
      aliases: ['responsable datos/tratamiento'],
      questions: [
        '¿Quién responde por mis datos?',
        '¿Quién es el responsable del tratamiento?',
        '¿Qué empresa guarda mis datos?',
      ],
    },
    '/privacidad#este-sitio': {
      aliases: [
        'cookie/rastrear/rastreo/rastreador',
        'guardan/guarda/recogen/recopilan/almacenan/graban/queda/registran/leen chat/conversación/mensaje/escribo/escribe/sitio/página',
      ],
      questions: ['¿Este sitio usa cookies?', '¿Guardan lo que escribo en el chat?', '¿Me rastrean?'],
    },
    '/privacidad#finalidades': {
      aliases: ['finalidad/finalidades', 'para_qué usan/quieren/sirven datos'],
      questions: [
        '¿Para qué usan mis datos?',
        '¿Me van a enviar publicidad?',
        '¿Con qué finalidad piden el correo?',
      ],
    },
    '/privacidad#autorizacion': {
      aliases: ['autorización/autorizo datos'],
      questions: [
        '¿Cuándo autorizo el uso de mis datos?',
        '¿Tengo que dar autorización?',
        '¿Cómo retiro mi autorización?',
      ],
    },
    '/privacidad#datos-sensibles': {
      aliases: ['datos sensibles/salud/menores', 'historia_clínica privada/confidencial/segura/quién'],
      questions: [
        '¿Cómo cuidan los datos de salud?',
        '¿Quién ve mi historia clínica?',
        '¿Y los datos de menores de edad?',
      ],
    },
    '/privacidad#terceros': {
      aliases: ['compartir/comparten/venden/entregan/pasan datos/información', 'tercero'],
      questions: [
        '¿Venden mis datos?',
        '¿Comparten mi información con terceros?',
        '¿Qué servicios de otros usa el sitio?',
      ],
    },
    '/privacidad#derechos': {
      aliases: [
        'borrar/borren/eliminar/eliminen/suprimir/rectificar/actualizar/corregir/corrijan datos/información',
        'mis derechos',
        'derechos titular/datos',
      ],
      questions: [
        '¿Cómo hago para que borren mis datos?',
        '¿Qué derechos tengo sobre mis datos?',
        'Quiero corregir mis datos',
      ],
    },
    '/privacidad#canal': {
      aliases: ['ejercer derechos', 'a_quién/dónde escribo datos/derechos'],
      questions: [
        '¿Cómo ejerzo mis derechos?',
        '¿A qué correo escribo por mis datos?',
        '¿En cuántos días responden sobre mis datos?',
      ],
    },
    '/privacidad#vigencia': {
      aliases: ['cuánto conservan/guardan datos', 'vigencia política/datos'],
      questions: [
        '¿Cuánto tiempo guardan mis datos?',
        '¿Desde cuándo rige la política?',
        '¿Cómo protegen los datos?',
      ],
    },
    '/terminos': {
      aliases: ['términos', 'condiciones uso/sitio/compra/venta', 'política cambio/venta/compra'],
      questions: [
        '¿Cuáles son los términos y condiciones?',
        '¿Qué política de compra tienen?',
        '¿Dónde están las condiciones de uso?',
      ],
    },
    '/terminos#valoraciones': {
      aliases: [
        'consentimiento',
        'formulario cita/reserva/agenda',
        'obligatoria/obligación/necesaria/necesito/toca valoración',
      ],
      questions: [
        '¿La valoración es obligatoria?',
        '¿El formulario reserva la cita?',
        '¿Debo firmar un consentimiento?',
      ],
    },
    '/terminos#productos-y-precios': {
      aliases: ['precios incluyen/iva', 'impuesto/iva'],
      questions: [
        '¿Los precios incluyen IVA?',
        '¿Los precios del sitio son los definitivos?',
        '¿Puede cambiar el precio de un producto?',
      ],
    },
    '/terminos#pedidos': {
      aliases: [
        'pedido!/pedidos!/paquete/carrito/rastreo/guía',
        'mi orden',
        'cómo/dónde/puedo compro/comprar/compra/pido producto/tienda/línea/página/web/aquí/carrito/algo',
        'comprar internet/página/whatsapp/acá/aquí',
        'cómo compro/se_compra/hago_el_pedido/hago_un_pedido',
      ],
      questions: [
        '¿Hacen envíos?',
        '¿Cómo compro un producto?',
        '¿Cuánto se demora el pedido?',
        '¿Entregan a domicilio?',
      ],
    },
    '/terminos#retracto': {
      aliases: [
        'devolver/devolución/devuelven/devuelvo/retracto/reembolso/arrepentí/arrepentir/arrepiento',
        'cambiar/cambio producto/compra/crema/champú/compré',
      ],
      questions: [
        '¿Puedo devolver un producto?',
        '¿Cuántos días tengo para el retracto?',
        'Me arrepentí de la compra',
      ],
    },
    '/terminos#garantia': {
      aliases: [
        'roto/quebrado/dañado/defectuoso/vencido/equivocado/incompleto/regado/derramado/abierto/mal_estado/otro_producto frasco/producto/pedido/paquete/tarro/envase/llegó/crema/champú/compra',
        'garantía',
        'alergia/reacción/irritó al_producto/del_producto/producto_que_compré',
      ],
      questions: [
        'El producto llegó roto, ¿qué hago?',
        '¿Los productos tienen garantía?',
        'Me llegó otro producto',
      ],
    },
    '/terminos#reversion-del-pago': {
      aliases: [
        'reversión/reversar/contracargo/fraude',
        'cobraron/cobró dos_veces/doble',
        'cargo no_reconocido/que_no',
      ],
      questions: [
        'Me cobraron dos veces',
        '¿Cómo pido la reversión del pago?',
        'Tengo un cargo que no reconozco',
      ],
    },
    '/terminos#reclamos-y-sic': {
      aliases: [
        'queja/reclamo/reclamación/pqr/pqrs/petición/superintendencia/sic/demanda/demandar/quejarme/inconformidad',
      ],
      questions: ['¿Dónde pongo una queja?', '¿Cómo hago un reclamo?', '¿Cuál es la SIC?'],
    },
    '/blog/primera-consulta#antes-de-venir': {
      aliases: [
        'llevar/llevo/lleve/traer/traigo/documento cita/consulta/visita/valoración/primera/exámenes/resultados',
        'preparar/prepararme/preparo cita/consulta/visita/valoración',
        'qué debo/tengo/toca/necesito llevar/traer',
      ],
      questions: [
        '¿Qué debo llevar a la consulta?',
        '¿Cómo me preparo para la cita?',
        '¿Llevo mis exámenes?',
      ],
    },
    '/blog/primera-consulta#el-dia-de-la-cita': {
      aliases: [
        'maquillada/maquillaje/esmalte/ropa/vestida/vestido/crema_puesta cita/consulta/visita/valoración/ir/voy',
        'acompañar/acompañante/acompañado/acompañada cita/consulta/mamá/papá/esposo/esposa/amigo/amiga/clínica',
        'ir con_mi/con_alguien cita/consulta',
        'silla_de_ruedas/movilidad_reducida/discapacidad/desnudarme',
      ],
      questions: [
        '¿Puedo ir maquillada a la cita?',
        '¿Puedo ir con un acompañante?',
        '¿Se puede entrar en silla de ruedas?',
      ],
    },
    '/blog/primera-consulta#que-preguntar': {
      aliases: ['qué pregunto/preguntar/preguntas dermatólogo/médico/doctor/consulta/cita'],
      questions: [
        '¿Qué le pregunto al dermatólogo?',
        '¿Qué preguntas debo hacer en la consulta?',
        '¿Qué vale la pena preguntar?',
      ],
    },
  },
  people: {
    '/equipo': {
      aliases: [
        'dermatólogos/dermatólogas/médicos/doctores/doctoras/especialista/profesionales/rethus/certificados',
        'equipo médico',
        'quiénes médicos/doctores/dermatólogos',
        'el_equipo/el_personal',
        'quiénes/quién atiende/atienden/trabaja/trabajan/ve',
        'médico/médica/doctor/doctora/dermatólogo/dermatóloga mujer/hombre/certificado/titulado',
        'hablan/atienden inglés',
        'atienden/atienda mujer',
        'dermatólogo/dermatóloga',
      ],
      questions: ['¿Quiénes son los médicos?', '¿Tienen una dermatóloga mujer?', '¿Atienden en inglés?'],
    },
    '/equipo/mariana-restrepo': {
      aliases: ['directora/director', 'jefe médico'],
      questions: ['¿Quién es la directora médica?', '¿Quién dirige la clínica?', '¿Quién es la jefe médica?'],
    },
    '/equipo/andres-villegas': {
      aliases: ['quién/cuál/qué_doctor/cirujano opera/operar/cirugía/cirujano/lunar/biopsia/queloide'],
      questions: ['¿Quién hace las cirugías?', '¿Quién me quita un lunar?', '¿Qué doctor opera?'],
    },
    '/equipo/laura-echeverri': {
      aliases: ['quién/cuál/qué_doctora láser/estética/botox/rellenos/inyecta', 'portugués'],
      questions: ['¿Quién aplica el botox?', '¿Quién hace el láser?', '¿Alguien habla portugués?'],
    },
    '/equipo/felipe-arango': {
      aliases: [
        'tricología/tricólogo',
        'quién/cuál/especialista/médico/doctor pelo/cabello/caída/calvicie/capilar',
      ],
      questions: [
        '¿Quién es el especialista en pelo?',
        '¿Tienen tricólogo?',
        '¿Qué médico ve la caída del cabello?',
      ],
    },
  },
  care: {
    '/#spa': {
      aliases: ['spa/rituales', 'servicio/qué spa'],
      questions: ['¿Qué hay en el spa?', '¿Tienen spa?', '¿Qué rituales ofrecen?'],
    },
  },
  reading: {
    '/blog': {
      aliases: ['blog/artículo/lecturas/consejos/tips'],
      questions: ['¿Tienen blog?', '¿Qué artículos hay?', '¿Dónde leo consejos?'],
    },
    '/blog/proteccion-solar': {
      aliases: [
        'protector/bloqueador/fps/spf por_qué/necesario/falta/toca/hay_que/todos_los_días/diario/importancia/orden/maquillaje/antes/después',
        'proteger/protejo/protegerme/cuidar/cuido/cuidarme sol',
      ],
      questions: [
        '¿Por qué usar protector solar todos los días?',
        '¿Cómo me protejo del sol?',
        '¿El protector va antes o después del maquillaje?',
      ],
    },
    '/blog/proteccion-solar#sol-de-montana': {
      aliases: [
        'nublado/nubes/llueve/lluvia/adentro/bajo_techo/oficina/altura/uv/índice/ventana sol/protector/bloqueador',
      ],
      questions: [
        '¿Toca usar bloqueador si está nublado?',
        '¿En la oficina también necesito protector?',
        '¿Por qué el sol de montaña quema más?',
      ],
    },
    '/blog/proteccion-solar#sombra-y-ropa': {
      aliases: ['sombrero/gorra/gafas/ropa/sombra sol/uv/proteger'],
      questions: ['¿Sirve el sombrero para el sol?', '¿Qué ropa protege del sol?', '¿Qué gafas uso?'],
    },
    '/blog/proteccion-solar#elegir-protector': {
      aliases: [
        'protector/bloqueador/fps/spf escoger/escojo/elegir/elijo/diferencia/mejor/fijar/fijarme/sirve_más/bebé/niño',
      ],
      questions: ['¿Cómo elijo el protector solar?', '¿Cuál es el mejor bloqueador?', '¿Qué FPS necesito?'],
    },
    '/blog/proteccion-solar#cantidad-y-reaplicacion': {
      aliases: [
        'protector/bloqueador/fps/spf cada_cuánto/cada_cuántas/cuántas_veces/reaplicar/retocar/repetir/repito/cantidad/cuánto/cuánta/aplica/aplico/echo/pongo',
      ],
      questions: [
        '¿Cada cuánto me echo protector?',
        '¿Qué cantidad de bloqueador uso?',
        '¿Hay que reaplicar el protector?',
      ],
    },
    '/blog/proteccion-solar#todas-las-pieles': {
      aliases: [
        'protector/bloqueador/sol morena/negra/trigueña/oscura',
        'vitamina_d sol/protector/bloqueador',
      ],
      questions: [
        '¿La piel morena necesita protector?',
        '¿El bloqueador quita la vitamina D?',
        'Soy trigueña, ¿uso protector?',
      ],
    },
    '/blog/proteccion-solar#cuando-consultar': {
      aliases: ['lunar/mancha preocupar/preocupante/alarma/signos/señales/cuándo/cáncer/melanoma'],
      questions: [
        '¿Cuándo debo hacer revisar un lunar?',
        '¿Qué señales de alarma tiene un lunar?',
        '¿Cada cuánto reviso mis lunares?',
      ],
    },
    '/blog/acne-adulto': {
      aliases: ['acné/grano/barro/barrito/espinilla/puntos_negros/imperfecciones'],
      questions: [
        '¿Qué hago con el acné?',
        '¿Por qué me salen granos?',
        '¿Tienen información sobre espinillas?',
      ],
    },
    '/blog/acne-adulto#por-que-aparece': {
      aliases: [
        'acné/grano/barro/espinilla por_qué/causa/origen/debe/hormona/hormonal',
        'acné/grano/barro/espinilla adulto/adulta/años/edad/treinta/cuarenta/regla/periodo/menstruación/mandíbula/mentón',
      ],
      questions: ['¿Por qué da acné a los treinta?', '¿El acné es hormonal?', 'Me salen granos con la regla'],
    },
    '/blog/acne-adulto#lo-que-influye': {
      aliases: [
        'acné/grano/barro/espinilla chocolate/leche/lácteos/grasa/dieta/alimentación/comida/comer/estrés/dormir/casco/tapabocas/sudor/gimnasio/proteína/azúcar',
      ],
      questions: ['¿El chocolate produce acné?', '¿La leche saca granos?', '¿El estrés influye en el acné?'],
    },
    '/blog/acne-adulto#rutina-sencilla': {
      aliases: ['acné/grano/barro/espinilla rutina/pasos/lavar/limpiar/lavarme'],
      questions: [
        '¿Qué rutina sigo para el acné?',
        '¿Cuántas veces me lavo la cara si tengo acné?',
        '¿Qué pasos sigo si tengo granos?',
      ],
    },
    '/blog/acne-adulto#lo-que-no-ayuda': {
      aliases: [
        'acné/grano/barro/espinilla limón/bicarbonato/crema_dental/pasta_de_dientes/vinagre/miel/sábila/exprimir/apretar/reventar/remedio/casero',
      ],
      questions: [
        '¿Puedo exprimirme los granos?',
        '¿El limón sirve para los barros?',
        '¿La crema dental seca las espinillas?',
      ],
    },
    '/blog/acne-adulto#en-la-consulta': {
      aliases: ['acné/grano consulta qué_hacen/revisan'],
      questions: [
        '¿Qué hacen en la consulta de acné?',
        '¿Qué revisa el dermatólogo si tengo acné?',
        '¿Piden exámenes para el acné?',
      ],
    },
    '/blog/acne-adulto#cuando-consultar': {
      aliases: ['acné/grano cuándo consultar/consulto/médico'],
      questions: [
        '¿Cuándo consulto por acné?',
        '¿Cuándo no conviene esperar con el acné?',
        '¿Cuándo ir al médico por granos?',
      ],
    },
    '/blog/melasma': {
      aliases: ['melasma/paño/cloasma', 'manchas/pigmentación/hiperpigmentación'],
      questions: ['¿Qué es el melasma?', '¿Qué hacen con las manchas de la cara?', 'Tengo paño'],
    },
    '/blog/melasma#que-es': {
      aliases: ['melasma/paño reconocer/reconoce'],
      questions: [
        '¿Cómo se reconoce el melasma?',
        '¿El paño y el melasma son lo mismo?',
        '¿Cómo se ve el melasma?',
      ],
    },
    '/blog/melasma#que-lo-activa': {
      aliases: [
        'melasma/paño por_qué/causa/origen/hormona/debe/embarazo/anticonceptivo/empeora/calor/cocina/pantalla/activa',
      ],
      questions: [
        '¿Qué causa el melasma?',
        '¿El calor empeora el paño?',
        '¿Las pantallas activan el melasma?',
      ],
    },
    '/blog/melasma#la-luz': {
      aliases: ['melasma/paño protector/bloqueador/fps/protección/luz'],
      questions: [
        '¿Qué protector uso si tengo melasma?',
        '¿La luz de la casa afecta el melasma?',
        '¿Sirve el bloqueador con color para el melasma?',
      ],
    },
    '/blog/melasma#tratamientos': {
      aliases: [
        'melasma/paño quitar/quita/cura/curar/tratamiento/tratar/tratan/hacer/hacen/desaparecer/eliminar/borrar/sirve',
      ],
      questions: [
        '¿El melasma se quita?',
        '¿Qué tratamientos hay para el melasma?',
        '¿Qué sirve para el paño?',
      ],
    },
    '/blog/melasma#lo-que-empeora': {
      aliases: ['melasma/paño/manchas limón/bicarbonato/remedio/casero/vinagre/blanqueador/agua_oxigenada'],
      questions: [
        '¿El limón quita el melasma?',
        '¿Qué empeora el melasma?',
        '¿Sirven los remedios caseros para el paño?',
      ],
    },
    '/blog/melasma#cuando-consultar': {
      aliases: ['melasma cuándo consultar/médico'],
      questions: [
        '¿Cuándo consulto por melasma?',
        '¿Cuándo ir al médico por una mancha en la cara?',
        '¿Hay que ir al dermatólogo por el paño?',
      ],
    },
    '/blog/caida-del-cabello': {
      aliases: [
        'pelo/pelito/cabello/capilar caída/cae/caen/cayendo/pierdo/perdiendo/pérdida/tumba/adelgaza',
        'calvicie/calvo/calva/alopecia/entradas',
      ],
      questions: [
        'Se me cae mucho el pelo',
        '¿Qué hago con la caída del cabello?',
        'Me estoy quedando calvo',
      ],
    },
    '/blog/caida-del-cabello#cuanto-es-normal': {
      aliases: ['pelo/cabello caída/cae/caen/perder/pierdo/cayendo normal/cuánto/cuántos/al_día'],
      questions: [
        '¿Cuántos pelos es normal perder al día?',
        '¿Cuánto pelo se cae normalmente?',
        '¿Es normal que se caiga el pelo?',
      ],
    },
    '/blog/caida-del-cabello#causas-frecuentes': {
      aliases: [
        'pelo/cabello caída/cae/caen/pierdo/cayendo/calvicie/alopecia por_qué/causa/estrés/tiroides/parto/embarazo/hormona/herencia/hereditario/covid/dengue/anemia',
        'efluvio',
      ],
      questions: [
        '¿Por qué se me cae el pelo?',
        '¿El estrés tumba el cabello?',
        'Se me cae el pelo después del parto',
      ],
    },
    '/blog/caida-del-cabello#que-se-revisa': {
      aliases: ['tricoscopia', 'pelo/cabello/capilar examen/revisan/laboratorio'],
      questions: [
        '¿Qué exámenes piden para la caída del pelo?',
        '¿Hacen tricoscopia?',
        '¿Qué revisan en el cuero cabelludo?',
      ],
    },
    '/blog/caida-del-cabello#cuidados-en-casa': {
      aliases: [
        'biotina/suplemento',
        'pelo/cabello lavar/lavo/lavarme/gorra/moña/trenza/cola diario/todos_los_días/cada/caída/cae/daña/tumba',
      ],
      questions: [
        '¿Lavarme el pelo todos los días lo tumba?',
        '¿Sirve la biotina?',
        '¿La gorra da calvicie?',
      ],
    },
    '/blog/caida-del-cabello#tratamiento-y-tiempos': {
      aliases: ['pelo/cabello crecer/crece/recuperar/recupera/salir/sale cuánto/tiempo/vuelve'],
      questions: [
        '¿En cuánto tiempo vuelve a crecer el pelo?',
        '¿El cabello se recupera?',
        '¿Cuánto dura el tratamiento de la caída?',
      ],
    },
    '/blog/caida-del-cabello#cuando-consultar': {
      aliases: ['pelo/cabello cuándo consultar/consulto'],
      questions: [
        '¿Cuándo consulto por el pelo?',
        '¿Cuándo es urgente la caída?',
        '¿Cuándo ir al médico por caída del cabello?',
      ],
    },
    '/blog/primera-consulta': {
      aliases: ['paso_a_paso consulta/cita'],
      questions: [
        '¿Cómo es una consulta paso a paso?',
        '¿Qué leo antes de mi primera cita?',
        '¿Qué pasa en la consulta?',
      ],
    },
    '/blog/primera-consulta#como-transcurre': {
      aliases: ['cómo_transcurre', 'qué_hace dermatólogo/médico consulta'],
      questions: [
        '¿Qué hace el dermatólogo en la consulta?',
        '¿Me examinan todo el cuerpo?',
        '¿Cómo transcurre la cita?',
      ],
    },
    '/blog/primera-consulta#despues': {
      aliases: ['después_de consulta/cita'],
      questions: [
        '¿Qué pasa después de la consulta?',
        '¿Me dan el plan por escrito?',
        '¿Cómo pregunto después de la cita?',
      ],
    },
    '/blog/primera-consulta#que-no-espera': {
      aliases: ['no_espera cita', 'síntomas urgencias cita'],
      questions: [
        '¿Qué síntomas no esperan una cita?',
        '¿Cuándo debo ir a urgencias y no a consulta?',
        '¿Qué no debe esperar?',
      ],
    },
    '/blog/laser-que-esperar': {
      aliases: ['qué_esperar láser', 'artículo láser'],
      questions: [
        '¿Qué debo saber antes del láser?',
        '¿Qué esperar del láser?',
        '¿Cómo es una sesión de láser?',
      ],
    },
    '/blog/laser-que-esperar#como-funciona': {
      aliases: ['láser cómo_funciona/qué_hace'],
      questions: ['¿Cómo funciona el láser?', '¿Qué hace el láser en la piel?', '¿Qué es la luz láser?'],
    },
    '/blog/laser-que-esperar#la-valoracion': {
      aliases: ['láser valoración/prueba'],
      questions: [
        '¿Necesito valoración para el láser?',
        '¿Por qué hacen prueba antes del láser?',
        '¿Qué revisan antes del láser?',
      ],
    },
    '/blog/laser-que-esperar#preparacion': {
      aliases: [
        'láser/depilación antes/preparar/prepararme/preparo/broncear/bronceada/bronceado/sol/asolear/playa/rasurar/afeitar/afeito/cera/previo',
      ],
      questions: [
        '¿Cómo me preparo para el láser?',
        '¿Puedo broncearme antes del láser?',
        '¿Debo rasurarme antes?',
      ],
    },
    '/blog/laser-que-esperar#durante-y-despues': {
      aliases: [
        'láser/depilación después/cuidado/posterior/recuperación/ejercicio/gimnasio/bañar/maquillaje/se_siente',
      ],
      questions: [
        '¿Qué cuidados tengo después del láser?',
        '¿Puedo hacer ejercicio después del láser?',
        '¿Qué se siente con el láser?',
      ],
    },
    '/blog/laser-que-esperar#riesgos': {
      aliases: [
        'láser riesgo/peligro/peligroso/quema/quemar/efectos_secundarios/contraindicación/seguro/daña/daño',
      ],
      questions: ['¿El láser es peligroso?', '¿El láser quema la piel?', '¿Qué riesgos tiene el láser?'],
    },
    '/blog/laser-que-esperar#cuando-consultar': {
      aliases: ['láser cuándo_llamar/llamo'],
      questions: [
        '¿Cuándo los llamo después del láser?',
        '¿Qué no es normal después del láser?',
        '¿A quién aviso si algo sale mal?',
      ],
    },
  },
};
