import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '@tesela/testing/site';
import { x } from 'tinyexec';
import { expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const dir = path.join(root, 'platform/deploy/kubernetes');
const read = (file: string): string => readFileSync(path.join(dir, file), 'utf8');
const files = readdirSync(dir).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');

type Labels = Readonly<Record<string, string>>;
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name?: string };
  spec?: {
    selector?: Labels & { matchLabels?: Labels };
    template?: { metadata?: { labels?: Labels } };
    scaleTargetRef?: { kind: string; name: string };
  };
};

const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => [file, document.toJS() as Manifest] as const),
);
const named = (kind: string, name?: string) =>
  manifests.some(([, manifest]) => manifest.kind === kind && manifest.metadata.name === name);

/** Module with the types of a version of the API: `apps/v1`, `networking.k8s.io/v1`, `v1`. */
const moduleOf = (apiVersion: string): string =>
  `kubernetes-types/${apiVersion.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}`;

/** A line of TypeScript that compiles when the API takes the manifest: a field that it has not is an error, too. */
const asTypeScript = (manifest: Manifest): string =>
  `${JSON.stringify(manifest)} satisfies import('${moduleOf(manifest.apiVersion)}').${manifest.kind};`;

it('Kubernetes takes every manifest, and no field that it does not know', async () => {
  const [, deployment] = manifests.find(([, { kind }]) => kind === 'Deployment') ?? [];
  const misspelt = { ...(deployment as Manifest), spec: { ...deployment?.spec, replica: 2 } };
  const lines = manifests.flatMap(([file, manifest]) => [
    `// ${file}`,
    `(${asTypeScript(manifest)}`.replace(/;$/, ');'),
  ]);
  const source = path.join(import.meta.dirname, '.tsc/kubernetes.ts');
  mkdirSync(path.dirname(source), { recursive: true });
  writeFileSync(
    source,
    [
      ...lines,
      '// @ts-expect-error: a field that the API has not',
      `(${asTypeScript(misspelt)}`.replace(/;$/, ');'),
    ].join('\n'),
  );

  const { stdout } = await x(
    'tsc',
    ['--noEmit', '--strict', '--module', 'esnext', '--moduleResolution', 'bundler', '--skipLibCheck', source],
    {
      nodeOptions: { cwd: root },
    },
  );

  expect(stdout).toBe('');
});

it('kustomize applies every file but the promotion, which has a new name each time', () => {
  const { resources } = parse(read('kustomization.yaml')) as { resources: string[] };

  expect([...resources, 'promote.yaml'].toSorted()).toEqual(files.toSorted());
});

it('what is named is there: pods of each selector, the target of the autoscaler', () => {
  const pods = manifests.map(([, { spec }]) => spec?.template?.metadata?.labels);
  const selectors = manifests.flatMap(([, { kind, spec }]) => {
    const selector = spec?.selector?.matchLabels ?? (kind === 'Service' ? spec?.selector : undefined);
    return selector ? [selector] : [];
  });
  const targets = manifests.flatMap(([, { spec }]) => spec?.scaleTargetRef ?? []);

  expect(selectors.length).toBeGreaterThanOrEqual(5);
  for (const selector of selectors) expect(pods).toContainEqual(expect.objectContaining(selector));
  for (const { kind, name } of targets) expect(named(kind, name)).toBe(true);
});
