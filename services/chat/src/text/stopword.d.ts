declare module 'stopword' {
  export const spa: readonly string[];
  export const eng: readonly string[];
}
