import { createHash } from 'node:crypto';

import type { RemoteName } from '@tesela/core/contract';
import { defineRemote } from '@tesela/core/defineRemote';
import { describe, expect, it } from 'vitest';

import type { Release } from '#releases/release.ts';
import { faq, marketing, releaseWith, remotesOf } from '#testing/pages.ts';

import { makeLiveRemotes } from './liveRemotes.ts';

describe('the live remotes', () => {
  it('tells the browser what each remote owns', async () => {
    const liveRemotes = makeLiveRemotes(
      remotesOf(marketing),
      new Map([['mfe_marketing' as const, await releaseWith('mfe-marketing')]]),
    );

    const sha256 = createHash('sha256').update('var mfe-marketing');
    expect(liveRemotes.mfe_marketing).toEqual({
      version: 'v1',
      entry: `/releases/mfe-marketing/remoteEntry.${sha256.copy().digest('hex').slice(0, 10)}.js`,
      integrity: `sha256-${sha256.copy().digest('base64')}`,
      pages: ['/faq'],
      redirects: [{ path: '/preguntas', to: '/faq' }],
      slots: [],
    });
  });

  it('refuses two remotes that claim one path', async () => {
    const intruder = defineRemote({ name: 'mfe_spa', routes: [faq], slots: {} });
    const releases = new Map<RemoteName, Release>([
      ['mfe_marketing', await releaseWith('mfe-marketing')],
      ['mfe_spa', await releaseWith('mfe-spa')],
    ]);

    expect(() => makeLiveRemotes(remotesOf(marketing, intruder), releases)).toThrow(
      'mfe-marketing cannot have the path /faq: mfe-spa has it.',
    );
  });

  it('refuses a page at an address that is not for pages', async () => {
    const events = defineRemote({ name: 'mfe_events', routes: [{ ...faq, path: '/en' }], slots: {} });
    const releases = new Map<RemoteName, Release>([['mfe_events', await releaseWith('mfe-events')]]);

    expect(() => makeLiveRemotes(remotesOf(events), releases)).toThrow(
      'mfe-events cannot have the path /en: /en is not for pages: those of a language would stand below it.',
    );
  });
});
