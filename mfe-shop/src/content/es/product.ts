import { card } from './card.ts';
import { details } from './details.ts';

export const content = {
  card,
  details,
  meta: { title: (name: string, brand: string) => `${name} · ${brand}` },
  trail: { label: 'Dónde está este producto', shop: 'Tienda' },
  guide: 'Cómo usar los productos',
  facts: {
    label: 'Ficha',
    brand: 'Marca',
    category: 'Categoría',
    line: 'Línea',
    need: 'Pensado para',
    size: 'Presentación',
  },
  needs: {
    Manchas: 'Manchas y tono desigual',
    'Anti-acné': 'Piel grasa o con imperfecciones',
    Antiacne: 'Piel grasa o con imperfecciones',
    'Protección Solar': 'Cuidado diario frente al sol',
    Capilar: 'Cuero cabelludo y cabello',
    Rejuvenecimiento: 'Líneas de expresión, firmeza e hidratación',
  },
  ordering:
    'Se pide por WhatsApp: la clínica le confirma disponibilidad y forma de pago. Envío: {shippingPrice}. {shippingTerms}',
  composition: {
    heading: 'Todos los ingredientes y notificación sanitaria',
    notification: 'Notificación sanitaria obligatoria (NSO)',
    sample: 'Datos de muestra: se reemplazan por los de la etiqueta antes de publicar.',
  },
  advice: {
    heading: 'Antes de usarlo',
    text: 'Si tiene alergias, está en embarazo o lactancia, o sigue un tratamiento para la piel, pregunte primero a su especialista. Ante la duda, consúltenos.',
  },
  related: { kicker: 'De la misma categoría', heading: 'También le puede interesar' },
};
