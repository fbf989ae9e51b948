/** A price in the shop's currency: `4,000 Ø`. */
export const formatPrice = (price: number): string => `${price.toLocaleString('en')}\u00A0Ø`;
