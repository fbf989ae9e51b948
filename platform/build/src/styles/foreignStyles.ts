import type { RemoteName } from '@tesela/core/contract';
import { transform, Features, type Rule, type Selector, type SelectorComponent } from 'lightningcss';

/** Every class and every other name in a remote's styles begins with this: `mfe_events` → `spa_`. */
export const stylePrefix = (name: RemoteName): string => `${name.replace(/^mfe_/, '').replaceAll('_', '-')}_`;

/**
 * Names in the stylesheets of the kit, in whichever build. A hash of the stylesheet follows, so what has one name is one
 * rule, and no remote changes how another's pieces of the kit look by compiling a different kit.
 */
export const kitPrefix = 'kit_';

/** Layers of the shell in which remotes write their rules (`shared/src/kit/styles/global.css`). */
const sharedLayers = ['kit', 'components'];

/** At-rules that only set conditions for the rules inside. */
const conditions = new Set<Rule['type']>(['media', 'supports', 'container', 'starting-style', 'ignored']);

const mend = {
  selector: (own: string) =>
    `begin it with a class of this remote, .${own}…, as a CSS Module does, and name no class of another's`,
  layer: (own: string) => `use @layer ${sharedLayers.join(' or ')} { … }, or a name that begins with ${own}`,
  name: (own: string) => `let its name begin with ${own}, as CSS Modules do`,
  rule: () => 'leave it out: it holds for the whole page',
};

/** Where the elements of a compound selector are, seen from the remote's own elements. */
type Place = 'outside' | 'own' | 'inside';

const isSibling = (value: string): boolean => value === 'next-sibling' || value === 'later-sibling';

/** Alternatives of which one must match the element itself. */
const alternativesOf = (part: SelectorComponent): readonly Selector[] =>
  part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where') ? part.selectors : [];

/** Whether all that a selector finds is an element with a class that begins so, or in one. */
function matchesOnlyOwn(selector: Selector, own: string): boolean {
  let place: Place = 'outside';
  for (const part of selector) {
    if (part.type === 'combinator') {
      // The pieces of a pseudo-element are the element's.
      if (part.value === 'child' || part.value === 'descendant')
        place = place === 'outside' ? place : 'inside';
      else if (isSibling(part.value)) place = place === 'own' ? 'outside' : place;
      else if (part.value !== 'pseudo-element') return false;
    }
    const alternatives = alternativesOf(part);
    const isOwn =
      (part.type === 'class' && part.name.startsWith(own)) ||
      (alternatives.length > 0 && alternatives.every((each) => matchesOnlyOwn(each, own)));
    if (isOwn && place === 'outside') place = 'own';
  }
  return place !== 'outside';
}

/** Classes in a selector, and in what its pseudo-classes take. */
function classesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(classesOf);
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'class' && 'name' in value) return [String(value.name)];
  return Object.values(value).flatMap(classesOf);
}

const isForeign = (selector: Selector, own: string): boolean =>
  !matchesOnlyOwn(selector, own) || classesOf(selector).some((name) => !name.startsWith(own));

const isForeignToAll = (selector: Selector, own: string): boolean =>
  isForeign(selector, own) && isForeign(selector, kitPrefix);

/** What is wrong with one rule, as a way to mend it. */
function mistakeIn(rule: Rule, own: string): string | undefined {
  if (conditions.has(rule.type)) return undefined;
  const named = (name: string) =>
    name.startsWith(own) || name.startsWith(kitPrefix) ? undefined : mend.name(own);
  switch (rule.type) {
    case 'style':
      return rule.value.selectors.some((each) => isForeignToAll(each, own)) ? mend.selector(own) : undefined;
    case 'layer-block': {
      const name = rule.value.name?.join('.') ?? own;
      return sharedLayers.includes(name) || name.startsWith(own) ? undefined : mend.layer(own);
    }
    case 'keyframes':
      return named(rule.value.name.value);
    case 'property':
    case 'position-try':
      return named(rule.value.name.replace(/^--/, ''));
    case 'counter-style':
      return named(rule.value.name);
    case 'font-face': {
      const families = rule.value.properties.filter((property) => property.type === 'font-family');
      return families.map(({ value }) => named(value)).find((mistake) => mistake !== undefined);
    }
    default:
      return mend.rule();
  }
}

/** Text of the rule that begins at a place, up to its block. */
function headAt(css: string, { line, column }: { line: number; column: number }): string {
  const rest = css
    .split('\n')
    .slice(line)
    .join('\n')
    .slice(column - 1);
  return (/^[^{;]+/.exec(rest)?.[0] ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 120);
}

/**
 * Reads a remote's stylesheet as a browser does, and finds what could reach beyond the remote's own elements.
 * @returns a sentence for each mistake: the selector or rule, and how to mend it
 */
export function findForeignStyles(css: string, name: RemoteName): string[] {
  const own = stylePrefix(name);
  const mistakes = new Set<string>();
  try {
    // Nested rules say their selectors in full when they are written for older browsers.
    const { code } = transform({ filename: '', code: Buffer.from(css), include: Features.Nesting });
    const flat = Buffer.from(code).toString();
    transform({
      filename: '',
      code,
      visitor: {
        Rule(rule) {
          const mistake = mistakeIn(rule as Rule, own);
          if (mistake === undefined) return;
          const loc = 'value' in rule && rule.value && 'loc' in rule.value ? rule.value.loc : undefined;
          mistakes.add(`${loc ? headAt(flat, loc) : rule.type}: ${mistake}`);
        },
      },
    });
  } catch (error) {
    mistakes.add(`cannot be read (${(error as Error).message}): correct it`);
  }
  return [...mistakes];
}
