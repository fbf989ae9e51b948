import { languages } from '@clinic/shared/lang';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateSync, inflateSync } from 'node:zlib';

import { TABLE_SIZE } from '#text/hashedFeatures.ts';
import { kinds } from './danger.ts';

/** A row of weights for each slot of the features, with one weight for each class. */
export type Weights = {
  classes: number;
  table: Float32Array | Int8Array;
  /** Factor of the numbers in the table. */
  scale: number;
  bias: Float32Array;
};

/** The classifiers of the kind and of the language of a message. */
export type Model = { kinds: Weights; languages: Weights };

type Head = { scale: number; bias: number[] };

export const modelFile = path.join(import.meta.dirname, 'model.bin');

/** @param fingerprint of the messages that it was trained on */
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

/** Reads the model beside this file, and the fingerprint of the messages that it was trained on. */
export function readModel(): Model & { fingerprint: string } {
  const bytes = inflateSync(readFileSync(modelFile));
  const end = bytes.indexOf('\n');
  const { fingerprint, heads } = JSON.parse(bytes.toString('utf8', 0, end)) as {
    fingerprint: string;
    heads: [Head, Head];
  };
  let from = bytes.byteOffset + end + 1;
  const weightsOf = ({ scale, bias }: Head, classes: number): Weights => {
    const table = new Int8Array(bytes.buffer, from, TABLE_SIZE * classes);
    from += table.byteLength;
    return { classes, scale, bias: Float32Array.from(bias), table };
  };
  return {
    fingerprint,
    kinds: weightsOf(heads[0], kinds.length),
    languages: weightsOf(heads[1], languages.length),
  };
}
