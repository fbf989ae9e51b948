import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';

import { startProcess } from '@tesela/testing/process';
import { x } from 'tinyexec';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';

import {
  tesela,
  headingIn,
  openCommandLine,
  program,
  sweets,
  type CommandLine,
} from './testing/commandLine.ts';

let line: CommandLine;

let first: Awaited<ReturnType<CommandLine['goLive']>>;
let putBack: () => Promise<void>;

beforeAll(async () => {
  line = await openCommandLine({ whenDone: afterAll });
  first = await line.goLive();
  putBack = await line.world.keep();
});

beforeEach(() => putBack());

it('a team releases, promotes, looks and goes back', async () => {
  expect(first).toMatchObject({ code: 0, stderr: '' });
  expect(first.stdout).toMatch(/^promote shell sweets@1\.0\.0: live \(6 of 6 pages changed/);

  const released = await line.onSite(
    'release',
    path.join(line.world.dir, 'builds/mfe-sweets'),
    '--version',
    '1.1.0',
  );
  expect(released.code, released.stderr).toBe(0);
  expect(released.stdout).toMatch(
    /^@clinic\/mfe-sweets@1\.1\.0 is in .*packages\n {2}4 pages prerendered in the live shell, types not checked.*\n.*\n {2}next, where the site is: (?:pnpm )?tesela promote @clinic\/mfe-sweets@1\.1\.0$/m,
  );

  // Without a version the newest is meant.
  const promoted = await line.asJson('promote', 'sweets');
  expect(promoted.code).toBe(0);
  expect(promoted.data).toMatchObject({
    action: 'promote sweets',
    remotes: { mfe_sweets: { package: '@clinic/mfe-sweets', version: '1.1.0' } },
  });

  const again = await line.onSite('promote', 'sweets');
  expect(again.stdout).toMatch(
    /live \(0 of 6 pages changed\)\n +@clinic\/mfe-sweets stays at 1\.1\.0: .*packages has nothing newer\.$/m,
  );

  const status = await line.onSite('status');
  expect(status.stdout).toMatch(/^local, since \d{4}-/);
  expect(status.stdout).toMatch(
    /@clinic\/mfe-sweets +1\.1\.0\nLately:\n.* promote sweets, by .*\n.* promote shell sweets/,
  );

  const back = await line.onSite('rollback', 'sweets');
  expect(back.code, back.stderr).toBe(0);
  // Both releases are of the same build.
  expect(back.stdout).toMatch(/live \(0 of 6 pages changed\)\n +@clinic\/mfe-sweets +1\.1\.0 → 1\.0\.0$/m);
  expect((await line.asJson('status')).data).toMatchObject({ remotes: { mfe_sweets: { version: '1.0.0' } } });
  expect(await line.heading()).toBe('Hola primera');
});

it('a check says that it did not look at types where nothing can', async () => {
  const dir = path.join(line.world.dir, 'builds/mfe-sweets');
  await mkdir(path.join(dir, 'src/exposed'), { recursive: true });
  await copyFile(path.join(dir, 'dist/node/remote.mjs'), path.join(dir, 'src/exposed/remote.ts'));
  const tesela = { name: 'mfe_sweets', devPort: 3190, budgets: { entry: 9500, page: 12_000 } };
  await writeFile(
    path.join(dir, 'package.json'),
    JSON.stringify({ name: '@clinic/mfe-sweets', type: 'module', tesela }),
  );
  await writeFile(path.join(dir, 'tsconfig.json'), '{}');

  const { stdout } = await x(process.execPath, [program, 'check', ...line.place()], {
    nodeOptions: { cwd: dir },
  });

  // It has no tests either.
  expect(stdout).toBe('mfe_sweets: tests failed. Not checked: types, since typescript is not installed.\n');
});

it('the earlier name of the command runs it, and says its new name', async () => {
  const { bin } = JSON.parse(await readFile(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    bin: { clinic: string };
  };

  const { stdout, stderr } = await x(process.execPath, [
    path.join(import.meta.dirname, '..', bin.clinic),
    'status',
    '--json',
    ...line.place(),
  ]);

  expect(JSON.parse(stdout)).toMatchObject({ remotes: { mfe_sweets: { version: '1.0.0' } } });
  expect(stderr).toBe('This command is called "tesela" now: "clinic" runs it until contract 8.\n');
});

it('a dry run checks and publishes nothing', async () => {
  const folder = path.join(line.world.dir, 'builds/mfe-sweets');

  const tried = await line.asJson('release', folder, '--version', '2.0.0', '--dry-run');

  expect(tried).toMatchObject({
    code: 0,
    data: { package: '@clinic/mfe-sweets', version: '2.0.0', pages: 4 },
  });
  expect(existsSync(path.join(line.world.dir, 'packages/@clinic/mfe-sweets/2.0.0.tgz'))).toBe(false);
});

it('new words are released as the next patch, without a version raised by hand', async () => {
  const folder = path.join(line.world.dir, 'builds/mfe-sweets');

  const once = await line.asJson('release', folder, '--content');
  const twice = await line.asJson('release', folder, '--content', '--dry-run');
  const both = await line.onSite('release', folder, '--content', '--version', '2.0.0');

  expect(once).toMatchObject({ code: 0, data: { version: '1.0.1' } });
  expect(twice).toMatchObject({ code: 0, data: { version: '1.0.2' } });
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('leave --version out') });
});

it('a canary is shown to some, and ends in one of two ways', async () => {
  await line.world.releaseRemote('1.1.0', sweets('segunda'));
  const begun = await line.asJson('canary', 'sweets@1.1.0', '--percent', '25');
  expect(begun).toMatchObject({
    code: 0,
    data: {
      changed: 0,
      differing: 4,
      canary: { percent: 25 },
      remotes: { mfe_sweets: { version: '1.0.0' } },
    },
  });
  expect(await line.heading()).toBe('Hola primera');
  expect((await line.onSite('status')).stdout).toContain(
    'canary: @clinic/mfe-sweets 1.1.0 for 25 % of the visitors',
  );
  const another = await line.onSite('canary', 'shell');
  expect(another).toMatchObject({ code: 1, stderr: expect.stringContaining('is the canary already') });

  expect((await line.asJson('canary', 'abort')).data).not.toHaveProperty('canary');
  expect(await line.heading()).toBe('Hola primera');
  const nothing = await line.onSite('canary', 'promote');
  expect(nothing).toMatchObject({ code: 1, stderr: 'There is no canary to end.\n' });

  expect((await line.onSite('canary', 'sweets@1.1.0')).stdout).toContain('browser_errors_total{release!=""}');
  expect((await line.onSite('canary', 'promote')).code).toBe(0);
  expect(await line.heading()).toBe('Hola segunda');
});

it('what is released for a preview is followed by a preview', async () => {
  const folder = path.join(line.world.dir, 'builds/mfe-sweets');

  const { stdout } = await line.onSite('release', folder, '--version', '1.1.0-pr.1');

  expect(stdout).toMatch(
    /next, where the site is: (?:pnpm )?tesela preview @clinic\/mfe-sweets@1\.1\.0-pr\.1 --port 3000$/m,
  );
});

it('help tells each command, or all of them', async () => {
  const one = await tesela('help', 'release');

  expect(one).toEqual(await tesela('release', '--help'));
  expect(one).toMatchObject({ code: 0, stdout: expect.stringContaining('--dry-run') });
  expect((await tesela('help')).stdout).toContain('promote');
  expect(await tesela('help', 'nothing')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('There is no command "nothing"'),
  });
});

it('a preview has its own folder, and what is live stays', async () => {
  await line.world.releaseRemote('1.1.0-pr.7', sweets('candidata'));

  const preview = await line.asJson('preview', 'sweets@1.1.0-pr.7');

  expect(preview).toMatchObject({ code: 0, data: { changed: 4 } });
  expect(await headingIn(String(preview.data.dir))).toBe('Hola candidata');
  expect(await line.heading()).toBe('Hola primera');
  const words = ['preview', 'sweets@1.1.0-pr.7', '--port', '0', ...line.place()];
  const served = startProcess(process.execPath, [program, ...words]);
  onTestFinished(async () => void (await served.end()));
  const [url] = await served.waitForLine(/http:\/\/[\w.:]+/);
  expect(await (await fetch(`${url}/sweets`)).text()).toContain('Hola candidata');
});

it('another machine shows what a manifest names, from a file or an address', async () => {
  const file = path.join(line.world.site.dir, 'live.json');
  const elsewhere = path.join(line.world.dir, 'elsewhere');

  const made = await tesela('compose', '--manifest', file, ...line.place(elsewhere));
  expect(made.code, made.stderr).toBe(0);
  expect(await headingIn(elsewhere)).toBe('Hola primera');

  const server = createServer(async (request, response) => {
    if (request.url !== '/live.json') response.statusCode = 404;
    response.end(await readFile(file));
  }).listen(0);
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as { port: number }; // listens on a port, not on a pipe
  const address = `http://127.0.0.1:${port}`;
  const again = await tesela('compose', '--manifest', `${address}/live.json`, ...line.place(elsewhere));
  expect(again).toMatchObject({ code: 0, stdout: 'It shows the manifest already.\n' });
  const missing = await tesela('compose', '--manifest', `${address}/dead.json`, ...line.place(elsewhere));
  expect(missing).toMatchObject({ code: 1, stderr: `${address}/dead.json answered 404.\n` });
});

it('a replica follows a manifest, and stays as it is while that cannot be had', async () => {
  const file = path.join(line.world.site.dir, 'live.json');
  const source = path.join(line.world.dir, 'followed.json');
  const replica = path.join(line.world.dir, 'replica');
  const words = ['compose', '--manifest', source, '--every', '0.1', ...line.place(replica)];
  const follower = startProcess(process.execPath, [program, ...words]);
  onTestFinished(async () => void (await follower.end('SIGKILL')));
  await follower.waitForLine(/There is no manifest .* What is live stays/);
  await copyFile(file, source);
  await follower.waitForLine(/promote shell sweets@1\.0\.0|follow a manifest: live/);
  expect(await headingIn(replica)).toBe('Hola primera');

  await writeFile(source, '{');
  await follower.waitForLine(/is not JSON/);
  await line.world.releaseRemote('1.1.0', sweets('segunda'));
  await line.onSite('promote', 'sweets@1.1.0');
  expect(await headingIn(replica)).toBe('Hola primera');
  await copyFile(file, source);
  await follower.waitForLine(/mfe-sweets .* → 1\.1\.0/);

  expect(await headingIn(replica)).toBe('Hola segunda');
  expect(await follower.end()).toBe(0);
  expect(follower.lines).toContain('Stopped.');
});
