import { describeFaults, type Fault } from '@clinic/shared/content/kind';
import { pictureFaults } from '@clinic/shared/pictures';
import { settingsFaults } from '@clinic/shared/settings';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { findContent } from '#content/findContent.ts';
import type { Outcome } from '#verb.ts';

type Checked = { folder: string; entries: number; faults: Fault[] };
