// Where the browser has Trusted Types, a string becomes a script's address or a piece of markup by this policy only,
// whoever hands it over: the shell, a remote or a library. https://w3c.github.io/trusted-types/dist/spec/
type Rules = {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
};

declare global {
  // What TypeScript does not know yet. A trusted value is no string, but goes where one goes.
  var trustedTypes:
    | { createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string } }
    | undefined;
}

/** Releases of this site. */
const isRelease = (url: string): boolean => {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin && pathname.startsWith('/releases/');
};

/** What would run, load or lead elsewhere. */
const active =
  /<(?:script|iframe|object|embed|base|meta|link)\b|[\s"'/]on\w+\s*=|=\s*["']?\s*(?:javascript|data|vbscript)\s*:/i;

/** What describes a page to search engines stands in a script element; nothing runs by JSON. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Before anything else runs. Without the page's policy, as in development, nothing asks for it. */
export function defineTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScript: (text) => (isJson(text) ? text : null),
    createHTML: (html) => (active.test(html) ? null : html),
    createScriptURL: (url) => (isRelease(url) ? url : null),
  });
}
