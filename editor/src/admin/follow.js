'use strict';
// Beside the editor: shows the page of what is open in it.
const frameOf = (name) => document.querySelector(`iframe[name="${name}"]`);
const editor = frameOf('editor')?.contentWindow;
const site = frameOf('site');
let shown;
async function follow() {
  const [, collection, entry] =
    /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(editor?.location.hash ?? '') ?? [];
  if (!site || !collection || !entry) return;
  const answer = await fetch(
    `/page?${new URLSearchParams({ collection, entry: decodeURIComponent(entry) })}`,
  );
  const { page } = await answer.json();
  if (!page || page === shown) return;
  shown = page;
  site.src = new URL(page, site.src).href;
}
// The editor's own addresses are those of one document.
frameOf('editor')?.addEventListener('load', () => {
  editor?.navigation.addEventListener('currententrychange', () => void follow());
  void follow();
});
