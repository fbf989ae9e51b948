import type { SchemaResult } from './contract.ts';

/** A settings file is wrong: names each entry and what it must be. */
export class SettingsError extends Error {
  constructor(file: string, issues: Extract<SchemaResult, { issues: readonly unknown[] }>['issues']) {
    const lines = issues.map(({ path = [], message }) => {
      const keys = path.map((part) => String(typeof part === 'object' ? part.key : part));
      return `  ${keys.join('.') || '(top level)'}: ${message}`;
    });
    super(`${file} is not valid. Correct these entries:\n${lines.join('\n')}`);
    this.name = 'SettingsError';
  }
}
