/** `day`: when it is there again. Compose writes it into the documents. */
export const soldOut = (day?: string) => (day ? `Agotado, vuelve el ${day}` : 'Agotado');
