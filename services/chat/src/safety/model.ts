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

export const modelFile = path.join(import.meta.dirname, 'model.bin');

type Head = { fingerprint: string; scale: number; bias: number[] };

/** @param fingerprint of the messages that it was trained on */
export function pack({ scale, bias, table }: Weights, fingerprint: string): Buffer {
  const head: Head = { fingerprint, scale, bias: [...bias] };
  const bytes = Buffer.from(table.buffer, table.byteOffset, table.byteLength);
  return deflateSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]), { level: 9 });
}

/** Reads the model beside this file, and the fingerprint of the messages that it was trained on. */
export function readModel(): Weights & { fingerprint: string } {
  const bytes = inflateSync(readFileSync(modelFile));
  const end = bytes.indexOf('\n');
  const { bias, ...head } = JSON.parse(bytes.toString('utf8', 0, end)) as Head;
  const table = new Int8Array(bytes.buffer, bytes.byteOffset + end + 1, TABLE_SIZE * kinds.length);
  return { ...head, classes: kinds.length, bias: Float32Array.from(bias), table };
}
