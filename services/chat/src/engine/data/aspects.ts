import type { Phrases } from '../phrases.ts';

const list = (text: string): string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/** What is asked of whatever a message is about, in either language: words that stand together, whatever their endings. */
export const aspects = {
  price: list(`
    cuánto cuesta, cuánto me cuesta, cuánto cuestan, cuánto costaría, qué cuesta, cuánto vale, cuánto valen, cuánto valdría, qué vale, cuánto cobran, cuánto me cobran,
    cuánto cobrarían, cuánto piden, cuánto hay que pagar, cuánto toca pagar, cuánto tendría que pagar, cuánto debo pagar,
    cuánto sale, cuánto me sale, cuánto nos sale, cuánto saldría, cuánto me toca, cuánto sería, cuánto por,
    a cómo, precio, precios, precito, costo, costos, tarifa, tarifas, cotizar, cotización, 
    presupuesto, gratis, gratuita, barato, barata, económico, es caro, es cara, muy caro, qué valor, cuál es el valor,
    valor de, valor del, valor por, tiene costo, tiene valor,
    how much is, how much are, how much do you charge, how much does, how much for, how much would, how much will, how much it costs, how much to, how much per, how much roughly,
    price, prices, pricing, cost, costs, rates, fee, fees, quote, cheap, expensive, affordable, charge for,
    do you charge, for free, is it free`),
  sessions: list(`
    cuántas sesiones, cuántas veces, cuántas son, cuántas se necesitan, cuántas necesito, sesiones necesito, sesiones hay que, número de sesiones, una sola sesión,
    how many are needed, how many do i need, how many visits, one session, number of sessions, how many sessions, how many times, sessions do i need`),
  frequency: list(`
    cada cuánto, cada cuántas, cada cuántos, frecuencia, con qué frecuencia, repetir, repite, tan seguido, muy seguido,
    hay que esperar entre una sesión y otra, debo esperar entre una sesión y otra, limpiezas al año, faciales al año, facials a year, cuándo se retoca, me retoco, hay que retocar, veces al año, entre una sesión y otra, entre una y otra, entre sesiones, entre sesión, cuándo me toca la,
    how often, repeat, between sessions, times a year, top up, next session due`),
  amount: list(`
    unidades, cuántas jeringas, cuántos ml, cuántos cc, cuántas ampollas, cuántos hilos, how many threads, how many units, units, how many syringes, how many ml, how much filler`),
  preparation: list(`
    con la regla, con el periodo, el periodo, menstruación, on my period, my period, antes de la boda, antes del matrimonio, antes de un evento, antes del grado, antes del viaje, antes del botox, antes del láser,
    ya es tarde para, before the wedding, before my wedding, before a wedding, before an event, too late for, before botox, before a peel, before a facial,
    quitarme la barba, quitarse la barba, estómago vacío, comer antes, desayunar antes, qué ropa, toda la ropa, sin ropa, what do i wear, undress, eat before, en ayunas, ayunas, afeitarme, afeito, afeitada, rasurarme, rasuro, rasurar, rasurada, sin maquillaje, shave, shaving, fasting, without makeup,
    cómo me preparo, preparación, prepararme, prepararse, antes de ir, antes de la sesión, antes de ir, debo hacer antes, hacer antes, qué hago antes, how do i prepare,
    how should i prepare, prepare for, preparation, before the session, before my session, before it, do before`),
  recovery: list(`
    recuperación, tarda en sanar, demora en sanar, tarda en cicatrizar, demora en cicatrizar, sana la piel, se descama, descamación, días se pela, days of peeling, incapacidad, reposo, retiran los puntos, sacan los puntos, sacar los puntos, retirar los puntos, cogen puntos, cogieron puntos, puntos de sutura, morado, morados, hinchazón, hincha, se pela, quedo roja, quedo rojo, queda roja, cuántos días quedo,
    puedo trabajar, volver a trabajar, deja marcas, downtime, recovery, healing time, to heal, heal, stitches, bruising, will i bruise, bruise after, swelling, swell, time off, go back to work, back to work, peel off`),
  aftercare: list(`
    cuidados, después de, después del, qué hago después, cuidarme, al otro día,
    maquillar, maquillaje, maquillarme, maquillo, tomar sol, asolear, asolearme, la playa, playa, piscina, bañarme en el mar,
    gym, gimnasio, hacer ejercicio, ejercicio, entrenar, salir a correr, puedo correr, spinning, trotar, montar bicicleta, sauna, turco, hot yoga, yoga,
    trago, traguito, licor, alcohol, tomar vino, un vino, copa de vino, vinito, cerveza, guaro, tomar aguardiente, rumba, avión, viajar, viajo, volar, vuelo,
    wine, beer, have a drink, drink after, alcohol, fly, flight, flying, on the plane, on a plane, gym, workout, work out, swim, swimming, pool, beach, makeup, sunbathe, get a tan, tanning, aftercare,
    after the session, afterwards, afterward, after care, take care, wear makeup, go in the sun, exercise`),
  lasting: list(`
    dura el efecto, dura un año, dura meses, meses dura, meses duran, años dura, tiempo dura el efecto, me dura, dura más, dura menos, dura el resultado, duran los resultados, dura el relleno, efecto, resultado, resultados, se nota, se notan, se ve, se ven, veo cambios, ver cambios, hace efecto,
    si no me gusta, y no me gusta, se puede deshacer, se deshace, se disuelve, se puede disolver, reversible, be dissolved, undo, permanente, definitivo, definitiva, para siempre, vuelve a salir, results, result, see a difference, see changes, last, lasts, long lasting, permanent, forever,
    notice, effect, effects, wear off`),
  duration: list(`
    cuánto dura, cuánto tiempo dura, cuánto se demora, cuánto demora, cuánto toma, cuánto tarda, cuánto duran, duración, cuántos minutos,
    cuánto tiempo, how long, duration, how much time`),
  notFor: list(`
    quién no puede, no puedo usar, no podría usar, no puedo hacerme, eso impide, me lo impide, hay problema, me salen morados, me puedo hacer, me lo puedo hacer, me la puedo hacer, me puedo poner, puedo ponerme, puedo usar, se puede usar, puedo usarlo, lo puedo usar, se puede si, puedo si, sirve si tengo, se puede hacer si, se puede hacer con, se puede con, riesgos, riesgo, peligroso, es seguro, efectos secundarios, contraindicación, contraindicaciones, contraindicado, no conviene, quién no debe, puedo hacerme,
    i bruise easily, is it a problem, i cannot have, contraindication, contraindications, who should not, who cannot, can i have, can i get, can i use, can i do, can i still, risks, risk, safe, side effects, dangerous`),
  idealFor: list(`
    en qué zonas, qué zonas, se puede hacer en, se hace en la, para qué sirve, para qué es, para quién, a quién, indicado, para hombres, para hombre, hombres también, los hombres, a qué edad, desde qué edad, preventivo, preventiva, muy joven, muy vieja,
    which areas, can it be done on, for men, men too, for a man, what age, how old do, preventive, preventative, too young, too old, who is it for, who can, what is it for, good for`),
  pain: list(`
    duele, duelen, duele mucho, dolor, doloroso, arde, es molesto, anestesia, qué se siente, cómo se siente, what does it feel, feel like, hurt, hurts, pain, painful, sting, numb, uncomfortable`),
  pregnancy: list(`
    embarazo, embarazada, embarazadas, encinta, gestante, gestación, lactancia, lactando, lactar, amamantando, amamantar, dando pecho,
    dar pecho, doy pecho, le doy seno, dando seno, dar seno, pregnant, pregnancy, breastfeeding, breast feeding, i am nursing, while nursing, im nursing, is expecting, am expecting, are expecting, expecting a baby`),
  shopping: list(`
    producto, productos, productico, venden, vende, vendes, venta, comprar, compro, tienda, catálogo, rutina, product, products,
    sell, buy, shop, catalog, do you carry, routine, skincare,
    qué crema, qué cremas, qué suero, qué serum, qué jabón, qué limpiador, qué champú, qué shampoo, qué bloqueador, qué protector, qué hidratante, qué exfoliante, qué mascarilla, qué tónico, qué loción, qué bálsamo, crema para, cremas para, suero para, serum para, jabón para, limpiador para, champú para, shampoo para, bloqueador para, protector para, exfoliante para, mascarilla para, tónico para, loción para, bálsamo para,
    which cream, which serum, which moisturizer, which moisturiser, which cleanser, which sunscreen, which shampoo, which conditioner, which mask, which toner, which lotion, which balm, which face wash, what cream, what serum, what moisturizer, what moisturiser, what cleanser, what sunscreen, what shampoo, what conditioner, what mask, what toner, what lotion, what balm, what face wash, cream for, serum for, moisturizer for, moisturiser for, cleanser for, sunscreen for, shampoo for, conditioner for, mask for, toner for, lotion for, balm for, face wash for`),
  use: list(`
    cómo se usa, cómo lo uso, cómo la uso, cómo se aplica, cómo me lo aplico, cómo me la aplico, cómo se pone, modo de uso, cuántas veces al día, a qué hora se, de día o de noche,
    how do i use, how to use, how do i apply, how often do i use, morning or night, day or night`),
  need: list(`
    algo para, algo pa, algo con, algo que, qué uso, qué me aplico, qué me echo, qué sirve, qué me sirve, qué recomiendan,
    qué me recomiendan, qué puedo usar, sirve para, bueno para, anything for, something for, something to, what can i use,
    what is good, what do you recommend`),
  combination: list(`
    la misma semana, el mismo día de la, same week, combinar, combino, se combinan, en la misma cita, en la misma sesión, en la misma visita, juntos el mismo día, todo el mismo día, los dos el mismo día, on the same day, same day, same visit, same appointment, combine, combined with`),
  included: list(`
    incluye, incluyen, incluido, incluida, trae la, trae el, viene con, es aparte, va aparte, aparte se cobra, include, includes, included, come with, comes with`),
  comparison: list(`
    diferencia, diferencias, diferencian, comparar, comparación, lo mismo que, igual a, versus, vs, difference, different from, same as, compare, compared`),
} satisfies Phrases<string>;
