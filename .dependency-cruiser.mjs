/** The site of the workspace, and that of the example. */
const home = '^(?:examples/tractor-store/)?';
const mfe = `${home}mfe-[^/]+/`;
const site = `${home}(?:shell|mfe-[^/]+)/`;
/** What a browser runs of the site; `src/content` is read when it is built, configurations and tests never reach it. */
const inBrowser = String.raw`^(?:examples/tractor-store/)?(?:shell|mfe-[^/]+)/(?:rsbuild\.config\.ts|src/entry/dev\.ts|src/content/|src/exposed/data\.ts)|\.data\.ts$|\.test\.tsx?$|/testing/`;

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'site-stands-on-shared',
      comment:
        'What a browser runs imports shared and platform/core, and the shell platform/host: ask a service over HTTP, and leave what is built or tested to src/content, configurations and tests.',
      from: { path: site, pathNot: inBrowser },
      // A type is gone before the browser.
      to: { path: '^(services|platform(?!/(?:host|core)/)|tools)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'site-uses-no-servers',
      comment:
        'Content and configurations use platform/core, platform/build and platform/content, the shell platform/host, and no other part of the platform.',
      from: { path: site, pathNot: String.raw`\.test\.tsx?$|/testing/` },
      to: { path: '^(services/|tools/|platform/(?!core/|build/|content/|host/))' },
    },
    {
      name: 'servers-without-components',
      comment:
        'Servers import of shared only api/, and of the core all but the waist: leave React to the site.',
      from: {
        path: '^(services|platform(?!/(?:host|core)))/',
        pathNot: String.raw`\.(test|proof)\.tsx?$|/(testing|proof|templates|operation)/`,
      },
      to: { path: '^(shared|platform/core/src/(waist|icons))/', pathNot: '^shared/src/api/' },
    },
    {
      name: 'host-in-browser',
      comment:
        'platform/host runs in the browser and while prerendering: it stands on platform/core alone. What a site adds it hands in by defineSite.',
      from: { path: '^platform/host/', pathNot: String.raw`\.test\.tsx?$|/testing/` },
      // A type is gone before the browser.
      to: {
        path: '^(services|platform/(?!host/|core/)|tools|shared)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'host-for-shells',
      comment:
        'Only a shell starts the host. Remotes get the waist from it at run time, and servers never run it.',
      from: { pathNot: `^platform/host/|${home}shell/` },
      to: { path: '^platform/host/' },
    },
    {
      name: 'platform-knows-no-clinic',
      comment:
        'The platform makes any site: what is the clinic’s belongs to services/, settings/ or its owner, and reaches the platform as a setting.',
      from: { path: '^platform/', pathNot: '/(templates|operation)/' },
      to: { path: '^(services|shared|shell|mfe-[^/]+|examples)/' },
    },
    {
      name: 'tools-know-no-clinic',
      comment:
        'Tools work for any site: find remotes by platform/build/src/workspace.ts, and take the rest as a setting.',
      from: { path: '^tools/', pathNot: String.raw`\.test\.tsx?$` },
      to: { path: '^(services|mfe-[^/]+)/' },
    },
    {
      name: 'nothing-from-tools-but-tests',
      comment:
        'tools/ starts servers and browsers for tests and benchmarks; what is released has none of it.',
      from: {
        pathNot: String.raw`^tools/|(?:^|/)e2e/|^platform/[^/]+/(proof|operation)/|\.test\.tsx?$|/testing/`,
      },
      to: { path: '^tools/' },
    },
    {
      name: 'services-stand-alone',
      comment:
        'A service knows of the gateway what its package exports, no other service, and no build of the site.',
      from: { path: '^services/([^/]+)/' },
      to: { path: '^(services|platform)/', pathNot: '^services/$1/|^platform/(gateway|core)/' },
    },
    {
      name: 'platform-in-order',
      comment:
        'core → content → build → compose → gateway → cli: what comes first knows nothing of what comes later.',
      from: {
        path: '^platform/(core|content|build|compose|gateway)/',
        pathNot: String.raw`\.test\.tsx?$|/testing/`,
      },
      to: { path: '^platform/(cli|editor)/' },
    },
    {
      name: 'no-app-from-shared',
      comment:
        'shared is below the site: what it needs of an app it gets as a prop, a context or a slot; of the platform it has the core.',
      from: { path: '^shared/' },
      to: { path: '^(shell|mfe-[^/]+|mocks|services|platform(?!/core/)|tools|e2e)/' },
    },
    {
      name: 'shared-rooms',
      comment: 'api/ is for servers, too: nothing there imports the kit or the waist.',
      from: { path: '^shared/src/api/', pathNot: String.raw`\.test\.tsx?$` },
      to: { path: '^shared/src/kit/|^platform/core/src/waist/' },
    },
    {
      name: 'core-stands-alone',
      comment:
        'The core is the same for every site, and below everything: what is a site’s own reaches its types by declaration merging.',
      from: { path: '^platform/core/' },
      to: {
        path: '^(?!platform/core/|node_modules/)[^/]+/',
        dependencyTypes: ['local', 'aliased'],
      },
    },
    {
      name: 'core-rooms',
      comment:
        'contract/, described/, search/ and text/ are for servers, too: nothing there imports the waist.',
      from: {
        path: '^platform/core/src/(contract|described|search|text)/',
        pathNot: String.raw`\.test\.tsx?$`,
      },
      to: { path: '^platform/core/src/(waist|icons|testing)/' },
    },
    {
      name: 'no-mfe-to-mfe',
      comment: 'Teams release alone: a micro-frontend shows another one’s piece through <Slot name="…" />.',
      from: { path: `${home}mfe-([^/]+)/` },
      to: { path: `${home}mfe-`, pathNot: `${home}mfe-$1/` },
    },
    {
      name: 'no-shell-from-mfe',
      comment: 'The shell loads remotes, not the other way round: use @tesela/core.',
      from: { path: mfe },
      to: { path: `${home}(?:shell|e2e)/` },
    },
    {
      name: 'no-mfe-from-shell',
      comment:
        'The shell knows remotes by the list of live ones only, so that they can be released without it.',
      from: { path: `${home}shell/` },
      to: { path: mfe },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'Features stand beside each other; a page puts them together.',
      from: { path: `${mfe}src/features/([^/]+)/` },
      to: { path: `${mfe}src/features/`, pathNot: `${mfe}src/features/$1/` },
    },
    {
      name: 'one-way-layers-components',
      comment:
        'components/ and content/ are at the bottom of a micro-frontend: pass what they need as props.',
      from: { path: `${mfe}src/(components|content)/` },
      to: { path: `${mfe}src/(features|pages|exposed)/` },
    },
    {
      name: 'one-way-layers-features',
      comment: 'A feature knows no page.',
      from: { path: `${mfe}src/features/` },
      to: { path: `${mfe}src/(pages|exposed)/` },
    },
    {
      name: 'one-way-layers-pages',
      comment: 'Only the federation reads exposed/.',
      from: { path: `${mfe}src/pages/`, pathNot: String.raw`\.test\.tsx?$` },
      to: { path: `${mfe}src/exposed/` },
    },
    {
      name: 'chat-layers-safety',
      comment:
        'What decides about emergencies is read line by line: it stands on nothing that changes for another reason.',
      from: { path: '^services/chat/src/safety/', pathNot: String.raw`\.test\.ts$` },
      to: { path: '^services/chat/', pathNot: '^services/chat/src/(safety|text|data)/' },
    },
    {
      name: 'chat-layers-answer',
      comment: 'The answer is a pure function of documents and settings: no HTTP, no other service.',
      from: { path: '^services/chat/src/(answer|text)/', pathNot: String.raw`\.test\.ts$` },
      to: { path: '^services/chat/src/(upstream|http)/' },
    },
    {
      name: 'chat-layers-upstream',
      comment: 'http/ puts the parts together; only it knows Fastify.',
      from: { path: '^services/chat/src/upstream/' },
      to: { path: '^services/chat/src/http/' },
    },
    {
      name: 'chat-evaluation-judges',
      comment: 'The service must not know the questions by which it is measured.',
      from: { path: '^services/chat/src/' },
      to: { path: '^services/chat/evaluation/' },
    },
    {
      name: 'mocks-only-in-dev-and-tests',
      comment: 'Mocks must not reach visitors: import them from tests and from shell/src/entry/dev.ts only.',
      from: { pathNot: String.raw`^(mocks|e2e)/|^shell/src/entry/dev\.ts$|\.test\.tsx?$|/testing/` },
      to: { path: '^mocks/' },
    },
    {
      name: 'testing-below-tests',
      comment:
        'Tests stand on tools/testing: it imports the core alone, and starts the others by their files.',
      from: { path: '^tools/testing/' },
      to: {
        path: '^(?!tools/testing/|platform/core/|node_modules/)[^/]+/',
        dependencyTypes: ['local', 'aliased'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or have a third one below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere: add the dependency to the package that uses it.',
      // What a template imports is installed where it is used.
      from: { pathNot: '^platform/cli/templates/' },
      to: { couldNotResolve: true },
    },
  ].map((rule) => ({ ...rule, severity: 'error' })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.tsc|\.site)/|^tools/art/` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
