declare module 'unhomoglyph' {
  export default function unhomoglyph(text: string): string;
}
