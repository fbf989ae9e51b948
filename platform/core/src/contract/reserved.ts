import { isRemoteName } from './contract.ts';

/** Reserved first parts of paths, with the reason. */
const taken: Readonly<Record<string, string>> = {
  '404': 'it is the page of every address that does not exist',
  buscar: 'the search over the site is there',
  api: 'the services answer there',
  data: 'documents of the remotes lie there',
  editor: 'the editor of the content is there',
  healthz: 'whoever watches the gateway asks there',
  readyz: 'whoever watches the gateway asks there',
  metrics: 'whoever watches the gateway asks there',
  visits: 'pages report to the gateway there',
  status: 'it says what is live',
  pictures: 'pictures of the remotes lie there',
  releases: 'the files of the releases lie there',
  static: 'files of the development servers lie there',
};

/** Words that commands accept in place of the name of a remote: `tesela canary promote`. */
const words = new Set(['shell', 'promote', 'abort', 'link']);

/**
 * Checks the path of a page or a redirect; it may be a pattern (`/posts/:id`, `/bread/*`).
 * @param path without language
 * @returns the reason why it is not allowed, or undefined
 */
export function whyNotPath(path: string): string | undefined {
  if (path === '/') return undefined;
  const [, first = '', ...rest] = path.split('/');
  if (!path.startsWith('/') || [first, ...rest].includes('')) {
    return 'a path begins with a slash, ends without one and has no two in a row';
  }
  if (/[?#\\%\s]|[A-Z]/.test(path.replaceAll(/:\w+/g, ''))) {
    return 'a path has small letters, digits and hyphens, and neither a query nor a hash';
  }
  if (/^[a-z]{2}$/.test(first)) return `/${first} is not for pages: those of a language would stand below it`;
  if (Object.hasOwn(taken, first)) return `/${first} is not for pages: ${taken[first]}`;
  if (first.includes('.') || first.startsWith('__')) return `/${first} is not for pages: files are called so`;
  if (/^[:*]/.test(first)) return 'its first part must be a word: it would take the pages of all others';
  return undefined;
}

/** @throws Error that names the owner, the path and the reason */
export function assertPath(owner: string, path: string): void {
  const reason = whyNotPath(path);
  if (reason !== undefined) throw new Error(`${owner} cannot have the path ${path}: ${reason}.`);
}

/**
 * @param name of the remote in Module Federation, e.g. `mfe_events`
 * @throws Error for a name that is invalid or has another meaning in commands
 */
export function assertRemoteName(name: string): void {
  const own = name.replace(/^mfe_/, '').replaceAll('_', '-');
  const refusal = (reason: string) => new Error(`No micro-frontend can be called "${own}": ${reason}.`);
  if (words.has(own)) throw refusal(`the word has another meaning in "tesela" commands`);
  if (own === 'kit') throw refusal('class names of the kit begin with it');
  if (own.endsWith('-maps')) throw refusal('packages of source maps have such names');
  if (!isRemoteName(name)) throw refusal('a name has small letters, digits and hyphens, e.g. body-care');
}

/** A pattern without the names of its parameters, to find patterns that match the same paths. */
export const shapeOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, ':');
