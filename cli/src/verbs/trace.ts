import { readLiveManifest } from '@clinic/compose/manifest';
import { parseFrame } from '@clinic/compose/sourceMaps';
import { readFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';

import { siteOf, siteOptions, siteUsage } from '#site.ts';
import { readArgs, type Verb } from '#verb.ts';
import { readStatus, statusOptions, statusUsage } from '#visits/readStatus.ts';
import { createTracer } from '#visits/sourceOf.ts';

/** A stack from a file, from standard input, or those that the gateways were told of. */
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

export const verb: Verb = {
  summary: 'reads a stack of a release into lines of its source',
  usage: `clinic trace [stack.txt | -] [--status URL]

  Reads a file, standard input, or the errors that a gateway was told of. Source maps lie in the store, beside the
  release (…-maps), and are never served.
${statusUsage}
${siteUsage}`,
  run: async (args, say) => {
    const { values, positionals } = readArgs(args, { ...siteOptions, ...statusOptions }, 1);
    const stack = await readStack(positionals[0], values.status);
    const { store, dir } = siteOf(values, say);
    const trace = createTracer(store, await readLiveManifest(dir, say));
    const lines: string[] = [];
    const data: unknown[] = [];
    for (const line of stack.split('\n')) {
      const frame = parseFrame(line);
      const source = frame && (await trace(frame));
      data.push({ line, source });
      if (!source) lines.push(line);
      else {
        const where = `${frame.folder} ${frame.version}  ${source.file}:${source.line}:${source.column}`;
        lines.push(`    ${where}${source.name ? ` (${source.name})` : ''}`, `        ${source.code}`);
      }
    }
    return { text: lines.join('\n').trimEnd(), data };
  },
};
