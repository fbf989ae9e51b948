import type { Precautions } from '#content/types.ts';

// Sample copy: the clinic's medical director confirms every line before publishing.
export const precautions: Precautions = {
  led: {
    name: 'LED light',
    text: 'Pregnancy (as a precaution), epilepsy or seizures triggered by light, a pacemaker or another implanted electronic device, open wounds, diseases that light makes worse, such as lupus or porphyria, and medicines that sensitize you to light, among them doxycycline, isotretinoin and St John’s wort.',
  },
  laser: {
    name: 'Laser',
    text: 'Pregnancy; isotretinoin now or in the last 6 months; medicines that sensitize you to light; a tan, self-tanner or sunburn in the last 4 weeks; tattoos, moles or undiagnosed spots in the area; wounds, infection or active cold sores; a tendency to keloids; epilepsy triggered by light; lupus or porphyria. While you are breastfeeding, the doctor decides with you whether to wait.',
  },
  radiofrequency: {
    name: 'Radiofrequency',
    text: 'A pacemaker, defibrillator, neurostimulator, cochlear implant or other electronic device; plates, prostheses or other metal implants in the area; pregnancy; active cancer; wounds or infection; loss of feeling for heat; recent fillers or threads in the area.',
  },
  highFrequency: {
    name: 'High frequency',
    text: 'Pregnancy, a pacemaker or another electronic device, metal implants in the head or neck, epilepsy, wounds or infection of the scalp, and medicines that sensitize you to light. It is not used over lotions that contain alcohol, because the spark can ignite them.',
  },
  electrostimulation: {
    name: 'Electrical muscle stimulation',
    text: 'A pacemaker, defibrillator or other electronic device; arrhythmia; pregnancy; epilepsy; thrombosis or inflamed varicose veins; a hernia, recent surgery or metal implants in the area; active cancer; wounds or loss of feeling.',
  },
  ultrasound: {
    name: 'Ultrasound',
    text: 'Pregnancy, a pacemaker or another electronic device, metal implants in the area, active cancer, thrombosis, wounds or infection. Body ultrasound is not used with liver or kidney disease either.',
  },
  peel: {
    name: 'Acid peel',
    text: 'Pregnancy and breastfeeding; isotretinoin now or in the last 6 months; active cold sores, wounds or dermatitis; tanned or sunburned skin; a tendency to keloids; waxing, laser or retinoids in the last week; aspirin allergy, if the acid is salicylic.',
  },
  exfoliation: {
    name: 'Exfoliation',
    text: 'Wounds, sunburn, active cold sores, a flare-up of rosacea or dermatitis, and recent use of isotretinoin. Stop retinoids and cosmetic acids 3 days before.',
  },
  pressure: {
    name: 'Pressotherapy, vacuum and drainage',
    text: 'Current or recent thrombosis, inflamed varicose veins, heart or kidney failure, poor arterial circulation, infection or wounds in the area, active cancer, pregnancy, blood thinners or a tendency to bruise.',
  },
  heat: {
    name: 'Thermal blanket',
    text: 'Pregnancy, fever, uncontrolled high blood pressure, heart failure, loss of feeling for heat, as in diabetic neuropathy, multiple sclerosis, wounds or sunburn.',
  },
  cold: {
    name: 'Cold',
    text: 'Cold urticaria, Raynaud’s phenomenon, cryoglobulinemia or loss of feeling in the area.',
  },
};
