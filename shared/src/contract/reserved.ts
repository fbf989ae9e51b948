import { isRemoteName } from './contract.ts';

/** What answers at an address without being anybody's page, by the first part of its path. */
const taken: Readonly<Record<string, string>> = {
  en: 'the English pages stand below it',
  es: 'Spanish pages have no prefix, and a second language of that name would be one',
  '404': 'it is the page of every address that does not exist',
  buscar: 'the search over the site is there',
  api: 'the chat and the assessment form answer there',
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

/** Words that commands read in the place of a remote's name: `clinic canary promote`. */
const words = new Set(['shell', 'promote', 'abort']);

/**
 * Says why a page or a redirect cannot have a path; undefined when it can. Patterns (`/blog/:id`, `/spa/*`) are paths, too.
 * @param path without language
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
 * @param name of the remote in the federation, e.g. `mfe_events`
 * @throws Error for a name that commands would take for something else
 */
export function assertRemoteName(name: string): void {
  const own = name.replace(/^mfe_/, '').replaceAll('_', '-');
  const say = (reason: string) => new Error(`No micro-frontend can be called "${own}": ${reason}.`);
  if (words.has(own)) throw say(`"clinic" takes that word for something else`);
  if (own === 'kit') throw say('the classes of the kit begin so');
  if (own.endsWith('-maps')) throw say('source maps of a release are called so');
  if (!isRemoteName(name)) throw say('a name has small letters, digits and hyphens, e.g. body-care');
}

/** Two patterns that take the same addresses are one: `/blog/:id` and `/blog/:slug`. */
export const shapeOf = (pattern: string): string => pattern.replaceAll(/:\w+/g, ':');
