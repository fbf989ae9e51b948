/** FallbackPage HTML of a page of this site, from its own origin. It can be read, and `useDelegatedLinks` follows its links. */
export function StaticHtml({ html }: { html: string }) {
  return <div data-static dangerouslySetInnerHTML={{ __html: html }} />;
}
