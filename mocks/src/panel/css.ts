/** Styles of the panel, which is in a shadow root, so that its styles and those of the site do not mix. */
export const css = `
  :host { all: initial; position: fixed; inset-block-end: 0.5rem; inset-inline-start: 0.5rem; z-index: 2147483000; }
  details { max-inline-size: 21rem; max-block-size: 80vh; overflow: auto; padding: 0.4rem 0.7rem; border-radius: 6px;
    background: #1e2421; color: #fbf8f4; font: 13px/1.5 system-ui, sans-serif; opacity: 0.92; }
  summary { cursor: pointer; }
  label, a, button { display: block; margin-block: 0.4rem; }
  h2 { margin: 0.8rem 0 0.2rem; font-size: 13px; }
  ul, ol { margin: 0; padding-inline-start: 1.1rem; }
  a { color: #a9d6c5; }
  p { margin: 0.4rem 0; color: #f2b8a0; }
  select, button { font: inherit; }
`;
