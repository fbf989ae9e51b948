/** A stylesheet: its text, and the path that the build's own runtime knows it by. */
export type Stylesheet = { css: string; dataHref: string };
