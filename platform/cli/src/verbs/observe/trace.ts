import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';

import { readLiveManifest } from '@clinic/compose/manifest';
import { parseFrame } from '@clinic/compose/sourceMaps';

import { siteOptions } from '#site/site.ts';
import { defineVerb } from '#verb.ts';
import { readStatus, statusOptions } from '#visits/readStatus.ts';
import { createTracer } from '#visits/sourceOf.ts';

/** Reads stacks from a file, from standard input, or from the error reports of gateways. */
async function readStack(file: string | undefined, option: string | undefined): Promise<string> {
  if (file === undefined) {
    const all = await readStatus(option);
    if (all)
      return all
        .flatMap(({ faults }) => faults)
        .map(({ type, count, remote, version, route, frames }) =>
          [`${count} × ${type} in ${remote} ${version} on ${route}`, ...frames].join('\n'),
        )
        .join('\n');
  }
  return file === undefined || file === '-' ? readAll(process.stdin) : readFile(file, 'utf8');
}

export const verb = defineVerb({
  summary: 'reads a stack of a release into lines of its source',
  usage: `clinic trace [stack.txt | -] [--status URL]

  Reads a file, standard input, or the errors that a gateway was told of. Source maps lie in the store, beside the
  release (…-maps), and are never served.`,
  options: { ...statusOptions, ...siteOptions },
  words: 1,
  run: async ({ values, words: [file], site: { store, dir } }) => {
    const stack = await readStack(file, values.status);
    const trace = createTracer(store, await readLiveManifest(dir));
    const lines: string[] = [];
    const data: unknown[] = [];
    for (const line of stack.split('\n')) {
      const frame = parseFrame(line);
      const source = frame && (await trace(frame));
      data.push({ line, source });
      if (!source) lines.push(line);
      else {
        const where = `${frame.folder} ${source.version}  ${source.file}:${source.line}:${source.column}`;
        lines.push(`    ${where}${source.name ? ` (${source.name})` : ''}`, `        ${source.code}`);
      }
    }
    return { text: lines.join('\n').trimEnd(), data };
  },
});
