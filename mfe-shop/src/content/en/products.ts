import type { ProductWords } from '#content/types.ts';

// In catalogue order, so that the languages can be compared line by line.
export const products: Record<string, ProductWords> = {
  'suero-antioxidante-vitamina-c-15': {
    gloss: 'Vitamin C 15% Antioxidant Serum',
    summary:
      'A silky morning serum with vitamin C and ferulic acid. It brings radiance and helps skin tone look more even.',
    howToUse:
      'In the morning, apply 4 to 5 drops to a clean, dry face and neck. Wait a minute, then follow with your moisturizer and sunscreen.',
    ingredients: ['L-ascorbic acid', 'Ferulic acid', 'Vitamin E', 'Hyaluronic acid', 'Panthenol'],
    skinTypes: ['todas'],
    imageAlt: '30 ml amber glass dropper bottle with a bone-colored Frailuma label',
  },
  'fluido-solar-invisible-fps-50': {
    gloss: 'Invisible Sun Fluid SPF 50+',
    summary:
      'Broad-spectrum protection in a fluid so light you forget it is there. It leaves little white cast and sits well under makeup.',
    howToUse:
      'Apply generously—two finger-lengths for face and neck—15 minutes before going out. Reapply every two hours and after sweating, swimming or toweling off.',
    ingredients: [
      'Bis-ethylhexyloxyphenol methoxyphenyl triazine',
      'Diethylamino hydroxybenzoyl hexyl benzoate',
      'Vitamin E',
      'Niacinamide',
      'Glycerin',
    ],
    skinTypes: ['todas'],
    imageAlt: '50 ml matte white airless bottle with a sand-colored Solquira label',
  },
  'crema-nocturna-peptidos': {
    gloss: 'Peptide Night Cream',
    summary:
      'An enveloping cream to close the day, with peptides, squalane and cacay oil. It leaves skin supple and looking rested by morning.',
    howToUse:
      'At night, warm a hazelnut-sized amount between your fingertips. Press it gently into a clean face and neck, always working upward.',
    ingredients: [
      'Palmitoyl tripeptide-1',
      'Palmitoyl tetrapeptide-7',
      'Plant squalane',
      'Cacay oil',
      'Ceramide NP',
    ],
    skinTypes: ['seca', 'mixta'],
    imageAlt: '50 ml frosted glass jar with a clay pink Cedrelva label',
  },
  'bruma-tonica-capilar-romero': {
    gloss: 'Rosemary and Caffeine Scalp Tonic Mist',
    summary:
      'A fresh mist made for scalp massage. It needs no rinsing and leaves roots light and full of body, with the scent of freshly cut rosemary.',
    howToUse:
      'Spray section by section onto a dry or damp scalp and massage for two minutes. Use once a day; no rinsing needed.',
    ingredients: ['Rosemary extract', 'Caffeine', 'Panthenol', 'Niacinamide', 'Betaine'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: '100 ml matte spray bottle in terracotta with the Ocobara name',
  },
  'gel-limpiador-equilibrante': {
    gloss: 'Balancing Cleansing Gel',
    summary:
      'Lifts away excess oil, sunscreen and the whole day without leaving skin tight. The lather is fine, gentle and easy to rinse.',
    howToUse:
      'Massage one or two pumps over a damp face, morning and night. Rinse with lukewarm water and pat dry. Do not use it if you are allergic to aspirin.',
    ingredients: [
      'Sodium cocoyl isethionate',
      'Salicylic acid 0.5%',
      'Zinc PCA',
      'Witch hazel extract',
      'Glycerin',
    ],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '200 ml matte pump bottle in sage green with the Yarumé name',
  },
  'suero-nocturno-retinol-03': {
    gloss: 'Retinol 0.3% Night Serum',
    summary:
      'Encapsulated retinol in a gentle emulsion, made to be introduced little by little. It helps refine texture and soften the look of expression lines.',
    howToUse:
      'Start with two nights a week on dry skin and build up as your skin tolerates it, with sunscreen every morning. Do not use during pregnancy or breastfeeding; if in doubt, ask us.',
    ingredients: ['Encapsulated retinol', 'Plant squalane', 'Niacinamide', 'Bisabolol', 'Vitamin E'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '30 ml matte airless bottle in clay pink with the Cedrelva name',
  },
  'contorno-de-ojos-cafeina-peptidos': {
    gloss: 'Caffeine and Peptide Eye Cream',
    summary:
      'A cool gel-cream for the most delicate area of the face. It hydrates, smooths and gives the eyes a rested look.',
    howToUse:
      'Pat a rice-grain amount along the orbital bone, morning and night. Avoid the upper lid and direct contact with the eyes.',
    ingredients: [
      'Caffeine',
      'Acetyl hexapeptide-8',
      'Hyaluronic acid',
      'Cucumber extract',
      'Plant squalane',
    ],
    skinTypes: ['todas'],
    imageAlt: '15 ml matte white tube with a clay pink Cedrelva label',
  },
  'suero-acido-hialuronico-triple': {
    gloss: 'Triple Hyaluronic Acid Hydrating Serum',
    summary:
      'Three molecular weights of hyaluronic acid in a clear, watery serum. It leaves skin dewy, springy and ready for the next step.',
    howToUse:
      'Apply 3 to 4 drops to a slightly damp face, morning and night. Seal in right away with your moisturizer.',
    ingredients: [
      'Sodium hyaluronate',
      'Hydrolyzed sodium hyaluronate',
      'Sodium acetylated hyaluronate',
      'Panthenol',
      'Glycerin',
    ],
    skinTypes: ['todas'],
    imageAlt: '30 ml frosted glass dropper bottle with a mist gray Tersalba label',
  },
  'crema-barrera-ceramidas': {
    gloss: 'Ceramide Barrier Cream',
    summary:
      'A comforting, fragrance-free cream with ceramides and skin-identical lipids. For days of dry weather, wind or long hours of air conditioning.',
    howToUse:
      'Smooth a thin layer over a clean face and neck, morning and night. Add a second layer wherever skin feels driest.',
    ingredients: ['Ceramide NP', 'Ceramide AP', 'Cholesterol', 'Shea butter', 'Colloidal oatmeal'],
    skinTypes: ['seca', 'sensible'],
    imageAlt: '50 g matte white jar with a mist gray Tersalba label',
  },
  'suero-resveratrol-acido-ferulico': {
    gloss: 'Resveratrol and Ferulic Acid Serum',
    summary:
      'An antioxidant concentrate for the night, inspired by the color of the Andean blackberry. Its light, oily texture leaves a satin finish.',
    howToUse:
      'At night, apply 3 to 4 drops to a clean face and massage until absorbed. Follow with your usual cream.',
    ingredients: [
      'Resveratrol',
      'Ferulic acid',
      'Coenzyme Q10',
      'Andean blackberry extract',
      'Plant squalane',
    ],
    skinTypes: ['mixta', 'seca'],
    imageAlt: '20 ml amber glass dropper bottle with a bone-colored Frailuma label',
  },
  'crema-cuello-y-escote': {
    gloss: 'Neck and Chest Cream',
    summary:
      'Made for two areas most routines forget. It nourishes, softens and improves the look of lines left by posture and sun.',
    howToUse:
      'Apply two pumps from the chest up to the chin with upward strokes, morning and night. By day, always finish with sunscreen.',
    ingredients: ['Palmitoyl tripeptide-38', 'Niacinamide', 'Shea butter', 'Centella asiatica extract'],
    skinTypes: ['todas'],
    imageAlt: '75 ml matte white pump bottle with a clay pink Cedrelva label',
  },
  'aceite-facial-bakuchiol-sacha-inchi': {
    gloss: 'Bakuchiol and Sacha Inchi Face Oil',
    summary:
      'A fast-absorbing dry oil with bakuchiol and sacha inchi from the Amazon basin. It smooths texture and brings comfort back to dull skin.',
    howToUse:
      'At night, warm 3 to 4 drops between your palms and press them over the face as the last step. You can also blend 2 drops into your cream.',
    ingredients: ['Bakuchiol', 'Sacha inchi oil', 'Plant squalane', 'Rosehip oil', 'Vitamin E'],
    skinTypes: ['seca', 'sensible'],
    imageAlt: '30 ml amber glass dropper bottle with a clay pink Cedrelva label',
  },
  'balsamo-limpiador-nutritivo': {
    gloss: 'Nourishing Cleansing Balm',
    summary:
      'A balm that turns to oil and then to milk, lifting off makeup and sunscreen without rubbing. Skin is left clean, soft and comfortable.',
    howToUse:
      'With dry hands, massage a small amount over a dry face for one minute. Wet your fingers to emulsify, then rinse with lukewarm water.',
    ingredients: ['Grape seed oil', 'Cupuaçu butter', 'Polyglyceryl-4 oleate', 'Colloidal oatmeal'],
    skinTypes: ['seca', 'sensible'],
    imageAlt: '90 g matte jar in sage green with the Tersalba name',
  },
  'balsamo-labios-cacao-ceramidas': {
    gloss: 'Cocoa and Ceramide Lip Balm',
    summary:
      'Colombian cocoa butter and ceramides in a stick that glides on with no sticky shine. It smooths the look of lips and leaves them soft.',
    howToUse:
      'Apply to clean lips as often as you like during the day. At night, wear a generous layer as a mask.',
    ingredients: ['Cocoa butter', 'Ceramide NP', 'Beeswax', 'Plant squalane', 'Vitamin E'],
    skinTypes: ['todas'],
    imageAlt: '5 g matte stick in mist gray with the Tersalba name',
  },
  'suero-acido-tranexamico-3': {
    gloss: 'Tranexamic Acid 3% Even Tone Serum',
    summary:
      'A light, milky serum for uneven skin tone. With daily use it helps improve the appearance of dark marks.',
    howToUse:
      'Apply one pump over a clean face, morning and night. By day, always pair it with an SPF 50 sunscreen.',
    ingredients: ['Tranexamic acid', 'Niacinamide', 'Licorice extract', 'Panthenol', 'Hyaluronic acid'],
    skinTypes: ['todas'],
    imageAlt: '30 ml matte white airless bottle with a terracotta Nimbaré label',
  },
  'crema-acido-azelaico-10': {
    gloss: 'Azelaic Acid 10% Cream',
    summary:
      'A velvet-finish cream that refines texture and contributes to a more even-looking tone. Fragrance-free.',
    howToUse:
      'Smooth a thin layer over a clean, dry face, every other night at first and then daily. A slight, passing tingle is common; if it persists, stop using it and ask us.',
    ingredients: ['Azelaic acid', 'Niacinamide', 'Dimethicone', 'Bisabolol', 'Glycerin'],
    skinTypes: ['mixta', 'grasa', 'sensible'],
    imageAlt: '30 g matte white tube with a terracotta Nimbaré label',
  },
  'concentrado-localizado-alfa-arbutina-2': {
    gloss: 'Alpha-Arbutin 2% Spot Concentrate',
    summary:
      'A small dropper for precise work. Its fluid gel tones down the look of individual dark spots and goes with the rest of your routine.',
    howToUse:
      'Apply one drop to each area, morning and night, and let dry before moisturizing. By day, always cover with sunscreen.',
    ingredients: ['Alpha-arbutin', 'N-acetyl glucosamine', 'Licorice extract', 'Hyaluronic acid'],
    skinTypes: ['todas'],
    imageAlt: '15 ml frosted glass dropper bottle with a terracotta Nimbaré label',
  },
  'espuma-limpiadora-luminosidad': {
    gloss: 'Radiance Cleansing Foam',
    summary:
      'An airy foam, almost a cloud, that cleanses without stripping. It leaves the face fresh, soft and luminous.',
    howToUse:
      'Massage two pumps over a damp face, morning and night, avoiding the eye area. Rinse thoroughly with water.',
    ingredients: ['Coco-glucoside', 'Gluconolactone', 'Grape extract', 'Glycerin', 'Allantoin'],
    skinTypes: ['todas'],
    imageAlt: '150 ml matte white pump bottle with a sage green Nimbaré label',
  },
  'crema-hidratante-niacinamida-5': {
    gloss: 'Niacinamide 5% Moisturizer',
    summary:
      'Daily hydration with niacinamide in a cream that sinks in quickly and does not feel heavy. It helps keep skin tone looking even.',
    howToUse:
      'Apply to face and neck after your serum, morning and night. In the morning, wait a few minutes before your sunscreen.',
    ingredients: ['Niacinamide', 'Glycerin', 'Ceramide NP', 'Licorice extract', 'Plant squalane'],
    skinTypes: ['mixta', 'seca'],
    imageAlt: '50 ml frosted glass jar with a mist gray Nimbaré label',
  },
  'locion-renovadora-acido-glicolico-8': {
    gloss: 'Glycolic Acid 8% Renewing Lotion',
    summary:
      'Cosmetic exfoliation without grains, for a smoother, brighter surface. If it is your first exfoliant, ask us how to bring it into your routine.',
    howToUse:
      'Use at night, once or twice a week, on clean, dry skin, keeping away from eyes and lips. Do not use on irritated or sunburned skin or combine with retinol on the same night, and wear sunscreen the next day.',
    ingredients: ['Glycolic acid', 'Lactic acid', 'Betaine', 'Allantoin', 'Aloe vera extract'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '50 ml matte airless bottle in terracotta with the Nimbaré name',
  },
  'bruma-facial-uchuva-vitamina-e': {
    gloss: 'Goldenberry and Vitamin E Antioxidant Face Mist',
    summary:
      'An ultra-fine mist with Andean goldenberry extract to freshen the face at any hour. It revives radiance without disturbing makeup.',
    howToUse:
      'Close your eyes and spray about 20 cm from the face, before your moisturizer or during the day. Pat gently until absorbed.',
    ingredients: ['Goldenberry extract', 'Vitamin E', 'Rose water', 'Glycerin', 'Betaine'],
    skinTypes: ['todas'],
    imageAlt: '100 ml amber glass spray bottle with a bone-colored Frailuma label',
  },
  'suero-niacinamida-10-zinc': {
    gloss: 'Niacinamide 10% and Zinc Serum',
    summary:
      'The go-to serum for skin that tends to shine. It helps balance an oily look and minimize the appearance of pores.',
    howToUse: 'Apply 3 to 4 drops to a clean face, morning and night. Follow with a light moisturizer.',
    ingredients: ['Niacinamide', 'Zinc PCA', 'Hyaluronic acid', 'Green tea extract'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '30 ml frosted glass dropper bottle with a terracotta Yarumé label',
  },
  'gel-crema-matificante': {
    gloss: 'Mattifying Hydrating Gel-Cream',
    summary:
      'Oily skin needs water too. This gel-cream hydrates lightly and leaves a natural matte finish through the day.',
    howToUse:
      'Smooth a thin layer over the face after your serum, morning and night. By day, finish with a dry-touch sunscreen.',
    ingredients: ['Hyaluronic acid', 'Silica', 'Niacinamide', 'Aloe vera extract', 'Zinc PCA'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '50 ml matte tube in mist gray with the Yarumé name',
  },
  'mascarilla-arcilla-verde': {
    gloss: 'Green Clay Purifying Mask',
    summary:
      'A weekly ritual of gentle clay that absorbs excess oil without drying. It leaves skin fresh and finer to the touch.',
    howToUse:
      'Apply an even layer to a clean face, avoiding eyes and lips, and leave on for 10 minutes. Remove with lukewarm water while still damp, once a week.',
    ingredients: ['Green clay', 'Kaolin', 'Zinc PCA', 'Glycerin', 'Calendula extract'],
    skinTypes: ['mixta', 'grasa'],
    imageAlt: '75 g matte white jar with a sage green Yarumé label',
  },
  'agua-micelar-hamamelis': {
    gloss: 'Witch Hazel Balancing Micellar Water',
    summary:
      'Removes makeup and sunscreen with no alcohol and no fragrance. A gentle first step for the evening cleanse.',
    howToUse:
      'Moisten a cotton pad and sweep over face, eyes and lips without rubbing. Then wash with your usual cleanser.',
    ingredients: ['Witch hazel water', 'Poloxamer 184', 'Panthenol', 'Glycerin'],
    skinTypes: ['mixta', 'grasa', 'sensible'],
    imageAlt: '250 ml frosted glass pump bottle with a sage green Yarumé label',
  },
  'locion-exfoliante-acido-salicilico-2': {
    gloss: 'Salicylic Acid 2% Exfoliating Lotion',
    summary:
      'A watery lotion that gently exfoliates the surface and the inside of pores. It helps blemish-prone skin look smoother and clearer.',
    howToUse:
      'Apply with your fingertips to a clean, dry face, two or three nights a week. If you notice dryness, use it less often, and remember sunscreen by day. Do not use on irritated skin or if you are allergic to aspirin.',
    ingredients: ['Salicylic acid', 'Green tea extract', 'Betaine', 'Panthenol'],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: '120 ml matte white pump bottle with a terracotta Yarumé label',
  },
  'bruma-corporal-espalda-y-pecho': {
    gloss: 'Back and Chest Body Mist',
    summary:
      'For the places hands cannot reach: it sprays at any angle and dries quickly. It refreshes and helps body skin look clean and even.',
    howToUse:
      'Spray onto a clean, dry back and chest after showering, up to once a day. Let dry before getting dressed. Do not use it if you are allergic to aspirin.',
    ingredients: ['Salicylic acid 1%', 'Niacinamide', 'Witch hazel extract', 'Menthyl lactate'],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: '150 ml matte white spray bottle with a terracotta Yarumé label',
  },
  'gel-localizado-imperfecciones': {
    gloss: 'Blemish Spot Gel',
    summary:
      'A clear, pocket-sized gel for the occasional day. It goes only where needed and disappears under makeup.',
    howToUse:
      'Dab a small amount onto the clean area, up to twice a day. Let dry and continue with your routine. Do not use it if you are allergic to aspirin.',
    ingredients: ['Salicylic acid 1%', 'Tea tree oil', 'Zinc PCA', 'Centella asiatica extract'],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: '15 ml matte white tube with a terracotta Yarumé label',
  },
  'suero-ligero-te-verde-regaliz': {
    gloss: 'Green Tea and Licorice Light Serum',
    summary:
      'Water-based antioxidants for skin that wants nothing heavy. It refreshes, comforts and leaves a barely-there finish.',
    howToUse:
      'Apply one or two pumps to a clean face in the morning. Follow with your moisturizer and sunscreen.',
    ingredients: ['Green tea extract', 'Licorice extract', 'Vitamin E', 'Allantoin', 'Hyaluronic acid'],
    skinTypes: ['grasa', 'mixta', 'sensible'],
    imageAlt: '40 ml amber glass pump bottle with a bone-colored Frailuma label',
  },
  'champu-fortificante-quinua-biotina': {
    gloss: 'Quinoa and Biotin Strengthening Shampoo',
    summary:
      'Gentle cleansing for fine or fragile hair, with protein from highland quinoa. It leaves strands with body and easy to comb.',
    howToUse:
      'Massage into a wet scalp with your fingertips for one minute. Rinse very well and repeat if you wish.',
    ingredients: ['Sodium cocoyl isethionate', 'Hydrolyzed quinoa protein', 'Biotin', 'Panthenol'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: '300 ml matte white pump bottle with a sage green Ocobara label',
  },
  'champu-equilibrante-salvia': {
    gloss: 'Piroctone and Sage Balancing Shampoo',
    summary:
      'For scalps that tend toward oiliness or visible flakes. It cleanses thoroughly, refreshes and leaves roots light.',
    howToUse:
      'Apply to wet hair, massage and leave on for three minutes before rinsing. Use two or three times a week, alternating with your usual shampoo. Do not use it if you are allergic to aspirin.',
    ingredients: ['Piroctone olamine', 'Sage extract', 'Salicylic acid 0.5%', 'Betaine', 'Menthol'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: '250 ml matte pump bottle in sage green with the Ocobara name',
  },
  'acondicionador-ligero-avena': {
    gloss: 'Light Oat Conditioner',
    summary: 'Weightless softness for frequent use. It detangles, adds shine and lets hair move.',
    howToUse: 'After shampooing, apply from mid-lengths to ends and wait two minutes. Rinse with cool water.',
    ingredients: ['Oat extract', 'Panthenol', 'Jojoba oil', 'Behentrimonium methosulfate'],
    skinTypes: ['todas'],
    imageAlt: '250 ml matte tube in mist gray with the Ocobara name',
  },
  'mascarilla-capilar-aguacate': {
    gloss: 'Avocado and Plant Protein Hair Mask',
    summary:
      'A rich cream with avocado oil for hair that is dry, colored or exposed to heat. It leaves hair manageable, soft and naturally glossy.',
    howToUse:
      'Once a week, work through washed hair from mid-lengths to ends and leave on for 10 minutes. Rinse out completely.',
    ingredients: ['Avocado oil', 'Hydrolyzed wheat protein', 'Shea butter', 'Panthenol', 'Glycerin'],
    skinTypes: ['todas'],
    imageAlt: '200 g matte jar in mist gray with the Ocobara name',
  },
  'suero-cuero-cabelludo-peptidos': {
    gloss: 'Peptide Scalp Serum',
    summary: 'A leave-in serum for the evening hair routine. It hydrates the scalp and gives hair body.',
    howToUse:
      'At night, apply one dropperful section by section to a dry scalp and massage for two minutes. No rinsing needed, and no greasy residue.',
    ingredients: ['Acetyl tetrapeptide-3', 'Red clover extract', 'Caffeine', 'Panthenol', 'Hyaluronic acid'],
    skinTypes: ['cuero-cabelludo'],
    imageAlt: '60 ml amber glass dropper bottle with a terracotta Ocobara label',
  },
  'aceite-puntas-moriche-argan': {
    gloss: 'Moriche and Argan Sealing Oil for Ends',
    summary:
      'Two antioxidant-rich oils, moriche from the Llanos and argan, in a formula that is not greasy. It tames frizz and leaves a discreet shine.',
    howToUse:
      'Rub one or two pumps between your hands and smooth over mid-lengths and ends, on damp or dry hair. Avoid the roots.',
    ingredients: ['Moriche oil', 'Argan oil', 'Vitamin E', 'Plant squalane'],
    skinTypes: ['todas'],
    imageAlt: '50 ml amber glass pump bottle with a bone-colored Ocobara label',
  },
  'protector-mineral-con-color-fps-50': {
    gloss: 'Tinted Mineral Sunscreen SPF 50',
    summary:
      'Mineral filters and a veil of color with iron oxides that adapts to medium tones. It evens the look of skin with a finish like skin, not makeup.',
    howToUse:
      'Shake and spread generously over face and neck as the last step of your morning. Reapply every two hours during sun exposure.',
    ingredients: ['Zinc oxide', 'Titanium dioxide', 'Iron oxides', 'Plant squalane', 'Vitamin E'],
    skinTypes: ['seca', 'mixta', 'sensible'],
    imageAlt: '50 ml matte tube in a sand color with the Solquira name',
  },
  'barra-solar-facial-fps-50': {
    gloss: 'Face Sun Stick SPF 50+',
    summary:
      'Reapplication that fits in a pocket: no mirror, no spills. Practical for nose, cheekbones, ears and the backs of the hands.',
    howToUse:
      'Glide four passes over each area and blend with your fingers. Use it to reapply every two hours and after sweating or swimming.',
    ingredients: [
      'Zinc oxide',
      'Bis-ethylhexyloxyphenol methoxyphenyl triazine',
      'Candelilla wax',
      'Vitamin E',
    ],
    skinTypes: ['todas'],
    imageAlt: '20 g matte white stick with a sand-colored Solquira label',
  },
  'gel-solar-toque-seco-fps-50': {
    gloss: 'Dry-Touch Sun Gel SPF 50',
    summary:
      'A broad-spectrum gel with a matte finish, made for the weather of the valley. It dries quickly and keeps shine in check.',
    howToUse:
      'Apply generously to face, neck and ears 15 minutes before going out. Reapply every two hours and after sweating or swimming.',
    ingredients: [
      'Ethylhexyl triazone',
      'Diethylamino hydroxybenzoyl hexyl benzoate',
      'Silica',
      'Niacinamide',
      'Vitamin E',
    ],
    skinTypes: ['grasa', 'mixta'],
    imageAlt: '50 ml matte white tube with a sand-colored Solquira label',
  },
  'bruma-solar-corporal-fps-50': {
    gloss: 'Body Sun Mist SPF 50',
    summary:
      'Broad-spectrum body protection, water-resistant and quick to absorb. For the country house, the hike or the weekend by the pool.',
    howToUse:
      'Spray close to the skin until it looks covered, then spread by hand; for the face, spray into your palms first. Reapply every two hours and always after swimming, sweating or toweling off.',
    ingredients: [
      'Ethylhexyl triazone',
      'Bis-ethylhexyloxyphenol methoxyphenyl triazine',
      'Vitamin E',
      'Aloe vera extract',
    ],
    skinTypes: ['todas'],
    imageAlt: '150 ml matte white spray bottle with a sand-colored Solquira label',
  },
  'balsamo-labial-solar-fps-30': {
    gloss: 'Sun Lip Balm SPF 30',
    summary: 'Lips get sun too. This balm protects and softens them, leaving the faintest shine.',
    howToUse:
      'Apply a generous layer 15 minutes before going out. Reapply every two hours and after eating or drinking.',
    ingredients: ['Zinc oxide', 'Cocoa butter', 'Jojoba oil', 'Vitamin E'],
    skinTypes: ['todas'],
    imageAlt: '5 g matte stick in a sand color with the Solquira name',
  },
  'gel-fresco-despues-del-sol': {
    gloss: 'Cooling After-Sun Gel',
    summary:
      'A watery gel of aloe and panthenol that cools and hydrates when you get home. It eases that feeling of tightness and absorbs without leaving a film.',
    howToUse:
      'Spread generously over clean face and body after sun exposure. Repeat whenever you like; for extra freshness, keep it in the fridge. If there are blisters or fever, do not apply it and see a doctor.',
    ingredients: ['Aloe vera gel', 'Panthenol', 'Allantoin', 'Calendula extract', 'Glycerin'],
    skinTypes: ['todas'],
    imageAlt: '150 ml matte white tube with a mist gray Tersalba label',
  },
};
