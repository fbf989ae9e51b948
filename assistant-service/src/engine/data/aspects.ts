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
    a cómo, precio, precios, precito, costo, costos, tarifa, tarifas, cotizar, cotización, descuento, promo, promoción, oferta,
    presupuesto, rebaja, gratis, gratuita, barato, barata, económico, es caro, es cara, muy caro, qué valor, cuál es el valor,
    valor de, valor del, valor por, tiene costo, tiene valor, y cuánto,
    how much is, how much are, how much do you charge, how much does, how much for, how much would, how much will, how much it costs,
    price, prices, pricing, cost, costs, rates, fee, fees, quote, discount, special offer, cheap, expensive, affordable, charge for,
    do you charge, for free, is it free`),
  sessions: list(`
    cuántas sesiones, cuántas veces, sesiones necesito, número de sesiones, how many sessions, how many times, sessions do i need`),
  frequency: list(`
    cada cuánto, cada cuántas, cada cuántos, frecuencia, con qué frecuencia, repetir, how often, repeat`),
  recovery: list(`
    recuperación, incapacidad, reposo, cuidados, después de, después del, puntos, morado, morados, hinchazón,
    downtime, recovery, aftercare, stitches, bruising, time off`),
  duration: list(`
    cuánto dura, cuánto tiempo dura, cuánto se demora, cuánto demora, cuánto toma, cuánto tarda, cuánto duran, duración, cuántos minutos,
    cuánto tiempo, how long, duration, how much time`),
  notFor: list(`
    quién no puede, contraindicación, contraindicaciones, contraindicado, no conviene, quién no debe, puedo hacerme,
    contraindication, contraindications, who should not, who cannot, can i have, can i get`),
  idealFor: list(`
    para qué sirve, para qué es, para quién, a quién, indicado, who is it for, what is it for, good for`),
  pain: list(`
    duele, duelen, duele mucho, dolor, doloroso, arde, molesta, anestesia, hurt, hurts, pain, painful, sting, numb, uncomfortable`),
  pregnancy: list(`
    embarazo, embarazada, embarazadas, encinta, gestante, gestación, lactancia, lactando, lactar, amamantando, amamantar, dando pecho,
    dar pecho, pregnant, pregnancy, breastfeeding, breast feeding, nursing, expecting`),
  shopping: list(`
    producto, productos, productico, venden, vende, vendes, venta, comprar, compro, tienda, catálogo, rutina, product, products,
    sell, buy, shop, catalog, do you carry, routine, skincare`),
  need: list(`
    algo para, algo pa, algo con, algo que, qué uso, qué me aplico, qué me echo, qué sirve, qué me sirve, qué recomiendan,
    qué me recomiendan, qué puedo usar, sirve para, bueno para, anything for, something for, something to, what can i use,
    what is good, what do you recommend`),
  comparison: list(`
    diferencia, diferencias, comparar, comparación, versus, vs, difference, compare, compared`),
} satisfies Phrases<string>;
