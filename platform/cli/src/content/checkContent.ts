import { existsSync } from 'node:fs';
import path from 'node:path';

import { pictureMistakes } from '@tesela/build/pictures';
import { describeMistakes } from '@tesela/content';
import { settingsMistakes } from '@tesela/content/settings';

import { findContent, type FoundContent } from '#content/findContent.ts';
import { ownedSettings, settingsFiles } from '#content/settingsFiles.ts';
import type { Outcome } from '#verb.ts';

type Checked = { folder: string; mistakes: string[] };

async function checkPackage({ folder, dir, source }: FoundContent): Promise<Checked> {
  const today = new Date().toISOString().slice(0, 10);
  const mistakes = [...source.mistakes(), ...source.overdue(today)];
  const inPictures = await pictureMistakes(dir);
  return {
    folder,
    mistakes: [
      ...(mistakes.length > 0 ? describeMistakes(mistakes).split('\n') : []),
      ...inPictures.map((message) => `  ${message}`),
    ],
  };
}

async function checkSettings(dir: string, found: readonly FoundContent[]): Promise<Checked> {
  const shared = (await settingsFiles(dir)).map(({ file, schema }) => [file, schema] as const);
  const owned = found
    .flatMap((each) => ownedSettings(dir, each))
    .map(({ file, schema }) => [file, schema] as const);
  const mistakes = [...shared, ...owned].flatMap(([file, schema]) => settingsMistakes(file, schema));
  return { folder: 'settings', mistakes: mistakes.length > 0 ? describeMistakes(mistakes).split('\n') : [] };
}

/** Checks the content of a package, or of a workspace with its settings, without types, tests or a build. */
export async function checkContent(dir: string): Promise<Outcome> {
  const found = await findContent(dir);
  const checked = await Promise.all(found.map(checkPackage));
  if (existsSync(path.join(dir, 'settings'))) checked.push(await checkSettings(dir, found));
  const lines = checked.flatMap(({ folder, mistakes }) =>
    mistakes.length > 0
      ? [`${folder}: ${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'}`, ...mistakes]
      : [`${folder}: nothing wrong`],
  );
  const isSound = checked.every(({ mistakes }) => mistakes.length === 0);
  return { text: lines.join('\n'), data: { content: checked }, exitCode: isSound ? 0 : 1 };
}
