import { pattern, word } from '../patterns.ts';
import type { IntentRule } from './types.ts';

/** What things cost and how to pay. */
export const money: readonly IntentRule[] = [
  {
    intent: 'price',
    says: [
      pattern`
        \bcuanto (?:\w+ ){0,2}(?:cuestan?|valen?|cobran?|cobrarian|salen?|saldria|costaria|costo|
        valdria|piden|es el valor|hay que pagar|toca pagar|tendria que pagar|debo pagar|me toca)\b|
        \bcuanto (?:es|seria|por)\b|\ba como\b|\bque vale\b|^(?:y )?(?:como )?cuanto$`,
      pattern`
        \b(?:precios?|precitos?|costos?|tarifas?|cotiz\w*|descuentos?|promo(?:s|cion(?:es)?)?|
        ofertas?|presupuesto|black friday|rebajas?|gratis|gratuit[oa]s?|economic[oa]s?|barat[oa]s?|
        car[oa]s|es caro|es cara|muy caro)\b`,
      pattern`
        \b(?:que|cual es el) (?:valor|precio|costo)\b|\bvalor de(?:l)?\b|\bmas (?:barat|economic)|
        \bvalor(?:es)? (?:por|de|para|aproximad\w+)\b|^valor(?:es)?\b|
        \btiene(?:n)? (?:algun )?(?:costo|valor)\b`,
      pattern`
        \bhow much (?:is|are|do|does|did|for|would|will|to|you)\b(?!.*\b(?:hurt|pain|time|sun|
        hair (?:loss|fall))\b)|^how much$|\b(?:price[sd]?|pricing|costs?|rates?|fees?|quotes?|
        discounts?|promotions?|promos?|deals?|specials?|cheap\w*|expensive|affordable|budget|
        charge[sd]?|for free|is \w+ \w+ free|free (?:assessment|consult\w*|of charge)|
        assessment free|consultation free|it free)\b`,
    ],
    unless: word`
      precio por confirmar|cobraron|charged (?:me )?twice|at any cost|quality|my card was charged|
      valores`,
  },
  {
    intent: 'payment',
    says: [
      pattern`
        \b(?:medios?|formas?|metodos?|opciones|facilidades|facilidad|plan|planes) (?:de|d|
        para) pag(?:os?|ar)\b|\bcomo (?:se )?(?:les )?(?:pago|paga|pagar|puedo pagar|
        cancelo el valor)\b`,
      pattern`
        \bpag(?:o|ar|an|a|arles?|arlo) (?:\w+ )?(?:con|en|a|por|de|contra)\b|\b(?:puedo|se puede|
        donde|aceptan|reciben) (?:\w+ )?pag(?:ar|os?)\b|\btarjetas?\b|\ben efectivo\b|\b(?:reciben|
        aceptan|solo) (?:\w+ ){0,2}(?:efectivo|dolares|plata|pagos?)\b|^efectivo$`,
      pattern`
        \b(?:nequi|daviplata|pse|transferencias?|transfiya|consignacion|consignar|cuotas|diferir\w*|
        financia\w*|bre b|addi|sistecredito|bancolombia|paypal|datafono|contraentrega|
        contra entrega|visa|mastercard|amex|american express|codensa|bitcoins?|cripto\w*)\b`,
      pattern`
        \b(?:payments?|pay|paying)\b|\b(?:credit|debit) cards?\b|\b(?:accept|
        take) (?:\w+ ){0,3}(?:cash|cards?|dollars|checks?|usd)\b|^(?:cash|cards?)$|
        \b(?:instal+ments?|financing|bank transfer|wire transfer|apple pay|google pay|venmo|zelle)\b`,
    ],
    unless: word`
      regalo|gift cards?|pay attention|revers\w+|devolu\w+|reembols\w+|refunds?|tarjeta profesional|
      factura\w*|invoices?|paga(?:n)? (?:bien|sueldo)|cuanto (?:hay|toca) que pagar`,
  },
];
