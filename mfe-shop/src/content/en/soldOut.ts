export const soldOut = (day?: string) => (day ? `Sold out, back on ${day}` : 'Sold out');
