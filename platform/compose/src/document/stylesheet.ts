/** A stylesheet's text, and the path by which the build's runtime knows it. */
export type Stylesheet = { css: string; dataHref: string };
