import { parse, type AtRule, type ChildNode, type Container } from 'postcss';

import type { Stylesheet } from './stylesheet.ts';

/** Rules that only say when or in which layer others hold. */
const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  ['layer', 'media', 'supports', 'container', 'starting-style'].includes(node.name);

/**
 * Leaves out of a page what stands in it already, word by word: each remote brings the pieces of the kit that it shows,
 * under the same names. A stylesheet that is left incomplete is completed by those before it, in every document that
 * takes over the styles of this page in their order.
 */
export function dropRepeatedRules(stylesheets: readonly Stylesheet[]): Stylesheet[] {
  const known = new Set<string>();

  /** @returns the rules that stay */
  function drop(container: Container, place = ''): string[] {
    const kept: string[] = [];
    container.each((node) => {
      const text = `${place} ${node.toString()}`;
      if (isGroup(node)) kept.push(...drop(node, `${place} @${node.name} ${node.params}`));
      else if (!known.has(text)) kept.push(text);
      if (isGroup(node) ? node.nodes.length === 0 : known.has(text)) node.remove();
    });
    return kept;
  }

  return stylesheets.map(({ css, dataHref }) => {
    const root = parse(css);
    for (const rule of drop(root)) known.add(rule);
    return { css: root.toString(), dataHref };
  });
}
