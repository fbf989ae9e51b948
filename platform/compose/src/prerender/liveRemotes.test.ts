import { createHash } from 'node:crypto';

import type { RemoteName } from '@tesela/core/contract';
import { defineRemote } from '@tesela/core/defineRemote';
import { describe, expect, it } from 'vitest';

import type { Release } from '#releases/release.ts';
import { help, magazine, releaseWith, remotesOf } from '#testing/pages.ts';

import { makeLiveRemotes } from './liveRemotes.ts';

describe('the live remotes', () => {
  it('tells the browser what each remote owns', async () => {
    const liveRemotes = makeLiveRemotes(
      remotesOf(magazine),
      new Map([['mfe_magazine' as const, await releaseWith('mfe-magazine')]]),
    );

    const sha256 = createHash('sha256').update('var mfe-magazine');
    expect(liveRemotes.mfe_magazine).toEqual({
      version: 'v1',
      entry: `/releases/mfe-magazine/remoteEntry.${sha256.copy().digest('hex').slice(0, 10)}.js`,
      integrity: `sha256-${sha256.copy().digest('base64')}`,
      pages: ['/help'],
      redirects: [{ path: '/preguntas', to: '/help' }],
      slots: [],
    });
  });

  it('refuses two remotes that claim one path', async () => {
    const intruder = defineRemote({ name: 'mfe_sweets', routes: [help], slots: {} });
    const releases = new Map<RemoteName, Release>([
      ['mfe_magazine', await releaseWith('mfe-magazine')],
      ['mfe_sweets', await releaseWith('mfe-sweets')],
    ]);

    expect(() => makeLiveRemotes(remotesOf(magazine, intruder), releases)).toThrow(
      'mfe-magazine cannot have the path /help: mfe-sweets has it.',
    );
  });

  it('refuses a page at an address that is not for pages', async () => {
    const events = defineRemote({ name: 'mfe_events', routes: [{ ...help, path: '/en' }], slots: {} });
    const releases = new Map<RemoteName, Release>([['mfe_events', await releaseWith('mfe-events')]]);

    expect(() => makeLiveRemotes(remotesOf(events), releases)).toThrow(
      'mfe-events cannot have the path /en: /en is not for pages: those of a language would stand below it.',
    );
  });
});
