// `npm start` and `npm test` on a machine that has only Node and npm. Plain JavaScript for that Node;
// everything after it runs under the Node 24 that the workspace installs.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const isWindows = process.platform === 'win32';
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
env.DEBIAN_FRONTEND = 'noninteractive';

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** The program that runs now, and the signal that ended it from outside. */
let running;
let stoppedBy;

/** Ends what was started, with all that it started itself: they are a group of their own. */
function stop(signal) {
  stoppedBy = signal;
  if (!running) process.exit(1);
  process.kill(isWindows ? running.pid : -running.pid, signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

// npm hands a signal to the shell between it and this process, and that ends without handing it on.
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
  // A server that is told to end has done what it should.
  if (stoppedBy) process.exit(code);
  return code;
}

/** The same, and what fails ends all. */
async function must(command, args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

const pnpm = (...args) => must('npx', ['--yes', packageManager, ...args]);

/** Brings the packages, and Node 24 with them where it is published for the machine. */
async function install(...options) {
  await pnpm('install', '--frozen-lockfile', ...options);
  if (major < 24 && !existsSync('node_modules/.bin/node') && !existsSync('node_modules/.bin/node.cmd')) {
    fail(
      `Node 24 is not published as a package for ${process.platform} ${process.arch}: install it, then try again.`,
    );
  }
}

/** Debian's packages that the tests drive, and a program of each. */
const debian = {
  'chromium-headless-shell': 'chromium-headless-shell',
  chromium: 'chromium',
  'firefox-esr': 'firefox-esr',
  'webkit2gtk-driver': 'WebKitWebDriver',
  xvfb: 'Xvfb',
};

/** Browsers and their drivers: where they cannot be installed, the tests that need them say so and are skipped. */
async function installBrowsers() {
  const missing = Object.keys(debian).filter((name) => !existsSync(`/usr/bin/${debian[name]}`));
  if (missing.length === 0) return;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log(`Installing ${missing.join(', ')}`);
    // What goes well need not be read.
    const apt = (...args) =>
      run('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], ['ignore', 'ignore', 'inherit']);
    const install = (...names) => apt('install', '-y', '--no-install-recommends', ...names);
    await apt('update');
    // Not every relative of Debian has all of them.
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
    // Whoever tries the site is at this machine; HOST=0.0.0.0 shows it to others.
    env.HOST ??= 'localhost';
    // Who tries the site may see what is live; in the open that is nobody's business.
    env.STATUS ??= 'on';
    // How long each version has been published is asked where it can change, by tests and by who adds a package: it
    // takes 10 s.
    await install('--config.minimumReleaseAge=0');
    await pnpm('run', 'build');
    await pnpm('run', 'compose');
    await pnpm('run', 'serve');
  },
  async test() {
    await install();
    await installBrowsers();
    await pnpm('run', 'check');
  },
};

const verb = verbs[process.argv[2]];
if (!verb) fail(`Say what to do: ${Object.keys(verbs).join(' or ')}.`);
await verb();
