/** Of a page that is refused the same again and again, so many say enough. */
const MOST = 10;

/** Addresses are told without what a visitor may have written into them. */
const bare = (url: string): string => url.replace(/[?#].*$/s, '');

/**
 * Tells a collector what the page's policy refused, and nothing of the visitor: which directive, what and where.
 * @param collector URL that takes JSON by POST
 */
export function reportViolations(collector: string): void {
  const told = new Set<string>();
  addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation;
    const report = JSON.stringify({
      page: location.pathname,
      directive: effectiveDirective,
      blocked: bare(blockedURI),
      source: bare(sourceFile),
      line: lineNumber,
    });
    if (told.has(report) || told.size >= MOST) return;
    told.add(report);
    navigator.sendBeacon(collector, report);
  });
}
