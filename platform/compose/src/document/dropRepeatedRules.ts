import { parse, type AtRule, type ChildNode, type Container } from 'postcss';

import type { Stylesheet } from './stylesheet.ts';

/** At-rules that contain other rules and only say when or in which layer these apply. */
const isConditionalRule = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' &&
  node.nodes !== undefined &&
  ['layer', 'media', 'supports', 'container', 'starting-style'].includes(node.name);

/**
 * Removes rules that an earlier stylesheet of the page contains already: each remote includes the styles of the kit's
 * components that it uses, under the same class names. A shortened stylesheet depends on those before it, so they
 * must stay together and in this order.
 */
export function dropRepeatedRules(stylesheets: readonly Stylesheet[]): Stylesheet[] {
  const known = new Set<string>();

  /** @returns the rules that stay */
  function drop(container: Container, place = ''): string[] {
    const kept: string[] = [];
    container.each((node) => {
      const text = `${place} ${node.toString()}`;
      if (isConditionalRule(node)) kept.push(...drop(node, `${place} @${node.name} ${node.params}`));
      else if (!known.has(text)) kept.push(text);
      if (isConditionalRule(node) ? node.nodes.length === 0 : known.has(text)) node.remove();
    });
    return kept;
  }

  return stylesheets.map(({ css, dataHref }) => {
    const root = parse(css);
    for (const rule of drop(root)) known.add(rule);
    return { css: root.toString(), dataHref };
  });
}
