import type { Precautions } from '#content/types.ts';

// Sample copy: the clinic's medical director confirms every line before publishing.
export const precautions: Precautions = {
  led: {
    name: 'Luz LED',
    text: 'Embarazo (por precaución), epilepsia o crisis que se desencadenan con la luz, marcapasos u otro dispositivo electrónico implantado, heridas abiertas, enfermedades que empeoran con la luz, como el lupus o la porfiria, y medicamentos que sensibilizan a la luz, entre ellos doxiciclina, isotretinoína o hierba de San Juan.',
  },
  laser: {
    name: 'Láser',
    text: 'Embarazo; isotretinoína en curso o en los últimos 6 meses; medicamentos que sensibilizan a la luz; bronceado, autobronceador o quemadura solar en las últimas 4 semanas; tatuajes, lunares o manchas sin diagnóstico en la zona; heridas, infección o herpes activo; tendencia a queloides; epilepsia que se desencadena con la luz; lupus o porfiria. En la lactancia, el médico decide con usted si conviene esperar.',
  },
  radiofrequency: {
    name: 'Radiofrecuencia',
    text: 'Marcapasos, desfibrilador, neuroestimulador, implante coclear u otro dispositivo electrónico; placas, prótesis u otros implantes metálicos en la zona; embarazo; cáncer activo; heridas o infección; pérdida de sensibilidad al calor; rellenos o hilos recientes en la zona.',
  },
  highFrequency: {
    name: 'Alta frecuencia',
    text: 'Embarazo, marcapasos u otro dispositivo electrónico, implantes metálicos en la cabeza o el cuello, epilepsia, heridas o infección del cuero cabelludo y medicamentos que sensibilizan a la luz. No se aplica sobre lociones con alcohol, porque la chispa puede encenderlas.',
  },
  electrostimulation: {
    name: 'Electroestimulación',
    text: 'Marcapasos, desfibrilador u otro dispositivo electrónico; arritmia; embarazo; epilepsia; trombosis o várices inflamadas; hernia, cirugía reciente o implantes metálicos en la zona; cáncer activo; heridas o pérdida de sensibilidad.',
  },
  ultrasound: {
    name: 'Ultrasonido',
    text: 'Embarazo, marcapasos u otro dispositivo electrónico, implantes metálicos en la zona, cáncer activo, trombosis, heridas o infección. El ultrasonido corporal tampoco se usa con enfermedad del hígado o de los riñones.',
  },
  peel: {
    name: 'Peeling con ácidos',
    text: 'Embarazo y lactancia; isotretinoína en curso o en los últimos 6 meses; herpes activo, heridas o dermatitis; piel bronceada o quemada por el sol; tendencia a queloides; depilación con cera, láser o retinoides en la última semana; alergia a la aspirina, si el ácido es salicílico.',
  },
  exfoliation: {
    name: 'Exfoliación',
    text: 'Heridas, quemadura solar, herpes activo, brote de rosácea o de dermatitis y uso reciente de isotretinoína. Suspenda retinoides y ácidos cosméticos 3 días antes.',
  },
  pressure: {
    name: 'Presoterapia, vacío y drenaje',
    text: 'Trombosis actual o reciente, várices inflamadas, insuficiencia cardíaca o renal, mala circulación arterial, infección o heridas en la zona, cáncer activo, embarazo, anticoagulantes o facilidad para los morados.',
  },
  heat: {
    name: 'Manta térmica',
    text: 'Embarazo, fiebre, presión alta sin control, insuficiencia cardíaca, pérdida de sensibilidad al calor, como en la neuropatía diabética, esclerosis múltiple, heridas o quemadura solar.',
  },
  cold: {
    name: 'Frío',
    text: 'Urticaria por frío, fenómeno de Raynaud, crioglobulinemia o pérdida de sensibilidad en la zona.',
  },
};
