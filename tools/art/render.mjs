#!/usr/bin/env node
// Renders the masters whose scene, parameters or size changed since they were last made.
//   node tools/art/render.mjs            all that changed        node tools/art/render.mjs products/ spa/glow   only names that start so
//   --preview  half size, few samples, to /tmp/art-preview    --list  say what would be rendered
//   --keep     accept the masters as they are (after an edit that changes no picture)
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync, createReadStream } from 'node:fs';
import { join, dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ART = dirname(fileURLToPath(import.meta.url));
const MASTERS = join(ART, 'masters');
const DONE = join(MASTERS, 'done.jsonl');
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** A scene's text with that of the modules beside it that it imports. */
function sceneSource(name, seen = new Set()) {
  const path = join(ART, 'scenes', `${name}.py`);
  if (seen.has(name) || !existsSync(path)) return '';
  seen.add(name);
  const text = readFileSync(path, 'utf8');
  const imports = [...text.matchAll(/^(?:import|from) (\w+)/gm)].map((m) => m[1]);
  return text + imports.map((child) => sceneSource(child, seen)).join('');
}

export function jobs() {
  const list = readJson(join(ART, 'jobs.json'));
  const products = readJson(join(ART, 'products.json'));
  const all = [
    ...Object.entries(products).map(([id, params]) => ({ name: `products/${id}`, ...list.products, params })),
    ...Object.entries(list.pictures).map(([name, job]) => ({ name, params: {}, ...job })),
  ];
  return all.map((job) => ({ ...list.defaults, ...job }));
}

async function doneHashes() {
  const done = new Map();
  if (!existsSync(DONE)) return done;
  for await (const line of createInterface({ input: createReadStream(DONE) })) {
    if (line) done.set(JSON.parse(line).name, JSON.parse(line).hash);
  }
  return done;
}

const args = process.argv.slice(2);
const flag = (name) => args.includes(`--${name}`);
const prefixes = args.filter((a) => !a.startsWith('--'));
const preview = flag('preview');
const out = preview ? '/tmp/art-preview' : MASTERS;
const done = preview ? new Map() : await doneHashes();

const queue = jobs()
  .map((job) => {
    const hash = createHash('sha256')
      .update(sceneSource(job.scene))
      .update(JSON.stringify(job))
      .digest('hex')
      .slice(0, 16);
    return { ...job, hash, raw: join(out, 'raw', `${job.name}.npz`), out: join(out, `${job.name}.png`) };
  })
  .filter((job) => prefixes.length === 0 || prefixes.some((p) => job.name.startsWith(p)))
  .filter((job) => done.get(job.name) !== job.hash || !existsSync(job.out));

if (flag('keep')) {
  const kept = queue
    .filter((job) => existsSync(job.out))
    .map(({ name, hash }) => JSON.stringify({ name, hash }));
  writeFileSync(DONE, kept.map((line) => `${line}\n`).join(''), { flag: 'a' });
  console.log(`kept ${kept.length}`);
} else if (flag('list') || queue.length === 0) {
  console.log(queue.map((job) => job.name).join('\n') || 'Nothing changed.');
} else if (!existsSync(join(ART, '.cache/fonts'))) {
  console.error(
    `${queue.length} pictures are to be rendered. Run tools/art/setup.sh first: it brings Blender and the fonts.`,
  );
  process.exit(1);
} else {
  mkdirSync(out, { recursive: true });
  const small = (job) => ({
    ...job,
    size: job.size.map((n) => Math.round(n / 2)),
    samples: 32,
    threshold: 0.05,
  });
  const file = join(out, `queue-${process.pid}.json`);
  writeFileSync(file, JSON.stringify(preview ? queue.map(small) : queue));
  const env = { ...process.env, ART_DONE: preview ? '' : DONE, PYTHONDONTWRITEBYTECODE: '1' };
  const blender = spawn(
    'nice',
    ['-n', '19', 'ionice', '-c3', 'blender', '-b', '-P', join(ART, 'scenes', 'shoot.py'), '--', file],
    { env },
  );
  for (const stream of [blender.stdout, blender.stderr]) {
    createInterface({ input: stream }).on(
      'line',
      (line) => /^(SHOT|FAILED|Traceback|  File|\w*Error)/.test(line) && console.log(line),
    );
  }
  blender.on('exit', (code) => process.exit(code ?? 1));
}
