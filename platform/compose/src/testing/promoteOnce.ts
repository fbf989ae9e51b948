// Promotes once in a process of its own. With `killAt` the process is killed at that step of its disk work.
import { changeSite } from '#site/live/change.ts';
import type { Pin } from '#site/manifest/manifest.ts';
import { folderStore } from '#store/folderStore.ts';

import { freezeDisk } from './freezeDisk.ts';

export type PromoteOnce = {
  dir: string;
  store: string;
  settingsDir: string;
  shell: Pin;
  remotes: Record<string, Pin>;
  killAt?: number;
};

const task = JSON.parse(process.argv[2] ?? '') as PromoteOnce; // what a test passes
const { dir, store, settingsDir, shell, remotes, killAt } = task;
if (killAt !== undefined) freezeDisk(dir, killAt, 'SIGKILL');
const site = { dir, store: folderStore(store), settingsDir, environment: 'test', retainDays: 0 };
await changeSite(site, { action: 'promote' }, async () => ({ shell, remotes }));
