import { languages } from '@clinic/shared/lang';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

import { PLACES } from '#learned/features.ts';
import type { Weights } from '#learned/linear.ts';
import { kinds } from './kinds.ts';

/** What was learned from the examples: what kind of message one is, and what language it is in. */
export type Model = { kinds: Weights; languages: Weights };

type Head = { scale: number; bias: number[] };

export const modelFile = path.join(import.meta.dirname, 'model.bin');

/** @param fingerprint of what it was learned from */
export function pack({ kinds, languages }: Model, fingerprint: string): Buffer {
  const heads = [kinds, languages].map(({ scale, bias }): Head => ({ scale, bias: [...bias] }));
  return deflateSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify({ fingerprint, heads })}\n`),
      ...[kinds, languages].map(({ table }) => Buffer.from(table.buffer, table.byteOffset, table.byteLength)),
    ]),
    { level: 9 },
  );
}

/** The model as it lies beside this file, and the fingerprint of its examples. */
export function readModel(): Model & { fingerprint: string } {
  const bytes = inflateSync(readFileSync(modelFile));
  const end = bytes.indexOf('\n');
  const { fingerprint, heads } = JSON.parse(bytes.toString('utf8', 0, end)) as {
    fingerprint: string;
    heads: [Head, Head];
  };
  let from = bytes.byteOffset + end + 1;
  const weightsOf = ({ scale, bias }: Head, classes: number): Weights => {
    const table = new Int8Array(bytes.buffer, from, PLACES * classes);
    from += table.byteLength;
    return { classes, scale, bias: Float32Array.from(bias), table };
  };
  return {
    fingerprint,
    kinds: weightsOf(heads[0], kinds.length),
    languages: weightsOf(heads[1], languages.length),
  };
}
