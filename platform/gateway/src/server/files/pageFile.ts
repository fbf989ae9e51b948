import path from 'node:path';

/** Files beside pages that browsers may have. What is not listed, such as JSON, stays inside. */
const served = /\.(?:html|xml|txt|svg|webmanifest|ico|png|jpg|webp|avif|webm|mp4|css|js|woff2)$/;

/** Below it lie the documents that compose made for a page, a slot or a search. */
const DATA = 'data/';

/** JSON of a composed site that browsers may have: documents, and which remotes are live. The rest is the server's own. */
const isPublicJson = (name: string): boolean => name === 'registry.json' || name.startsWith(DATA);

/** Whether scripts ask for it, for whom a page that says that there is none is no answer. */
export const isForScripts = (path: string): boolean => path.startsWith(`/${DATA}`);

const isHidden = (segment: string): boolean => segment.startsWith('.') && segment !== '.well-known';

/**
 * File of a composed site behind a path: `/help` → `help/index.html`, `/robots.txt` → itself.
 * @param pathname decoded and canonical
 * @returns undefined when no served file can have that path
 */
export function fileOfPath(pathname: string): string | undefined {
  const segments = pathname.split('/').slice(1);
  if (pathname === '/') return 'index.html';
  if (segments.includes('') || segments.some(isHidden) || segments.at(-1) === '404.html') return undefined;
  const name = segments.join('/');
  if (path.extname(name) === '.json') return isPublicJson(name) ? name : undefined;
  return served.test(name) ? name : `${name}/index.html`;
}
