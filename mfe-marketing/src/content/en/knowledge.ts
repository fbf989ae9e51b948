import type { KnowledgeWords } from '#content/types.ts';

/** How visitors speak of the clinic, its people, its rules and its articles, and what they ask. */
export const knowledge: KnowledgeWords = {
  // What the settings answer, and what the site says nothing of (`absent`).
  wishes: {
    hours: [
      'opening_hour/business_hour/working_hour/office_hour/visiting_hour/opening_time/your_hours/what_time/what_hours/what_days/hours_of_operation/how_late/how_early/until_what_time/weekend_hours/your_schedule/closing_time/=hours/=schedule -what_time_is_it',
      'are_you/you_are/you/is_the_clinic/clinic/do/does/when open/close/closed/opened',
      'open/opens/close/closed/closing/work/available/see_patients sunday/saturday/holiday/weekend/today/tomorrow/late/evening/now/monday/friday/christmas',
      'open/opening at/until/till',
      '-pore/pores/sunscreen/sun/cup/appointment/appointments/wound/wounds/stitches/see_someone/book',
    ],
    address: [
      'address/location/located/directions/which_city/what_city/what_floor/which_floor/what_neighborhood/nearest_metro/metro_station -email/e_mail/ip!',
      'where_are_you/where_is_the/where_is_your/where_is_it/where_s_the/where_s_your/can_i_find_you/where_exactly/where_do_i_go -order/package',
      'get/go/come/getting to_the_clinic/to_your_clinic/to_the_office/to_your_office/to_the_spa/there',
      'how_do_i_get_there/how_can_i_get_there/how_do_i_get_to/how_can_i_get_to/how_far_from/how_far_is/how_far_are -get_to_know/get_to_sleep',
      'near metro/airport/poblado/center/centre',
      'are_you_in medellin/bogota/cali',
      '-my_order/my_package/going_to/get_to_know/go_to_sleep/my_data',
    ],
    booking: [
      'book/booking/reserve/reservation/sign_me_up -cancel/cancelled/move/change',
      'come_in_for/come_in_today/come_in_tomorrow/come_in_this/come_in_next/come_in_without',
      'can_someone_see_me/can_you_see_me/can_a_doctor_see_me/can_anyone_see_me/how_do_i_see_a/how_can_i_see_a/how_do_i_see_the/how_do_i_see_your',
      'make/schedule/get/set_up/request/want/need/have/like/arrange/see appointment/assessment/consultation/visit',
      '=appointment',
      '=appointments',
      '=assessment',
      'appointment_with/appointment_for/appointment_on/appointment_this/appointment_next/appointment_please/walk_in/walk_ins/without_an_appointment',
      'see a_dermatologist/the_dermatologist/a_doctor/the_doctor/a_specialist',
      'any_availability/have_availability/next_available/any_appointment/any_openings/any_slot/any_slots/anything_available/available_appointment/first_available/slots_available/get_in_today/get_in_tomorrow/get_in_this',
      '-referral/referred/insurance/doctor_s_order/doctor_s_note/bring/prepare/reschedul*/postpone/change/move/how_long/first_visit/first_appointment/first_consultation/first_time/hurt/wear/makeup/make_up/virtual/virtually/online/video/telemedicine/cancel*/include/includes/free/cost/what_happens/what_to_expect',
    ],
    contact: [
      'cancel*/reschedul*/re_schedule/change/move/postpone/push_back appointment/booking/visit/assessment/consultation',
      'can_t_make_it/cannot_make_it',
      'phone/telephone/whatsapp/whats_app/email/e_mail/contact/call_you/call_me/give_me_a_call/call_back/your_number/a_number/text_you/customer_service/customer_support/social_media',
      'speak/talk/chat/connect_me to/with someone/somebody/person/human/agent/advisor/doctor/you/staff/representative',
      'human/representative/receptionist/real_person',
      '-saw/seen/contact_lens/contact_lenses/dermatitis/data/light/are_you/is_this/am_i',
    ],
    absent: [
      'rhinoplasty/nose_job/liposuction/tummy_tuck/breast/breasts/boob_job/face_lift_surgery/facelift_surgery/eyelid_surgery/blepharoplasty/plastic_surg*/bbl -breastfeed*',
      'hair_transplant/hair_transplants/hair_implant/hair_implants/hair_graft/hair_grafts',
      'teeth/tooth/dentist*/whitening_strips/psychologist/nutritionist/gynecolog*/pediatrician/eye_doctor/optometr*',
      'tattoo/tattoos/permanent_makeup/permanent_make_up/eyelash/eyelashes/lashes/nail_art/nail_polish/acrylic/haircut/haircuts/hair_dye/hair_color/hair_colour/hair_straightening/barber/tanning_bed/spray_tan/waxing!/threading! -hold_on/over_a_tattoo',
      'spider_vein/spider_veins/varicose_veins/sweating/salmon_dna/iv_drip/iv_drips/acupuncture/vaccine/vaccines/lose_weight/weight_loss/hyperhidrosis',
      'hiring/job/jobs/vacanc*/career/careers/internship/internships/intern/observership*/my_cv/my_resume/work_with_you/work_for_you/position',
      'pet/pets/dog/dogs/cat/cats/puppy/vet -hair/allerg*_to',
      'home_visit/home_visits/house_call/house_calls/come_to_my_home/come_to_my_house/come_to_my_hotel',
      'telemedicine/telehealth/video_call/video_consult*/virtual_consult*/virtual_visit/virtual_appointment/online_consult*/online_appointment/online_visit/patients_online/patients_remotely/patients_virtually',
      'medical_leave/medical_certificate/medical_note/sick_leave/sick_note/doctor_s_note',
      'gift_card/gift_cards/gift_certificate/gift_certificates/gift_voucher/gift_vouchers/voucher/vouchers/membership/memberships/loyalty/sponsor*/wholesale/franchise/supplier',
      'invoice/invoices/invoic*/receipt/tax_id/tax_number/legal_name/tax_receipt',
      'branches/other_location/other_locations',
      'ship/shipping/deliver*/send abroad/miami/usa/united_states/europe/other_countries/international*/countries -traveling/visiting',
      'course/courses/training/workshop/interview/thesis/press_kit',
      'elevator/childcare/hotel/hotels/interpreter/medical_tourism',
    ],
    payment: [
      'payment/payments/pay/paying',
      'credit_card/debit_card/=card/=cards/=cash',
      'accept/take cash/card/cards/dollars/check/checks/usd',
      'installment/installments/instalment/financing/bank_transfer/wire_transfer/apple_pay/google_pay/venmo/zelle',
      '-gift_card/pay_attention/revers*/refund/refunds/invoice/invoices/how_much/charged',
    ],
    assessment: [
      'assessment/consultation/appointment/visit/consult how_much/cost/costs/price/fee/charge/free/rate -follow_up/home',
      'assessment/consultation/visit credited/deducted/refundable/refunded/included',
    ],
    cancellation: [
      'cancel*/reschedul*/re_schedule/change/move/postpone/push_back appointment/booking/visit/assessment/consultation',
      'cancel*/reschedul*/no_show policy/fee/charge/cost',
      'can_t_make_it/cannot_make_it',
      '-order/purchase/product/subscription',
    ],
    insurance: [
      'insurance/insurer/insurers/health_plan/prepaid_plan/prepaid_plans/medicaid!/medicare!/eps/copay',
      '-referral/referred/order!/travel_to',
    ],
    parking: [
      'parking/park_my/park_the/park_nearby/park_there/park_a/can_i_park',
      'leave/put car/motorbike/bike',
    ],
    shipping: ['ship/ships/shipping/delivery/deliver/delivers', 'how_long order/package/arrive'],
  },
  practice: {
    '/': {
      aliases: [
        'before after photos/results/pictures',
        'before_and_after/gallery/review/testimonial/body_map',
        'photos results/patients',
      ],
      questions: [
        'Do you have before and after photos?',
        'What do your patients say?',
        'Where is the body map?',
      ],
    },
    '/nosotros': {
      aliases: [
        'mission/vision/values/philosophy/leadership/founded/principles',
        'your story',
        'about you/us/clinic/yourselves',
        'who_are you',
        'name arrayan/mean/why/called',
        'how_long been clinic/you/open/around',
      ],
      questions: ['Who are you?', 'What is the mission of the clinic?', 'Why is the clinic called that?'],
    },
    '/faq': {
      aliases: ['faq/faqs', 'frequently asked', 'frequent question'],
      questions: ['Do you have an FAQ?', 'Where are the common questions?', 'Is there a page of questions?'],
    },
    '/faq#sin-remision': {
      aliases: [
        'referral/referred/medical_order/gp/general_practitioner/primary_care',
        'doctor order',
        'go direct/directly',
      ],
      questions: [
        'Do I need a referral?',
        'Do I need an order from another doctor?',
        'Can I come without a medical order?',
      ],
    },
    '/faq#primera-consulta': {
      aliases: [
        'first_visit/first_appointment/first_consultation/first_time/first_assessment',
        'what happens consultation/appointment/visit/assessment',
      ],
      questions: [
        'What is the first visit like?',
        'What happens in the assessment?',
        'How long is the first appointment?',
      ],
    },
    '/faq#costo-primera-visita': {
      aliases: [
        'how_long appointment/consultation/visit/assessment',
        'first appointment/consultation/visit cost/price/long/take/last',
      ],
      questions: [
        'How long does the first visit take?',
        'What does the first visit cost?',
        'How long is the consultation?',
      ],
    },
    '/faq#embarazo-lactancia': {
      aliases: ['pregnant/pregnancy/breastfeeding/breast_feeding/nursing/expecting'],
      questions: [
        'Do you see pregnant women?',
        'I am breastfeeding, can I have a treatment?',
        'What can I have done while pregnant?',
      ],
    },
    '/faq#menores-de-edad': {
      aliases: ['minor/minors/underage/under_18', 'children/kids/teenager/teenagers see/treat/accept/bring'],
      questions: [
        'Do you see minors?',
        'Can I bring my 15-year-old daughter?',
        'From what age do you see patients?',
      ],
    },
    '/faq#despues-de-noche': {
      aliases: ['night after procedure/treatment/filler/laser/injection', 'sunday/night worries/worried'],
      questions: [
        'Who do I call at night after a procedure?',
        'What do I do if something worries me at night after the treatment?',
        'Does anyone answer WhatsApp at night?',
      ],
    },
    '/faq#dolor': {
      aliases: ['hurt/hurts/painful/pain/painless/anesthesia/anesthetic/anaesthetic/sore'],
      questions: ['Does it hurt?', 'Do you use anesthesia?', 'Is the procedure painful?'],
    },
    '/faq#resultados': {
      aliases: [
        'result',
        'guarantee/guaranteed',
        'when/how_long/how_soon see/notice difference/change/effect/results/i',
      ],
      questions: [
        'How long until I see results?',
        'Do you guarantee results?',
        'When will I notice a change?',
      ],
    },
    '/faq#precios': {
      aliases: ['how_much/cost/costs/price/prices procedure/procedures/treatment/treatments'],
      questions: [
        'How much do procedures cost?',
        'What are your treatment prices?',
        'How much is a treatment?',
      ],
    },
    '/faq#valor-valoracion': {
      aliases: ['assessment_fee'],
      questions: [
        'How much is the assessment?',
        'Is the assessment credited toward treatment?',
        'Is the assessment free?',
      ],
    },
    '/faq#cancelar': {
      aliases: ['cancellation policy/rule/terms'],
      questions: [
        'How do I cancel my appointment?',
        'Can I reschedule my visit?',
        'Is there a fee if I do not come?',
      ],
    },
    '/faq#prepagada': {
      aliases: ['health_plan/health_insurance'],
      questions: ['Do you take my insurance?', 'Do you work with prepaid plans?', 'Do you bill insurers?'],
    },
    '/faq#parqueadero': {
      aliases: ['visitor parking'],
      questions: ['Is there parking?', 'Where can I leave my car?', 'Can I park at the building?'],
    },
    '/faq#envios': {
      aliases: ['shipping policy'],
      questions: ['Do you ship?', 'How much is shipping?', 'When does my order arrive?'],
    },
    '/faq#quien-dispara': {
      aliases: [
        'who fires/operates/shoots laser',
        'laser/lasers diode/alexandrite/nd_yag/registered/registration',
      ],
      questions: [
        'Who fires the laser?',
        'Which laser do you use?',
        'Is the laser registered with the health authority?',
      ],
    },
    '/faq#quejas': {
      aliases: ['complaint/complain care/doctor/staff/clinic/treatment'],
      questions: [
        'Where do I complain about my care?',
        'How do I report a bad treatment?',
        'Which authority supervises the clinic?',
      ],
    },
    '/faq#pagos': {
      aliases: ['payment/pay methods/ways/forms'],
      questions: ['Which payment methods do you take?', 'Can I pay by card?', 'Do you accept cash?'],
    },
    '/privacidad': {
      aliases: [
        'privacy/gdpr/confidential/confidentiality',
        'data policy/protection/processing',
        'my/personal data/information what/how/why/safe/use/do',
      ],
      questions: [
        'What do you do with my data?',
        'What is your privacy policy?',
        'Is my information confidential?',
      ],
    },
    '/privacidad#responsable': {
      aliases: ['data controller/responsible'],
      questions: [
        'Who is responsible for my data?',
        'Who is the data controller?',
        'Which company keeps my data?',
      ],
    },
    '/privacidad#este-sitio': {
      aliases: [
        'cookie/tracking/tracker/analytics',
        'save/store/keep/record/read/stored/saved chat/conversation/message/type/write/site/website',
      ],
      questions: ['Does this site use cookies?', 'Do you keep what I write in the chat?', 'Do you track me?'],
    },
    '/privacidad#finalidades': {
      aliases: ['purpose data', 'why need data'],
      questions: [
        'What do you use my data for?',
        'Will you send me advertising?',
        'Why do you need my e-mail?',
      ],
    },
    '/privacidad#autorizacion': {
      aliases: ['authorization/consent data'],
      questions: [
        'When do I authorize the use of my data?',
        'Do I have to give authorization?',
        'How do I withdraw it?',
      ],
    },
    '/privacidad#datos-sensibles': {
      aliases: ['health/sensitive/children data', 'medical_record private/who/safe'],
      questions: [
        'How do you treat health data?',
        'Who sees my medical record?',
        'What about data of minors?',
      ],
    },
    '/privacidad#terceros': {
      aliases: ['share/sell/give data/information', 'third party/parties'],
      questions: [
        'Do you sell my data?',
        'Do you share my data with third parties?',
        'Which outside services does the site use?',
      ],
    },
    '/privacidad#derechos': {
      aliases: ['delete/remove/erase/correct/update data/information', 'my rights'],
      questions: [
        'How do I get my data deleted?',
        'What are my rights over my data?',
        'I want to correct my data',
      ],
    },
    '/privacidad#canal': {
      aliases: ['exercise rights', 'where write data/rights'],
      questions: [
        'How do I exercise my rights?',
        'Which e-mail is for data questions?',
        'How fast do you answer about data?',
      ],
    },
    '/privacidad#vigencia': {
      aliases: ['how_long keep data', 'retention'],
      questions: [
        'How long do you keep my data?',
        'Since when is the policy valid?',
        'How is my data protected?',
      ],
    },
    '/terminos': {
      aliases: ['terms', 'conditions use/sale/site', 'purchase policy'],
      questions: [
        'What are your terms and conditions?',
        'What is your purchase policy?',
        'Where are the conditions of use?',
      ],
    },
    '/terminos#valoraciones': {
      aliases: ['informed_consent', 'assessment required/mandatory/necessary', 'form book appointment'],
      questions: [
        'Is the assessment required?',
        'Does the form book the appointment?',
        'Do I sign a consent?',
      ],
    },
    '/terminos#productos-y-precios': {
      aliases: ['price include/tax/vat', 'tax/vat'],
      questions: ['Do prices include tax?', 'Are the prices on the site final?', 'Can a price change?'],
    },
    '/terminos#pedidos': {
      aliases: [
        'parcel/package/tracking/cart/checkout',
        'order',
        'how/where/can buy/purchase product/shop/site/online/something/cart',
        'how buy/order/place',
      ],
      questions: [
        'Do you ship?',
        'How do I buy a product?',
        'How long does an order take?',
        'Do you deliver to my home?',
      ],
    },
    '/terminos#retracto': {
      aliases: [
        'refund/money_back/return/returns/returned/returning/withdrawal/changed_my_mind/send_it_back',
        'exchange product/purchase',
      ],
      questions: [
        'Can I return a product?',
        'How many days do I have to return it?',
        'I changed my mind about the order',
      ],
    },
    '/terminos#garantia': {
      aliases: [
        'broken/damaged/faulty/expired/wrong/leaking/leaked/missing/incomplete product/order/package/bottle/item/arrived/came/jar/serum/cream',
        'warranty/warranties',
        'reaction/irritate product_i_bought/your_product',
      ],
      questions: ['The product arrived broken', 'Do products have a warranty?', 'I got the wrong item'],
    },
    '/terminos#reversion-del-pago': {
      aliases: ['chargeback/reversal/fraud', 'charged twice', 'unknown charge'],
      questions: [
        'I was charged twice',
        'How do I ask for a chargeback?',
        'There is a charge that I do not know',
      ],
    },
    '/terminos#reclamos-y-sic': {
      aliases: ['complaint/complain/sue/consumer_protection/consumer_authority'],
      questions: ['How do I file a complaint?', 'Where can I complain?', 'Who is the consumer authority?'],
    },
    '/blog/primera-consulta#antes-de-venir': {
      aliases: [
        'bring/papers/documents appointment/visit/consultation/first/results/exam/assessment',
        'prepare/get_ready appointment/visit/consultation/assessment',
        'what bring',
      ],
      questions: [
        'What should I bring to the appointment?',
        'How do I prepare for the visit?',
        'Do I bring my test results?',
      ],
    },
    '/blog/primera-consulta#el-dia-de-la-cita': {
      aliases: [
        'makeup/make_up/nail_polish/wear/clothes appointment/visit/consultation/come/going/go',
        'bring/come my/someone friend/mother/husband/wife/companion',
        'wheelchair/naked/undress/undressed/mobility/deaf',
        'what wear',
      ],
      questions: [
        'Can I wear makeup to the visit?',
        'Can someone come with me?',
        'Is there wheelchair access?',
      ],
    },
    '/blog/primera-consulta#que-preguntar': {
      aliases: ['what/questions ask dermatologist/doctor/visit/appointment'],
      questions: [
        'What should I ask the dermatologist?',
        'Which questions should I ask?',
        'What is worth asking?',
      ],
    },
  },
  people: {
    '/equipo': {
      aliases: [
        'dermatologists/doctors/physician/specialist/staff/team',
        'who works/treats/treat/see',
        'who_are doctors',
        'female/male/woman/lady/certified/qualified doctor/dermatologist',
        'speak english',
        'dermatologist',
      ],
      questions: [
        'Who are your doctors?',
        'Do you have a female dermatologist?',
        'Does anyone speak English?',
      ],
    },
    '/equipo/mariana-restrepo': {
      aliases: ['medical_director/director', 'head doctor'],
      questions: ['Who is the medical director?', 'Who runs the clinic?', 'Who is the head doctor?'],
    },
    '/equipo/andres-villegas': {
      aliases: ['who/which_doctor/surgeon surgery/surgeries/surgeon/operate/mole/biopsy'],
      questions: ['Who does the surgeries?', 'Who removes moles?', 'Who is the surgeon?'],
    },
    '/equipo/laura-echeverri': {
      aliases: ['who/which_doctor laser/aesthetic/botox/filler/inject/injects', 'portuguese'],
      questions: ['Who injects botox?', 'Who does the laser?', 'Does anybody speak Portuguese?'],
    },
    '/equipo/felipe-arango': {
      aliases: ['tricologist/trichologist/trichology', 'who/specialist/expert/doctor hair/scalp'],
      questions: [
        'Who is the hair specialist?',
        'Do you have a trichologist?',
        'Which doctor sees hair loss?',
      ],
    },
  },
  care: {
    '/#spa': {
      aliases: ['spa/rituals', 'service/what spa'],
      questions: ['What is in the spa?', 'Do you have a spa?', 'Which rituals do you offer?'],
    },
  },
  reading: {
    '/blog': {
      aliases: ['blog/article/posts/tips'],
      questions: ['Do you have a blog?', 'Which articles are there?', 'Where can I read tips?'],
    },
    '/blog/proteccion-solar': {
      aliases: [
        'sunscreen/sunblock/spf/sun_protection why/necessary/need/every_day/should/importance/order/makeup/before/after',
        'protect sun',
      ],
      questions: [
        'Why wear sunscreen every day?',
        'How do I protect myself from the sun?',
        'Does sunscreen go before makeup?',
      ],
    },
    '/blog/proteccion-solar#sol-de-montana': {
      aliases: [
        'cloudy/clouds/rain/rainy/indoors/office/altitude/uv/index/window sun/sunscreen/spf/sunblock',
      ],
      questions: [
        'Do I need sunscreen when it is cloudy?',
        'Do I need sunscreen indoors?',
        'Why is the mountain sun stronger?',
      ],
    },
    '/blog/proteccion-solar#sombra-y-ropa': {
      aliases: ['hat/cap/sunglasses/clothing/shade/clothes sun/uv/protect/protection'],
      questions: [
        'Does a hat help against the sun?',
        'Which clothing protects from the sun?',
        'Which sunglasses should I wear?',
      ],
    },
    '/blog/proteccion-solar#elegir-protector': {
      aliases: ['sunscreen/sunblock/spf choose/choice/pick/which/best/difference/baby/kid/child'],
      questions: ['How do I choose a sunscreen?', 'Which sunscreen is best?', 'Which SPF do I need?'],
    },
    '/blog/proteccion-solar#cantidad-y-reaplicacion': {
      aliases: ['sunscreen/sunblock/spf how_often/how_much/reapply/amount/how_many/apply'],
      questions: [
        'How often should I reapply sunscreen?',
        'How much sunscreen do I use?',
        'How do I apply sunscreen?',
      ],
    },
    '/blog/proteccion-solar#todas-las-pieles': {
      aliases: ['sunscreen/sunblock/sun dark_skin/brown/black/olive/dark', 'vitamin_d sun/sunscreen'],
      questions: [
        'Does dark skin need sunscreen?',
        'Does sunscreen block vitamin D?',
        'My skin is brown, do I need SPF?',
      ],
    },
    '/blog/proteccion-solar#cuando-consultar': {
      aliases: ['mole/spot worried/worry/cancer/melanoma/warning/signs/when'],
      questions: [
        'When should a mole be checked?',
        'What are the warning signs of a mole?',
        'How often do I check my moles?',
      ],
    },
    '/blog/acne-adulto': {
      aliases: ['acne/pimple/zit/breakout/blackhead'],
      questions: ['What can I do about acne?', 'Why do I get pimples?', 'What do you say about breakouts?'],
    },
    '/blog/acne-adulto#por-que-aparece': {
      aliases: [
        'acne/pimple/breakout why/cause/reason/hormone/hormonal',
        'acne/pimple/breakout adult/adulthood/age/thirties/forties/period/jaw/jawline/chin/30/40',
      ],
      questions: ['Why do I have acne in my thirties?', 'Is acne hormonal?', 'I break out before my period'],
    },
    '/blog/acne-adulto#lo-que-influye': {
      aliases: [
        'acne/pimple/breakout chocolate/dairy/milk/diet/food/eat/eating/stress/sleep/mask/helmet/sweat/gym/whey/sugar',
      ],
      questions: ['Does chocolate cause acne?', 'Does dairy give pimples?', 'Does stress cause breakouts?'],
    },
    '/blog/acne-adulto#rutina-sencilla': {
      aliases: ['acne/pimple/breakout routine/steps/wash'],
      questions: [
        'What routine is good for acne?',
        'How often do I wash my face with acne?',
        'Which steps for pimples?',
      ],
    },
    '/blog/acne-adulto#lo-que-no-ayuda': {
      aliases: [
        'acne/pimple/zit/breakout lemon/baking_soda/toothpaste/vinegar/honey/squeeze/squeezing/pop/popping/home_remedy/home_remedies',
      ],
      questions: ['Can I pop my pimples?', 'Does lemon help with acne?', 'Does toothpaste dry pimples?'],
    },
    '/blog/acne-adulto#en-la-consulta': {
      aliases: ['acne consultation/visit'],
      questions: [
        'What happens in a visit for acne?',
        'What does the dermatologist check for acne?',
        'Do you ask for tests for acne?',
      ],
    },
    '/blog/acne-adulto#cuando-consultar': {
      aliases: ['acne when see/doctor'],
      questions: [
        'When should I see a doctor for acne?',
        'When can acne not wait?',
        'When is acne serious enough for a visit?',
      ],
    },
    '/blog/melasma': {
      aliases: ['melasma/chloasma', 'dark_spot/brown_spot/sun_spot', 'pigmentation/hyperpigmentation'],
      questions: ['What is melasma?', 'What do you say about dark spots?', 'I have pigmentation on my face'],
    },
    '/blog/melasma#que-es': {
      aliases: ['melasma recognize/look_like'],
      questions: ['How do I recognize melasma?', 'What does melasma look like?', 'Is it melasma or a spot?'],
    },
    '/blog/melasma#que-lo-activa': {
      aliases: ['melasma why/cause/reason/hormone/pregnancy/pill/worse/heat/trigger/screen'],
      questions: ['What triggers melasma?', 'Does heat make melasma worse?', 'Do screens cause melasma?'],
    },
    '/blog/melasma#la-luz': {
      aliases: ['melasma sunscreen/sunblock/spf/protection/light'],
      questions: [
        'Which sunscreen for melasma?',
        'Does indoor light affect melasma?',
        'Does tinted sunscreen help melasma?',
      ],
    },
    '/blog/melasma#tratamientos': {
      aliases: ['melasma cure/cured/treat/treatment/remove/go_away/fade/get_rid/do_for/help'],
      questions: [
        'Can melasma be cured?',
        'Which treatments are there for melasma?',
        'How do I get rid of melasma?',
      ],
    },
    '/blog/melasma#lo-que-empeora': {
      aliases: ['melasma/spots lemon/baking_soda/home_remedy/home_remedies/vinegar'],
      questions: [
        'Does lemon remove melasma?',
        'What makes melasma worse?',
        'Do home remedies help melasma?',
      ],
    },
    '/blog/melasma#cuando-consultar': {
      aliases: ['melasma when doctor/see'],
      questions: [
        'When should I see someone about melasma?',
        'When do I see a doctor for a patch on my face?',
        'Should a dermatologist see melasma?',
      ],
    },
    '/blog/caida-del-cabello': {
      aliases: [
        'hair loss/losing/fall/falls/falling/shed/shedding/thinning',
        'bald/baldness/balding/alopecia',
      ],
      questions: ['I am losing my hair', 'What can I do about hair loss?', 'Am I going bald?'],
    },
    '/blog/caida-del-cabello#cuanto-es-normal': {
      aliases: ['hair loss/losing/lose/fall/falling/shed/shedding normal/how_much/how_many/a_day'],
      questions: [
        'How many hairs a day is it normal to lose?',
        'How much hair loss is normal?',
        'Is shedding normal?',
      ],
    },
    '/blog/caida-del-cabello#causas-frecuentes': {
      aliases: [
        'hair loss/losing/fall/falling/shedding/thinning/bald why/cause/stress/thyroid/postpartum/baby/genetic/hereditary/iron/hormone',
        'effluvium',
      ],
      questions: [
        'Why is my hair falling out?',
        'Does stress cause hair loss?',
        'My hair falls out after having a baby',
      ],
    },
    '/blog/caida-del-cabello#que-se-revisa': {
      aliases: ['trichoscopy', 'hair test/exam'],
      questions: [
        'Which tests are done for hair loss?',
        'Do you do trichoscopy?',
        'What do you check on the scalp?',
      ],
    },
    '/blog/caida-del-cabello#cuidados-en-casa': {
      aliases: [
        'biotin/supplement',
        'hair wash/washing/hat/ponytail/braid every_day/daily/loss/fall/too_much/bad',
      ],
      questions: ['Does washing my hair daily make it fall?', 'Does biotin help?', 'Do hats cause baldness?'],
    },
    '/blog/caida-del-cabello#tratamiento-y-tiempos': {
      aliases: ['hair grow/regrow/regrowth how_long/how_fast/back'],
      questions: [
        'How long until my hair grows back?',
        'Does hair recover?',
        'How long is the treatment for hair loss?',
      ],
    },
    '/blog/caida-del-cabello#cuando-consultar': {
      aliases: ['hair when doctor/see'],
      questions: [
        'When should I see a doctor for my hair?',
        'When is hair loss urgent?',
        'When to ask about hair loss?',
      ],
    },
    '/blog/primera-consulta': {
      aliases: ['step_by_step visit/appointment'],
      questions: [
        'What is a visit like, step by step?',
        'What should I read before my first visit?',
        'What happens at an appointment?',
      ],
    },
    '/blog/primera-consulta#como-transcurre': {
      aliases: ['what does dermatologist visit/consultation'],
      questions: [
        'What does the dermatologist do in the visit?',
        'Will the whole body be examined?',
        'How does the appointment go?',
      ],
    },
    '/blog/primera-consulta#despues': {
      aliases: ['after consultation/appointment'],
      questions: ['What happens after the consultation?', 'Do I get a written plan?', 'How do I ask later?'],
    },
    '/blog/primera-consulta#que-no-espera': {
      aliases: ['cannot_wait/can_t_wait appointment', 'symptoms emergency appointment'],
      questions: [
        'Which symptoms cannot wait?',
        'When should I go to an emergency department?',
        'What should not wait for a visit?',
      ],
    },
    '/blog/laser-que-esperar': {
      aliases: ['laser expect', 'laser article'],
      questions: [
        'What should I know before laser?',
        'What can I expect from laser?',
        'What is a laser session like?',
      ],
    },
    '/blog/laser-que-esperar#como-funciona': {
      aliases: ['laser how_does/work/what_does'],
      questions: ['How does laser work?', 'What does laser do to the skin?', 'What is laser light?'],
    },
    '/blog/laser-que-esperar#la-valoracion': {
      aliases: ['laser assessment/test'],
      questions: [
        'Do I need an assessment for laser?',
        'Why is there a test before laser?',
        'What is checked before laser?',
      ],
    },
    '/blog/laser-que-esperar#preparacion': {
      aliases: ['laser before/prepare/tan/tanning/tanned/beach/shave/shaving/wax/waxing/sun/sunbathe'],
      questions: ['How do I prepare for laser?', 'Can I tan before laser?', 'Should I shave before laser?'],
    },
    '/blog/laser-que-esperar#durante-y-despues': {
      aliases: ['laser after/aftercare/recovery/downtime/exercise/gym/shower/feel'],
      questions: [
        'What care do I need after laser?',
        'Can I exercise after laser?',
        'What does laser feel like?',
      ],
    },
    '/blog/laser-que-esperar#riesgos': {
      aliases: ['laser risk/danger/dangerous/burn/side_effect/safe/complication/harm/harmful'],
      questions: ['Is laser dangerous?', 'Does laser burn the skin?', 'What are the risks of laser?'],
    },
    '/blog/laser-que-esperar#cuando-consultar': {
      aliases: ['laser when_call'],
      questions: [
        'When do I call you after laser?',
        'What is not normal after laser?',
        'Whom do I tell if something goes wrong?',
      ],
    },
  },
};
