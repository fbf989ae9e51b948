/** Blanks, controls, marks of direction, fillers: with the empty pattern of Braille and the note without a head. */
const UNSEEN = /^[\s\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]*$/u;

/** Whether a reader would see nothing at all of a text. */
export const isBlank = (text: string): boolean => UNSEEN.test(text);

/** The text without blanks at its ends; empty where nobody would see any of it. */
export const trimText = (text: string): string => (isBlank(text) ? '' : text.trim());
