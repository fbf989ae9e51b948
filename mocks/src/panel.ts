type Panel = {
  /** All names; those with a prefix, e.g. `chat:slow`, share a line. */
  known: readonly string[];
  chosen: readonly string[];
  unknown: readonly string[];
};

/** In a shadow root, so that its styles and those of the site do not mix. */
const css = `
  :host { all: initial; position: fixed; inset-block-end: 0.5rem; inset-inline-start: 0.5rem; z-index: 2147483000; }
  details { max-inline-size: 21rem; max-block-size: 80vh; overflow: auto; padding: 0.4rem 0.7rem; border-radius: 6px;
    background: #1e2421; color: #fbf8f4; font: 13px/1.7 system-ui, sans-serif; }
  p { margin: 0.4rem 0; }
  a { color: #a9d6c5; }
  [role=alert] { color: #f2b8a0; }
`;

function make<K extends keyof HTMLElementTagNameMap>(tag: K, ...parts: (string | Node)[]) {
  const element = document.createElement(tag);
  element.append(...parts);
  return element;
}

// The address is resolved when it is followed, because clicks change the page below the panel.
const link = (name: string, label: string) => Object.assign(make('a', label), { href: `?mock=${name}` });

/** Shows links to all scenarios in a corner of the page, collapsed unless one was misspelt. */
export function showPanel({ known, chosen, unknown }: Panel): void {
  const byPrefix = Map.groupBy(known, (name) => (name.includes(':') ? name.replace(/:.*/, '') : 'stored'));
  const lines = [...byPrefix].map(([prefix, names]) => {
    const links = names.map((name) => link(name, name.replace(`${prefix}:`, '')));
    return make('p', `${prefix}: `, ...links.flatMap((each) => [each, ' ']));
  });
  const details = make('details', make('summary', ['Mocks', ...chosen].join(' ')), ...lines);
  details.append(make('p', link('', 'all as they should be')));
  if (unknown.length > 0) {
    details.open = true;
    const alert = make('p', `No ?mock=${unknown.join()}. These exist:`);
    alert.role = 'alert';
    details.firstElementChild?.after(alert);
  }
  const host = document.createElement('clinic-mocks');
  host.attachShadow({ mode: 'open' }).append(make('style', css), details);
  document.body.append(host);
}
