// In browsers with Trusted Types, every string that becomes a script URL or HTML passes this policy, whether it comes
// from the shell, a remote or a library. https://w3c.github.io/trusted-types/dist/spec/
import { isRelease } from '#fetching/scriptUrl.ts';

type Rules = {
  createHTML?: (html: string) => string | null;
  createScript?: (text: string) => string | null;
  createScriptURL?: (url: string) => string | null;
};

declare global {
  // TypeScript has no types for it yet. A trusted value is not a string, but is accepted where strings are.
  var trustedTypes:
    | { createPolicy: (name: string, rules: Rules) => Record<keyof Rules, (text: string) => string> }
    | undefined;
}

/** Markup that runs code, loads something or links to code. */
const active =
  /<(?:script|iframe|object|embed|base|meta|link)\b|[\s"'/]on\w+\s*=|=\s*["']?\s*(?:javascript|data|vbscript)\s*:/i;

/** JSON is allowed because structured data for search engines is in script elements; it never runs. */
function isJson(text: string): boolean {
  try {
    return typeof JSON.parse(text) === 'object';
  } catch {
    return false;
  }
}

/** Call it before other scripts run. Pages without the content security policy, as in development, do not use it. */
export function defineTrustedTypes(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScript: (text) => (isJson(text) ? text : null),
    createHTML: (html) => (active.test(html) ? null : html),
    createScriptURL: (url) => (isRelease(url) ? url : null),
  });
}
