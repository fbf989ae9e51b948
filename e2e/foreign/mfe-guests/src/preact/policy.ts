type Policies = { createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown };

declare global {
  interface Window {
    trustedTypes?: Policies;
  }
}

/** Written as in Svelte, which makes a policy when it is loaded, and throws where the page refuses it. */
export const policy =
  globalThis.window?.trustedTypes &&
  globalThis.window.trustedTypes.createPolicy('guests', { createHTML: (html) => html });
