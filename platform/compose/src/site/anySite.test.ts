import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { createReleaseFixtures } from '#testing/fixtureBuilds.ts';

import { changeSite } from './live/change.ts';

type Fixtures = Awaited<ReturnType<typeof createReleaseFixtures>>;
type Remote = Parameters<Fixtures['releaseRemote']>[1];

const bread: Remote = { name: 'mfe_bread', words: '"Pan"', paths: ['/', '/pan'] };

const settings = {
  languages: ['fr'],
  origin: 'https://panes.example',
  name: 'Panes y más',
  shortName: 'Panes',
  contact: { email: 'hola@panes.example' },
};

/** Composes a site of these settings, and of files beside them. */
async function compose(
  site: object,
  remotes: readonly Remote[],
  files: Readonly<Record<string, string>> = {},
  uses?: Remote['passes'],
) {
  const world = await createReleaseFixtures();
  const settingsDir = path.join(world.dir, 'settings');
  await mkdir(settingsDir);
  for (const [name, text] of Object.entries({ ...files, 'site.json': JSON.stringify(site) }))
    await writeFile(path.join(settingsDir, name), text);
  const shell = await world.releaseShell('1.0.0', 'Hola', undefined, {}, uses);
  const pins = await Promise.all(
    remotes.map(async (remote) => [remote.name, await world.releaseRemote('1.0.0', remote)] as const),
  );
  await changeSite({ ...world.site, settingsDir }, { action: 'promote' }, async () => ({
    shell,
    remotes: Object.fromEntries(pins),
  }));
  const live = path.join(world.site.dir, 'live');
  const all = await readdir(live, { recursive: true });
  return {
    pages: all.filter((file) => file.endsWith('.html')).toSorted(),
    read: (file: string) => readFile(path.join(live, file), 'utf8'),
  };
}

it.each<{ what: string; site?: object; remotes?: Remote[]; pages: string[] }>([
  { what: 'without a remote', remotes: [], pages: ['404.html'] },
  { what: 'of one language', pages: ['404.html', 'index.html', 'pan/index.html'] },
  {
    what: 'of three languages',
    site: { ...settings, languages: ['fr', 'en', 'pt-BR'] },
    pages: [
      '404.html',
      'en/404.html',
      'en/index.html',
      'en/pan/index.html',
      'index.html',
      'pan/index.html',
      'pt-BR/404.html',
      'pt-BR/index.html',
      'pt-BR/pan/index.html',
    ],
  },
  {
    what: 'whose first page is elsewhere',
    remotes: [{ ...bread, paths: ['/pan'] }],
    pages: ['404.html', 'pan/index.html'],
  },
  {
    what: 'with a slot that no page shows',
    remotes: [{ ...bread, takes: { basket: {} } }],
    pages: ['404.html', 'index.html', 'pan/index.html'],
  },
  {
    what: 'with facts that nothing checks',
    site: { ...settings, oven: { degrees: 230 } },
    pages: ['404.html', 'index.html', 'pan/index.html'],
  },
])('a site $what is composed', async ({ site = settings, remotes = [bread], pages }) => {
  const composed = await compose(site, remotes);

  expect(composed.pages).toEqual(pages);
  const registry = JSON.parse(await composed.read('registry.json')) as object;
  expect(Object.keys(registry).toSorted()).toEqual([...remotes.map(({ name }) => name), 'shell']);
});

it('a site of one language names no other', async () => {
  const { read } = await compose(settings, [bread]);

  expect(await read('index.html')).toContain('<html lang="fr">');
  expect(await read('sitemap.xml')).not.toContain('hreflang');
  expect(await read('.well-known/security.txt')).toContain('Preferred-Languages: fr\n');
});

describe('what a site says of itself', () => {
  it.each<{ what: string; site: object; has: string[]; lacks: string[] }>([
    {
      what: 'a site that says nothing',
      site: settings,
      has: ["frame-src 'none'"],
      lacks: ['theme-color'],
    },
    {
      what: 'a site with a colour of its own and a map in its pages',
      site: { ...settings, themeColor: '#7a3b12', framedOrigins: ['https://maps.example'] },
      has: ['<meta name="theme-color" content="#7a3b12">', 'frame-src https://maps.example;'],
      // What the head of the document says needs no room in what pages carry.
      lacks: ['"themeColor"', '"framedOrigins"'],
    },
  ])('is in the documents of $what', async ({ site, has, lacks }) => {
    const page = await (await compose(site, [bread])).read('index.html');

    for (const text of has) expect(page).toContain(text);
    for (const text of lacks) expect(page).not.toContain(text);
  });

  it('has what an assistant looks up only where its code says that there is one', async () => {
    const files = { 'assistant.mjs': 'export const assistant = true;' };
    const without = await compose(settings, [bread]);
    const withOne = await compose({ ...settings, $code: './assistant.mjs' }, [bread], files);

    await expect(without.read('chat.json')).rejects.toThrow('ENOENT');
    expect(JSON.parse(await withOne.read('chat.json'))).toContainEqual(
      expect.objectContaining({ path: '/pan', lang: 'fr' }),
    );
  });
});

describe('slots that the shell shows', () => {
  const basket: Remote = { ...bread, takes: { basket: { sku: 'string' } } };

  it.each<{ what: string; remotes: Remote[]; uses: Remote['passes']; message?: string }>([
    { what: 'of a remote with what it takes', remotes: [basket], uses: { basket: { sku: 'string' } } },
    {
      what: 'that nobody lends',
      remotes: [bread],
      uses: { basket: {} },
      message: 'shell: shows the slot "basket", which nobody lends',
    },
    {
      what: 'with what they do not take',
      remotes: [basket],
      uses: { basket: { sku: 'number' } },
      message: 'mfe-bread takes "sku" as string, not as number in its slot "basket", which shell shows',
    },
  ])('$what', async ({ remotes, uses, message }) => {
    const composing = compose(settings, remotes, {}, uses);

    await (message === undefined ? composing : expect(composing).rejects.toThrow(message));
  });
});

describe('settings', () => {
  it.each<[string, object, string]>([
    ['no language', { ...settings, languages: [] }, 'languages: must name at least one language'],
    ['a language twice', { ...settings, languages: ['fr', 'fr'] }, 'languages: must name each language once'],
    ['no name', { ...settings, name: ' ' }, 'name: '],
    ['no address to write to', { ...settings, contact: {} }, 'contact.email: '],
    ['a path behind the origin', { ...settings, origin: 'https://a.example/b' }, 'origin: must be an origin'],
    [
      'a colour by its name',
      { ...settings, themeColor: 'brown' },
      'themeColor: must be a colour such as #7a3b12',
    ],
    [
      'a page to frame in place of an origin',
      { ...settings, framedOrigins: ['https://maps.example/embed'] },
      'framedOrigins.0: must be an origin such as https://maps.example, without a path',
    ],
    ['code that is not there', { ...settings, $code: './oven.mjs' }, 'names its code, "./oven.mjs"'],
  ])('with %s are refused with what to write', async (_what, site, message) => {
    await expect(compose(site, [])).rejects.toThrow(message);
  });

  const oven = `
    const refuse = (message) => ({ issues: [{ message, path: ['oven'] }] });
    const validate = (value) => (value.oven?.degrees > 0 ? { value } : refuse('must say how hot it is'));
    export const schema = { '~standard': { version: 1, vendor: 'test', validate } };
    export const onPages = ({ oven, ...site }) => ({ ...site, isHot: oven.degrees > 200 });
  `;

  it('of a site have the schema that its code says, and pages what its code makes of them', async () => {
    const own = { ...settings, $code: './oven.mjs', oven: { degrees: 230 } };
    const { read } = await compose(own, [bread], { 'oven.mjs': oven });

    expect(await read('index.html')).toContain('"isHot":true');
    expect(await read('index.html')).not.toContain('degrees');
  });

  it('that the code of the site refuses are told as those of any site', async () => {
    await expect(compose({ ...settings, $code: './oven.mjs' }, [], { 'oven.mjs': oven })).rejects.toThrow(
      'oven: must say how hot it is',
    );
  });
});
