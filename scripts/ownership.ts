// The README's table of who owns what, made from the packages. `node scripts/ownership.ts` writes it; its test says when it is old.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { withOwnership } from './ownership/withOwnership.ts';

const file = path.resolve(import.meta.dirname, '../README.md');
writeFileSync(file, await withOwnership(readFileSync(file, 'utf8')));
