const mfe = '^mfe-[^/]+/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-mfe-to-mfe',
      comment: 'Teams release alone: a micro-frontend shows another one’s piece through <Slot name="…" />.',
      severity: 'error',
      from: { path: '^mfe-([^/]+)/' },
      to: { path: '^mfe-', pathNot: '^mfe-$1/' },
    },
    {
      name: 'no-app-from-shared',
      comment: 'shared is below everything: what it needs of an app it gets as a prop, a context or a slot.',
      severity: 'error',
      from: { path: '^shared/' },
      to: { path: '^(shell|mfe-[^/]+|mocks|compose|cli|assistant-service|gateway|e2e|gallery)/' },
    },
    {
      name: 'no-shell-from-mfe',
      comment: 'The shell loads remotes, not the other way round: use @clinic/shared.',
      severity: 'error',
      from: { path: mfe },
      to: { path: '^(shell|compose|cli|assistant-service|gateway|e2e)/' },
    },
    {
      name: 'no-mfe-from-shell',
      comment:
        'The shell knows remotes by the list of live ones only, so that they can be released without it.',
      severity: 'error',
      from: { path: '^(shell|compose|cli|assistant-service|gateway)/' },
      to: { path: mfe },
    },
    {
      name: 'no-feature-to-feature',
      comment: 'Features stand beside each other; a page puts them together.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/features/([^/]+)/' },
      to: { path: '^mfe-[^/]+/src/features/', pathNot: '^mfe-[^/]+/src/features/$1/' },
    },
    {
      name: 'one-way-layers-components',
      comment:
        'components/ and content/ are at the bottom of a micro-frontend: pass what they need as props.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/(components|content)/' },
      to: { path: '^mfe-[^/]+/src/(features|pages|exposed)/' },
    },
    {
      name: 'one-way-layers-features',
      comment: 'A feature knows no page.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/features/' },
      to: { path: '^mfe-[^/]+/src/(pages|exposed)/' },
    },
    {
      name: 'one-way-layers-pages',
      comment: 'Only the federation reads exposed/.',
      severity: 'error',
      from: { path: '^mfe-[^/]+/src/pages/', pathNot: String.raw`\.test\.tsx?$` },
      to: { path: '^mfe-[^/]+/src/exposed/' },
    },
    {
      name: 'no-services-from-gateway',
      comment:
        'The gateway mounts the services that package.json names (clinic.services); it knows none of them.',
      severity: 'error',
      from: { path: '^(gateway|compose|cli|editor)/' },
      to: { path: '^(assistant|assessments)-service/' },
    },
    {
      name: 'services-from-gateway',
      comment: 'A service knows of the gateway what its package exports, and no build of the site.',
      severity: 'error',
      from: { path: '^(assistant|assessments)-service/' },
      to: { path: '^(compose|cli|editor)/' },
    },
    {
      name: 'assistant-layers-safety',
      comment:
        'What decides about emergencies is read line by line: it stands on nothing that changes for another reason.',
      severity: 'error',
      from: { path: '^assistant-service/src/safety/', pathNot: String.raw`\.test\.ts$` },
      to: { path: '^assistant-service/', pathNot: '^assistant-service/src/(safety|learned|text)/' },
    },
    {
      name: 'assistant-layers-engine',
      comment: 'The engine is a pure function of documents and settings: no HTTP, no other service.',
      severity: 'error',
      from: { path: '^assistant-service/src/(engine|text)/', pathNot: String.raw`\.test\.ts$` },
      to: { path: '^assistant-service/src/(upstream|http)/' },
    },
    {
      name: 'assistant-layers-upstream',
      comment: 'http/ puts the parts together; only it knows Fastify.',
      severity: 'error',
      from: { path: '^assistant-service/src/upstream/' },
      to: { path: '^assistant-service/src/http/' },
    },
    {
      name: 'assistant-evaluation-judges',
      comment: 'The service must not know the questions by which it is measured.',
      severity: 'error',
      from: { path: '^assistant-service/src/' },
      to: { path: '^assistant-service/evaluation/' },
    },
    {
      name: 'styles-are-modules',
      comment:
        'A plain stylesheet holds for the whole page, other teams’ areas too: name it *.module.css and use its classes.',
      severity: 'error',
      from: { path: mfe },
      to: { path: String.raw`\.css$`, pathNot: String.raw`\.module\.css$` },
    },
    {
      name: 'mocks-only-in-dev-and-tests',
      comment: 'Mocks must not reach visitors: import them from tests and from shell/dev only.',
      severity: 'error',
      from: { pathNot: String.raw`^(mocks|e2e|gallery|shell/dev)/|\.test\.tsx?$|/testing/` },
      to: { path: '^mocks/' },
    },
    {
      name: 'testing-only-in-tests',
      comment:
        'testing/ starts servers and browsers for tests, benchmarks and scripts; what is released has none of it.',
      severity: 'error',
      from: {
        pathNot: String.raw`^(testing|e2e|bench|scripts|gateway/operation|(cli|editor)/proof)/|\.test\.tsx?$|/testing/`,
      },
      to: { path: '^testing/' },
    },
    {
      name: 'testing-below-tests',
      comment: 'Tests stand on testing/: it imports shared alone, and starts the others by their files.',
      severity: 'error',
      from: { path: '^testing/' },
      to: { path: '^(?!testing/|shared/|node_modules/)[^/]+/', dependencyTypes: ['local', 'aliased'] },
    },
    {
      name: 'no-circles',
      comment: 'Two modules that need each other are one module, or have a third one below them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'The import leads nowhere: add the dependency to the package that uses it.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(dist|\.tsc)/|^art/` },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
