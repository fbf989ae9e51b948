import type { Backend } from '@tesela/editor/config';

import { UsageError } from '#verb.ts';

type Host = { name: Backend['name']; home: string; api: (home: string) => string };

const hosts: Readonly<Record<string, Host>> = {
  github: {
    name: 'github',
    home: 'https://github.com',
    api: (home) => (home === 'https://github.com' ? 'https://api.github.com' : `${home}/api/v3`),
  },
  gitlab: { name: 'gitlab', home: 'https://gitlab.com', api: (home) => `${home}/api/v4` },
  gitea: { name: 'gitea', home: 'https://gitea.com', api: (home) => `${home}/api/v1` },
};

type GitHostOptions = {
  host: string;
  repo: string | undefined;
  branch: string | undefined;
  url: string | undefined;
  app: string | undefined;
};

/**
 * Makes the editor's backend for a Git host, and lists the origins that it connects to.
 * @throws UsageError that names the missing option
 */
export function gitHost({ host: kind, repo, branch = 'main', url, app }: GitHostOptions): {
  backend: Backend;
  origins: string[];
} {
  const host = Object.hasOwn(hosts, kind) ? hosts[kind] : undefined;
  if (!host)
    throw new UsageError(
      `There is no Git host "${kind}": ${Object.keys(hosts).join(', ')} (Forgejo is gitea).`,
    );
  if (!repo?.includes('/')) throw new UsageError('Say which repository: --repo owner/name.');
  const home = (url ?? host.home).replace(/\/$/, '');
  const api = host.api(home);
  const commit = 'Contenido: {{collection}} «{{slug}}»';
  const backend: Backend = {
    name: host.name,
    repo,
    branch,
    api_root: api,
    ...(host.name !== 'github' && { base_url: home }),
    ...(app && { app_id: app, auth_type: 'pkce' }),
    // Without an OAuth application, users sign in with an access token.
    ...(!app && { auth_methods: ['token'] }),
    commit_messages: {
      create: commit,
      update: commit,
      delete: commit,
      uploadMedia: 'Contenido: {{path}}',
      deleteMedia: 'Contenido: {{path}}',
    },
  };
  return { backend, origins: [...new Set([new URL(home).origin, new URL(api).origin])] };
}
