import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !/\.test\.ts$|(?:^|\/)testing\//.test(file),
);
const isData = (file: string): boolean => /(?:^|\/)data\//.test(file);
const read = (file: string): string => readFileSync(`${import.meta.dirname}/${file}`, 'utf8');

/** Lines that are neither empty nor nothing but a comment. */
const linesOf = (file: string): number =>
  read(file)
    .replaceAll(/^\s*\/\*[^]*?\*\/\s*$/gm, '')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/.*)?$/.test(line)).length;

it('the logic of the service is small enough to be read in an afternoon', () => {
  const lines = files.filter((file) => !isData(file)).map(linesOf);

  expect(lines.reduce((all, count) => all + count, 0)).toBeLessThanOrEqual(2000);
});

it.each(files.filter(isData))('%s holds words and tables, and decides nothing', (file) => {
  const code = read(file).replaceAll(/`[^`]*`|'(?:[^'\\\n]|\\.)*'|\/\*[^]*?\*\/|\/\/.*/g, '');

  expect(code).not.toMatch(/=>|\b(?:function|if|for|while|switch|return|class|RegExp)\b|\?[^:]|\/[^\s*]/);
});
