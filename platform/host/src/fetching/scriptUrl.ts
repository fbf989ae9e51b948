import { attempt } from '#errors/attempt.ts';

/** Whether a script belongs to a release of this site. */
export const isRelease = (url: string): boolean => {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin && pathname.startsWith('/releases/');
};

/** Not the default policy (`entry/trustedTypes.ts`), because an extension may have defined another one before. */
const policy = attempt(() =>
  globalThis.trustedTypes?.createPolicy('releases', { createScriptURL: (url) => url }),
);

/** The address of a script, as a trusted value if it belongs to a release of this site. */
export const scriptUrl = (url: string): string => (isRelease(url) && policy?.createScriptURL(url)) || url;
