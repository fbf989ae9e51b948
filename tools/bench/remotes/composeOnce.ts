// Composes a folder of built packages in a process of its own and prints its use of processor and memory.
// `node tools/bench/remotes/composeOnce.ts <folder> <site>`
import path from 'node:path';

import { changeSite } from '@clinic/compose/change';
import { folderStore } from '@clinic/compose/folderStore';
import { releaseWorkspace } from '@clinic/compose/releaseWorkspace';

/** Processor time in seconds, and the peak of memory in MB. */
export type Cost = { pages: number; releasing: number; composing: number; megabytes: number };

const [folder = '', dir = ''] = process.argv.slice(2);
const store = folderStore(path.join(dir, 'packages'));
const site = { dir, store, settingsDir: path.resolve('settings'), environment: 'bench', retainDays: 0 };
const cpu = () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6;

const draft = await releaseWorkspace(folder, store);
const releasing = cpu();
const { pages } = await changeSite(site, { action: 'compose for a benchmark' }, async () => draft);
const cost: Cost = {
  pages,
  releasing,
  composing: cpu() - releasing,
  megabytes: process.resourceUsage().maxRSS / 1024,
};
console.log(JSON.stringify(cost));
