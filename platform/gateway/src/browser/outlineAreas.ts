// Runs in pages of `pnpm dev` and `tesela dev`, and of who opened the canary by a link: a file of its own, no bundle has it.

type Live = { version: string; pages: readonly string[]; slots: readonly string[] };
type Box = { x: number; y: number; width: number; height: number };
type Owners = Readonly<Record<string, Live>>;

// Set by script, since the policy of a page allows no style element.
const layerStyle = 'all:initial;position:fixed;inset:0;z-index:2147483000;pointer-events:none';
const boxStyle = 'position:fixed;box-sizing:border-box;border:2px solid var(--hue)';
const labelStyle =
  'position:absolute;inset:0 auto auto 0;max-inline-size:100%;padding:0 0.4rem;background:var(--hue);color:#fff;font:12px/1.6 ui-monospace,monospace;white-space:nowrap';

/** Dark enough for white words; the same remote has the same one on every page. */
const hues = ['#2f5d50', '#8a3b2a', '#3a4a8a', '#6b4a12', '#6d2f6b', '#1f5f7a', '#4d5a16'];

const hueOf = (owner: string): string =>
  hues[[...owner].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % hues.length] ?? '#000';

const isOf = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

/** What a page says of itself: compose, or the development server, has written it. */
type PageData = { site: { languages?: readonly string[] } };

function withoutLang(pathname: string): string {
  const json = document.getElementById('page-data')?.textContent ?? '{"site":{}}';
  const { languages = [] } = (JSON.parse(json) as PageData).site;
  const lang = languages.slice(1).find((item) => `${pathname}/`.startsWith(`/${item}/`));
  return lang ? pathname.slice(lang.length + 1) || '/' : pathname;
}

/** Whose an area is: a page has its owner, a slot the remote that lends it, all else is the shell's. */
function ownerOf(area: string, owners: Owners): string {
  const path = withoutLang(location.pathname);
  const isOwner = ([, { pages, slots }]: [string, Live]) =>
    area === 'page' ? pages.some((pattern) => isOf(pattern, path)) : slots.includes(area);
  return Object.entries(owners).find(isOwner)?.[0] ?? 'shell';
}

/** Slots have no box of their own: what they hold has. */
function boxOf(area: Element): Box | undefined {
  const boxes = [area, ...area.children].map((element) => element.getBoundingClientRect());
  const [first, ...rest] = boxes.filter(({ width, height }) => width > 0 && height > 0);
  if (!first) return undefined;
  const [x, y] = [
    Math.min(first.x, ...rest.map((box) => box.x)),
    Math.min(first.y, ...rest.map((box) => box.y)),
  ];
  const right = Math.max(first.right, ...rest.map((box) => box.right));
  const bottom = Math.max(first.bottom, ...rest.map((box) => box.bottom));
  return { x, y, width: right - x, height: bottom - y };
}

/** Outlines every area of the page with its remote and version. @returns takes the outlines away */
function outline(owners: Owners): () => void {
  const host = document.createElement('tesela-dev-areas');
  const shadow = host.attachShadow({ mode: 'open' });
  host.style.cssText = layerStyle;
  document.body.append(host);
  let frame = 0;
  function draw(): void {
    const frames = [...document.querySelectorAll<HTMLElement>('[data-area]')].flatMap((element) => {
      const { area = '' } = element.dataset;
      const box = boxOf(element);
      if (!box) return [];
      const owner = ownerOf(area, owners);
      const made = document.createElement('div');
      made.style.cssText = `${boxStyle};--hue:${hueOf(owner)};left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
      const label = document.createElement('span');
      label.style.cssText = labelStyle;
      label.textContent = `${area} · ${owner} ${owners[owner]?.version ?? 'dev'}`;
      made.append(label);
      return [made];
    });
    shadow.replaceChildren(...frames);
    // The page scrolls, navigates and grows.
    frame = requestAnimationFrame(draw);
  }
  draw();
  return () => {
    cancelAnimationFrame(frame);
    host.remove();
  };
}

let remove: (() => void) | undefined;

addEventListener('keydown', (event) => {
  if (!event.altKey || !event.shiftKey || event.code !== 'KeyA') return;
  event.preventDefault();
  if (remove) {
    remove();
    remove = undefined;
    return;
  }
  void fetch('/registry.json').then(async (response) => {
    remove ??= outline((await response.json()) as Owners); // compose's own, or the development server's
  });
});
