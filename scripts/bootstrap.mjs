// `npm start` and `npm test` on a machine that has only Node and npm. Plain JavaScript for that Node;
// everything after it runs under the Node 24 that the workspace installs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const smallest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < smallest[0] || (major === smallest[0] && minor < smallest[1])) {
  fail(`Node ${smallest.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));

// npm hands its own settings down as npm_config_*; pnpm would take some of them for its own.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
// Everything is installed right before it is used; pnpm need not look whether it is before each script.
env.pnpm_config_verify_deps_before_run = 'false';

function fail(message) {
  console.error(message);
  process.exit(1);
}

function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, {
    stdio: 'inherit',
    env,
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1));
}

const pnpm = (...args) => run('npx', ['--yes', packageManager, ...args]);

/** Brings the packages, and Node 24 with them where it is published for the machine. */
function install(options) {
  pnpm('install', '--frozen-lockfile', ...options);
  if (major < 24 && !existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.cmd')) {
    fail(
      `Node 24 is not published as a package for ${process.platform} ${process.arch}: install it, then try again.`,
    );
  }
}

/** Chromium of the system when there is one; installed on Debian as root; else Playwright's own. */
function ensureChromium() {
  if (
    process.env.CHROMIUM_PATH ||
    ['/usr/bin/chromium-headless-shell', '/usr/bin/google-chrome'].some((file) => existsSync(file))
  )
    return;
  const isDebianRoot = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell']);
  } else {
    pnpm('--filter', '@clinic/e2e', 'exec', 'playwright', 'install', '--only-shell', 'chromium');
  }
}

const verbs = {
  start() {
    // A machine that only shows the site needs no tools for tests; where they are, they stay. How long each version
    // has been published is asked where it can change, by tests and by who adds a package: it takes 10 s.
    install([...(existsSync('node_modules/vitest') ? [] : ['--prod']), '--config.minimumReleaseAge=0']);
    for (const script of ['build', 'compose', 'serve']) pnpm('run', script);
  },
  test() {
    install([]);
    ensureChromium();
    pnpm('run', 'check');
  },
};

const verb = verbs[process.argv[2]];
if (!verb) fail(`Say what to do: ${Object.keys(verbs).join(' or ')}.`);
verb();
