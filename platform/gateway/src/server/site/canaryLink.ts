import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { readCanaryToken } from './canaryToken.ts';
import type { ComposedSite, Deployment } from './deployment.ts';

const COOKIE = 'tesela_canary';

/** Address of the script with the bar, the outlines of areas, and what the browser's extension for Module Federation reads. */
export const CANARY_SCRIPT = '/canary.js';

/** Value of the parameter that lets go of the canary. */
const LEAVE = 'leave';

/** Whether a request has the cookie of a signed link. */
export function hasCanaryLink({ headers }: FastifyRequest, key: string | undefined): boolean {
  if (key === undefined) return false;
  const token = /(?:^|;\s?)tesela_canary=([\w.-]{1,80})(?=;|$)/.exec(
    (headers.cookie ?? '').slice(0, 4096),
  )?.[1];
  return token !== undefined && readCanaryToken(key, token) !== undefined;
}

/**
 * Takes a signed link, or lets go of it: `?canary=<token>` and `?canary=leave` lead to the same page without it.
 * @param asked path of the request, canonical and encoded, and its query
 * @returns whether it has answered
 */
export function followCanaryLink(
  asked: { path: string; query: string },
  request: FastifyRequest,
  reply: FastifyReply,
  key: string | undefined,
): boolean {
  const parameters = new URLSearchParams(asked.query);
  const token = parameters.get('canary');
  if (key === undefined || token === null) return false;
  const until = token === LEAVE ? new Date(0) : readCanaryToken(key, token);
  if (!until) return false;
  parameters.delete('canary');
  const query = parameters.size > 0 ? `?${parameters}` : '';
  const secure = request.protocol === 'https' ? '; Secure' : '';
  const value = token === LEAVE ? '' : token;
  reply.headers({
    'cache-control': 'no-store',
    // Browsers show a page that they have prefetched, whatever is said of keeping it.
    'clear-site-data': '"cache"',
    'set-cookie': `${COOKIE}=${value}; Path=/; Expires=${until.toUTCString()}; HttpOnly; SameSite=Lax${secure}`,
  });
  // Two slashes would begin the address of another site.
  reply.redirect(asked.path.replace(/^\/+/, '/') + query, 302);
  return true;
}

/**
 * Sends a page with the script of the bar after its end, where browsers take it into the body; nothing keeps it, so that who
 * lets go of the canary has no copy.
 */
export async function sendWithBar(
  reply: FastifyReply,
  site: ComposedSite,
  name: string,
  { manifest }: Deployment,
): Promise<FastifyReply> {
  const html = await readFile(path.join(site.dir, name), 'utf8');
  const canary = manifest?.canary;
  // Of a name and a version nothing is markup: they are checked when the manifest is read.
  const release = canary ? ` data-release="${canary.release.package} ${canary.release.version}"` : '';
  const tag = `<script src="${CANARY_SCRIPT}"${release} defer></script>`;
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html + tag);
}

/** A file is TypeScript in the workspace and JavaScript in the kit. */
function readScript(name: string): string {
  const extension = path.extname(import.meta.filename);
  const source = readFileSync(path.join(import.meta.dirname, `../../browser/${name}${extension}`), 'utf8');
  return `{${extension === '.ts' ? stripTypeScriptTypes(source) : source}}`;
}

let script: string | undefined;

/** Sends the script. */
export function sendCanaryScript(reply: FastifyReply): FastifyReply {
  script ??= ['canaryBar', 'outlineAreas', 'describeRemotes'].map(readScript).join('');
  return reply
    .type('text/javascript; charset=utf-8')
    .header('cache-control', 'private, no-cache')
    .send(script);
}
