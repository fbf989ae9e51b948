// Shows, in the frame beside the editor, the page of the entry that is open in the editor.
const frameOf = (name: string) => document.querySelector<HTMLIFrameElement>(`iframe[name="${name}"]`);
const editor = frameOf('editor')?.contentWindow;
const site = frameOf('site');
let shown: string | undefined;

async function follow(): Promise<void> {
  const [, collection, entry] =
    /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(editor?.location.hash ?? '') ?? [];
  if (!site || !collection || !entry) return;
  const answer = await fetch(
    `/page?${new URLSearchParams({ collection, entry: decodeURIComponent(entry) })}`,
  );
  const { page } = (await answer.json()) as { page?: string };
  if (!page || page === shown) return;
  shown = page;
  site.src = new URL(page, site.src).href;
}

// The editor navigates without loading a document.
frameOf('editor')?.addEventListener('load', () => {
  editor?.navigation.addEventListener('currententrychange', () => void follow());
  void follow();
});
