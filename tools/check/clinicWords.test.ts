import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** What only this clinic has: its brand, remotes, addresses and what it sells. */
const clinicWords = [
  /array[aá]n/i,
  /mfe[-_](?:marketing|services|spa|shop|assistant)\b/,
  /\b(?:marketing|services|spa|shop|assistant)@/,
  /\/(?:tienda|spa|dermatologia|equipo|problemas|precios|nosotros|privacidad|terminos|blog|faq|buscar)\b/,
  /\b(?:dermat\w*|valoraci[oó]n\w*|tratamientos?|capilar|l[aá]ser|cremas?|serums?|acn[eé]|melasma|doctor\w*|m[eé]dic\w*|pacientes?|patients?|quién atiende)\b/i,
];

/** Pictures are the clinic's, and so is what proofs, benchmarks and checks of this repository ask of its site. */
const isData = (file: string): boolean =>
  /^tools\/(?:art|bench|gallery|check)\/|\/(?:proof|operation)\/|\.proof\.test\.ts$|\.(?:md|json|snap)$/.test(
    file,
  );

const zones = ['platform', 'tools'];

const files = execFileSync('git', ['ls-files', ...zones], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:tsx?|mjs|css|conf|yml|sh|html)$|Containerfile$/.test(file) && !isData(file));

/** Names of before, which answer for one release. */
const earlierName =
  /earlier|CLINIC_|clinic(?:Signature|Loader)\b|made-by-clinic|clinic\\?\/shared|'clinic\.env'|json\.clinic|"clinic" runs|^ {2}clinic: /;

it('no package that others take says the name of a clinic', () => {
  const packed = files.filter(
    (file) => /^platform\/(?!deploy\/|\w+\/nginx\/)/.test(file) && !/\.test\.|\/testing\//.test(file),
  );
  const found = packed.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line) =>
        /cl[ií]nic/i.test(line) && !earlierName.test(line) ? [`${file}: ${line.trim()}`] : [],
      ),
  );

  expect(packed.length).toBeGreaterThan(150);
  expect(found).toEqual([]);
});

it('platform and tools know no clinic, nor do their tests: another site can be made of them', () => {
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) =>
        clinicWords.some((word) => word.test(line)) ? [`${file}:${at + 1}: ${line.trim()}`] : [],
      ),
  );

  expect(files.length).toBeGreaterThan(200);
  expect(found, 'Move it to services/, settings/ or its owner, or make it a setting.').toEqual([]);
});
