import type { LegalContent } from '#content/types.ts';

// Sample: replace before launch.
export const content: LegalContent = {
  meta: {
    title: 'Terms, exchanges and returns',
    description:
      'Terms for using the site and for orders: prices, delivery, right of withdrawal, warranty, payment reversal and complaints to the SIC.',
  },
  heading: 'Terms, exchanges and returns',
  version: '1.0',
  updated: '2026-11-01',
  sampleNote:
    'Sample text: the clinic’s legal counsel must review and confirm it before the site is published.',
  words: { version: 'Version', updated: 'Effective since', contents: 'Contents' },
  intro:
    'These terms apply to the use of the site and to the orders that start on it. They are read together with the Colombian Consumer Statute (Law 1480 of 2011) and its reforms, among them Law 2439 of 2024. Nothing written here limits the rights those laws give you. If the two versions differ, the Spanish one prevails.',
  sections: [
    {
      id: 'sobre-el-sitio',
      heading: 'About this site',
      paragraphs: [
        'The site belongs to the clinic. Its name, tax number (NIT), address, phone number and email appear in the footer of every page. Using it is free and requires no registration.',
        'Some images are computer-made illustrations and are marked as such. We may update these terms; each order is subject to those in force on the day you confirm it.',
      ],
    },
    {
      id: 'informacion-de-salud',
      heading: 'Health information',
      paragraphs: [
        'The content of the site and the replies of the virtual assistant are for information. They are not a diagnosis and do not replace a consultation. The assistant is automatic and can make mistakes.',
        'In an emergency, call 123 or go to the nearest emergency department.',
      ],
    },
    {
      id: 'valoraciones',
      heading: 'Assessments and procedures',
      paragraphs: [
        'The assessment form does not book an appointment. The appointment exists once the clinic confirms it with you by phone or WhatsApp.',
        'Every procedure requires a prior assessment and your informed consent. Results vary from one person to another and are not guaranteed. Aesthetic procedures are for adults.',
      ],
    },
    {
      id: 'productos-y-precios',
      heading: 'Products and prices',
      paragraphs: [
        'Prices are in Colombian pesos and include the taxes that apply. Products marked “Price to be confirmed” count as zero in the cart, so the total is an estimate. The cost of delivery, if any, is given before you pay.',
        'Read the label and directions of each product. If you are under treatment, pregnant or breastfeeding, ask before using it. Products are delivered before their expiration date.',
      ],
    },
    {
      id: 'pedidos',
      heading: 'Orders, payment and delivery',
      paragraphs: [
        'No payments are made on the site. The buy button opens WhatsApp with your order written out; you decide whether to send it. The contract is concluded when the clinic confirms availability, total amount, payment method and delivery date, and you accept.',
        'We accept credit cards, debit cards and cash. Unless we agree on another date, delivery is made no later than thirty calendar days after receiving your order. If a product is not available, we will tell you before charging.',
      ],
    },
    {
      id: 'retracto',
      heading: 'Right of withdrawal',
      paragraphs: [
        'In distance purchases you may change your mind within the five business days after delivery of the product or, for services, after the contract is concluded, without giving a reason. Just let us know at the email address or phone number in the footer.',
        'The product is returned by the same means and in the same condition in which it was received. The buyer pays the shipping cost of the return.',
        'We refund everything you paid, without deductions, within at most fifteen calendar days of your exercising the right, provided that you have returned the product and given correct details for the refund. The money is returned by the same payment method or by the one we agree on.',
        'The law sets exceptions, among them:',
      ],
      list: [
        'Services that have already begun with your agreement.',
        'Custom-made or clearly personalized goods.',
        'Goods that by their nature cannot be returned or that may deteriorate or expire quickly.',
        'Perishable goods and goods for personal use. Within the same period, the clinic nevertheless accepts unopened cosmetics with their seals intact.',
      ],
    },
    {
      id: 'garantia',
      heading: 'Warranty and exchanges',
      paragraphs: [
        'Products carry a legal warranty of quality, fitness and safety. For those with an expiration date, the warranty lasts until that date; for the rest, for the advertised term or, if none was advertised, one year from delivery.',
        'If a product arrives wrong, incomplete or with a defect, let us know and keep it with its packaging. As the law provides, we will replace it or refund the money, at no shipping cost to you. If it causes a reaction, stop using it and contact us.',
      ],
    },
    {
      id: 'reversion-del-pago',
      heading: 'Payment reversal',
      paragraphs: [
        'If you bought at a distance and paid by card or another electronic instrument, you may ask for the payment to be reversed in case of fraud, if you did not request the transaction, or if the product did not arrive, is not what you ordered or is defective.',
        'You must file the complaint with the clinic, return the product where applicable and notify the issuer of the card or payment instrument within five business days of the date on which you learned of the event, or should have received the product, or received it with a defect.',
      ],
    },
    {
      id: 'reclamos-y-sic',
      heading: 'Requests, complaints and the authority',
      paragraphs: [
        'Write to us through the channels in the footer. We will give you a record of the date and time of receipt and a tracking number, and reply within fifteen business days at the latest.',
        'If the reply does not satisfy you, you can turn to the Superintendencia de Industria y Comercio (SIC), the consumer protection authority: www.sic.gov.co. The link is also in the footer. These terms are governed by Colombian law.',
      ],
    },
  ],
};
