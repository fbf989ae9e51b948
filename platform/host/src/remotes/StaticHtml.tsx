/** Prerendered HTML of an area, from this origin. It can be read, and `click/followLinks.ts` follows its links. */
export function StaticHtml({ html }: { html: string }) {
  return <div data-static dangerouslySetInnerHTML={{ __html: html }} />;
}
