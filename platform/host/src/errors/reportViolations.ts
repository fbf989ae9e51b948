/** Reports per page at most. */
const MAX_REPORTS = 10;

/** Removes query and hash, which may contain what a visitor has typed. */
const withoutQuery = (url: string): string => url.replace(/[?#].*$/s, '');

/**
 * Reports violations of the content security policy (directive, blocked URL, source) and nothing about the visitor.
 * @param collector URL that takes JSON by POST
 */
export function reportViolations(collector: string): void {
  const reported = new Set<string>();
  addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = violation;
    const report = JSON.stringify({
      page: location.pathname,
      directive: effectiveDirective,
      blocked: withoutQuery(blockedURI),
      source: withoutQuery(sourceFile),
      line: lineNumber,
    });
    if (reported.has(report) || reported.size >= MAX_REPORTS) return;
    reported.add(report);
    navigator.sendBeacon(collector, report);
  });
}
