// Runs `npm start` and `npm test` on a machine that has only Node and npm. It is plain JavaScript for any Node from
// 20.19 on; everything after it runs under the machine's Node from 24 on, or the one that .pnpmfile.mjs has fetched.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const isWindows = process.platform === 'win32';
const smallest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < smallest[0] || (major === smallest[0] && minor < smallest[1])) {
  fail(`Node ${smallest.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

// The bundler reads them as parts of a request: `loader!file?query#fragment`.
if (/[#?!]/.test(process.cwd())) {
  fail(
    `The site cannot be built in ${process.cwd()}: move it into a folder whose path is without #, ? and !.`,
  );
}

const { packageManager } = JSON.parse(readFileSync('package.json', 'utf8'));

// npm passes its settings as npm_config_* variables, and pnpm would read some of them. NODE_ENV would decide which packages
// pnpm installs and what the build makes.
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:npm_.*|NODE_ENV)$/i.test(name)),
);
env.DEBIAN_FRONTEND = 'noninteractive';

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The child process that runs now, and the signal that this process received. */
let running;
let stoppedBy;

/** Ends the child process and its own children, which are one process group. */
function stop(signal) {
  stoppedBy = signal;
  if (!running) process.exit(1);
  process.kill(isWindows ? running.pid : -running.pid, signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm sends a signal only to the shell between npm and this process, and the shell ends without passing it on.
const { ppid } = process;
const watch = setInterval(() => {
  if (process.ppid === ppid) return;
  clearInterval(watch);
  stop('SIGTERM');
}, 300);
watch.unref();

/** Runs a program to its end. @returns its exit code */
async function run(command, args, stdio = 'inherit') {
  const options = { stdio, env, shell: isWindows, detached: !isWindows };
  const code = await new Promise((resolve) => {
    running = spawn(command, args, options);
    running.once('error', (error) => fail(`${command} could not be started: ${error.message}`));
    running.once('close', (status) => resolve(status ?? 1));
  });
  running = undefined;
  // A server that was stopped by a signal has succeeded.
  if (stoppedBy) process.exit(code);
  return code;
}

/** Runs a program, and exits when it fails. */
async function runOrExit(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

/** @returns the error code of an attempt to listen; undefined when the port is free */
async function tryPort(port) {
  const server = createServer();
  try {
    await once(server.listen({ port, host: env.HOST }), 'listening');
  } catch (error) {
    return error.code;
  }
  server.close();
  return undefined;
}

/** Exits when the site could not be served later: building it takes minutes. */
async function checkPort() {
  const port = Number(env.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`PORT is "${env.PORT}": it must be a number from 0 to 65535, e.g. PORT=3000.`);
  }
  const problem = await tryPort(port);
  if (!problem) return;
  if (problem !== 'EADDRINUSE') fail(`Nothing can listen at PORT=${port} of HOST=${env.HOST}: ${problem}.`);
  let free = port < 65_535 ? port + 1 : 3000;
  while (free < 65_535 && (await tryPort(free))) free += 1;
  fail(
    `Port ${port} is taken by another program. Stop it or choose another port, e.g. PORT=${free} npm start.`,
  );
}

const pnpm = (...args) => runOrExit('npx', ['--yes', packageManager, ...args]);

/** Installs the packages, and with them Node 24 where the machine's is older. */
async function install(...options) {
  await pnpm('install', '--frozen-lockfile', ...options);
  if (major < 24 && !existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.cmd')) {
    fail(
      `This is Node ${process.versions.node}, and no Node 24 was fetched: for ${process.platform} ${process.arch} it may not be published as a package, or node_modules was installed with a newer Node. Install Node 24 or remove node_modules, then try again.`,
    );
  }
  // Half of the time in which a Node process starts is compiling the same files again.
  env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node');
}

/** Debian packages that the tests need, with a program of each. */
const debian = {
  'chromium-headless-shell': 'chromium-headless-shell',
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/** Installs browsers and their drivers. Tests whose browser is missing are skipped with a message. */
async function installBrowsers() {
  const missing = Object.keys(debian).filter((name) => !existsSync(`/usr/bin/${debian[name]}`));
  if (missing.length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')}`);
    // Only errors are printed.
    const apt = (...args) =>
      run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], ['ignore', 'ignore', 'inherit']);
    const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);
    await apt('update');
    // Distributions that are based on Debian may lack some of the packages.
    if ((await install(...missing)) !== 0) for (const name of missing) await install(name);
  } else if (
    !process.env.CHROMIUM_PATH &&
    !existsSync('/usr/bin/google-chrome') &&
    missing.includes('chromium')
  ) {
    await run('npx', [
      '--yes',
      packageManager,
      '--filter',
      '@clinic/e2e',
      'exec',
      'playwright',
      'install',
      'chromium',
    ]);
  }
}

const verbs = {
  async start() {
    // Only this machine can reach the site; HOST=0.0.0.0 opens it to others.
    env.HOST ??= 'localhost';
    await checkPort();
    // The check of the age of packages takes 10 s. Only `npm test` runs it.
    await install('--config.minimumReleaseAge=0');
    await pnpm('run', 'build');
    await pnpm('run', 'compose');
    await pnpm('run', 'serve');
  },
  async test() {
    await install();
    await installBrowsers();
    await pnpm('run', 'check', ...process.argv.slice(3));
  },
};

const verb = verbs[process.argv[2]];
if (!verb) fail(`Usage: npm ${Object.keys(verbs).join(' | npm ')}`);
await verb();
