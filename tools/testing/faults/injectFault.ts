import type { BrokenFile } from './cells.ts';

/** Code that runs before a chunk and changes the exports of its modules. */
const wrapModules = (global: string): string => `
const real = self.${global};
const spoil = (module) => {
  const exported = module.exports;
  const changed = {};
  changes({ exported, changed });
  if (Object.keys(changed).length > 0)
    module.exports = new Proxy(exported, { get: (target, key) => (key in changed ? changed[key] : target[key]) });
};
self.${global} = {
  push([ids, modules, ...rest]) {
    for (const [id, run] of Object.entries(modules))
      modules[id] = (module, exports, require) => {
        run(module, exports, require);
        spoil(module);
      };
    return real.push([ids, modules, ...rest]);
  },
};
`;

/** Code that wraps every page and slot of a chunk in a component with the fault. */
const around = ({ fault: broken, chunk, alive }: BrokenFile) => `
/** React keeps the handlers of an element in a property of the element, and replaces it at every render. */
function breakHandler() {
  const element = document.querySelector(${JSON.stringify(alive)});
  const key = element && Object.keys(element).find((name) => name.startsWith('__reactProps'));
  if (key) element[key] = { ...element[key], onDoubleClick: () => { throw new Error('sabotage'); } };
  if (key) element.dataset.sabotaged = '';
  setTimeout(breakHandler, 20);
}
function around(Original) {
  function Broken(props) { this.props = props; }
  Broken.prototype.isReactComponent = {};
  Broken.prototype.render = function () {
    ${broken === 'render' ? "throw new Error('sabotage');" : ''}
    return { $$typeof: Symbol.for('react.transitional.element'), type: Original, key: null, ref: null, props: this.props };
  };
  Broken.prototype.componentDidMount = function () {
    ${broken === 'effect' ? "throw new Error('sabotage');" : ''}
    ${broken === 'handler' ? 'breakHandler();' : ''}
  };
  return Broken;
}
const changes = ({ exported, changed }) => {
  if (!exported || typeof exported !== 'object') return;
  const page = exported.page;
  if (page && page.Component) changed.page = { ...page, Component: around(page.Component) };
  const name = ${JSON.stringify(chunk)};
  if (typeof exported[name] === 'function') changed[name] = around(exported[name]);
};
`;

/** What a foreign piece does instead of beginning. */
const insteadOfMount = {
  mount: "throw new Error('sabotage')",
  endless: 'return new Promise(() => {})',
} as const;

/** @throws Error when the script has no `mount`, since the cell would break nothing, and pass */
function breakMount(script: string, fault: keyof typeof insteadOfMount): string {
  const broken = script.replace(
    /\bmount(?::\((\w+,\w+)\)=>|\((\w+,\w+)\)\{)/,
    (_all, arrow?: string, method?: string) =>
      arrow
        ? `mount:(${arrow})=>{${insteadOfMount[fault]}},unused:(${arrow})=>`
        : `mount(${method}){${insteadOfMount[fault]};`,
  );
  if (broken === script) throw new Error('The chunk has no mount of a foreign piece.');
  return broken;
}

/** Changes a script so that it fails. */
export function injectFault(script: string, file: BrokenFile): string {
  const { fault, folder } = file;
  if (fault === 'contract') return script.replace(/\bcontract:\d+/, 'contract:1');
  if (fault === 'mount' || fault === 'endless') return breakMount(script, fault);
  // The script is an entry and not a chunk.
  if (fault === 'evaluation' && !script.includes('||[]).push(['))
    return `throw new Error('sabotage');\n${script}`;
  const global = `chunk_${folder.replace('-', '_')}`;
  const broken =
    fault === 'evaluation' ? "const changes = () => { throw new Error('sabotage'); };" : around(file);
  return `(() => {\n${broken}\n${wrapModules(global)}\n${script}\nself.${global} = real;\n})();`;
}
