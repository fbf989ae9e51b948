/** Ways to write so that people read it and programs do not. */
const shifted = (message: string, upper: number, lower: number): string =>
  message.replaceAll(/[a-z]/gi, (letter) => {
    const isLower = letter >= 'a';
    const at = letter.charCodeAt(0) - (isLower ? 97 : 65);
    return String.fromCodePoint((isLower ? lower : upper) + at);
  });

const replaced = (message: string, row: string): string => {
  const pairs = new Map(row.split(' ').map((pair): [string, string] => [pair.charAt(0), pair.slice(1)]));
  return message.replaceAll(/[a-z]/g, (letter) => pairs.get(letter) ?? letter);
};

const between = (message: string, mark: string): string =>
  message
    .split(' ')
    .map((word) => [...word].join(mark))
    .join(mark === ' ' ? '  ' : ' ');

export const disguises: Readonly<Record<string, (message: string) => string>> = {
  'full width': (message) => shifted(message, 0xff21, 0xff41),
  bold: (message) => shifted(message, 0x1d400, 0x1d41a),
  circled: (message) => shifted(message, 0x24b6, 0x24d0),
  boxed: (message) => shifted(message, 0x1f170, 0x1f170),
  'small capitals': (message) =>
    replaced(message, 'aᴀ bʙ cᴄ dᴅ eᴇ fꜰ gɢ hʜ iɪ jᴊ kᴋ lʟ mᴍ nɴ oᴏ pᴘ qǫ rʀ sꜱ tᴛ uᴜ vᴠ wᴡ xx yʏ zᴢ'),
  Cyrillic: (message) => replaced(message, 'aа eе oо pр cс xх yу iі jј sѕ kк mм tт nп'),
  Greek: (message) => replaced(message, 'aα eε oο iι vν pρ tτ uυ kκ'),
  'numbers for vowels': (message) => replaced(message, 'a4 e3 i1 o0'),
  'numbers and signs': (message) => replaced(message, 'a@ e3 i1 o0 s$ t7'),
  'letters spaced': (message) => between(message, ' '),
  'letters and words spaced alike': (message) => [...message.replaceAll(' ', '')].join(' '),
  'letters dotted': (message) => between(message, '.'),
  'letters dashed': (message) => between(message, '-'),
  'an invisible character between letters': (message) => between(message, '\u200b'),
  'a soft hyphen between letters': (message) => between(message, '\u00ad'),
  'marks over letters': (message) => between(message, '\u0337'),
};
