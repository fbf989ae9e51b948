import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';

import { readLiveManifest } from '@tesela/compose/manifest';
import { parseFrame } from '@tesela/compose/sourceMaps';
import * as v from 'valibot';

import { defineVerb, siteOptions } from '#verb.ts';
import { createTracer } from '#visits/sourceOf.ts';

/** A line of a gateway's log about an error in browsers. */
const fault = v.object({
  remote: v.string(),
  version: v.string(),
  route: v.string(),
  type: v.string(),
  frames: v.array(v.string()),
});

/** Lines of a stack; of a gateway's log those that tell of an error in browsers. */
function stackOf(line: string): string[] {
  if (!line.startsWith('{')) return [line];
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), fault), line);
  if (!success) return [];
  const { type, remote, version, route, frames } = output;
  return [`${type} in ${remote} ${version} on ${route}`, ...frames];
}

export const verb = defineVerb({
  summary: 'reads a stack of a release into lines of its source',
  usage: `tesela trace [stack.txt | -]

  Reads a file or standard input: a stack, or the log of a gateway, which has the errors of its visitors' browsers. Source
  maps lie in the store, beside the release (…-maps), and are never served.`,
  options: siteOptions,
  words: 1,
  run: async ({ words: [file = '-'], site: { store, dir } }) => {
    const stack = await (file === '-' ? readAll(process.stdin) : readFile(file, 'utf8'));
    const { trace, withoutMaps } = createTracer(store, await readLiveManifest(dir));
    const lines: string[] = [];
    const data: unknown[] = [];
    for (const line of stack.split('\n').flatMap(stackOf)) {
      const frame = parseFrame(line);
      const source = frame && (await trace(frame));
      data.push({ line, source });
      if (!source) lines.push(line);
      else {
        const where = `${frame.folder} ${source.version}  ${source.file}:${source.line}:${source.column}`;
        lines.push(`    ${where}${source.name ? ` (${source.name})` : ''}`, `        ${source.code}`);
      }
    }
    const missing = [...withoutMaps].map(
      (release) =>
        `No source maps of ${release} in ${store.name}: \`tesela release\` brings them, \`tesela compose --workspace\` does not.`,
    );
    return { text: [lines.join('\n').trimEnd(), ...missing].join('\n'), data };
  },
});
