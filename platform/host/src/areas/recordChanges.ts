/** Changes of areas that React has not hydrated yet, by anybody. */
type ForeignChanges = { records: MutationRecord[]; observer: MutationObserver };

/** Records them from the moment that the page is parsed, for `restoreArea`. Part of the starter, so it must be small. */
export function recordChanges(isUnhydrated: (record: MutationRecord) => unknown): void {
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((more) => records.push(...more.filter(isUnhydrated)));
  globalThis.foreignChanges = { records, observer };
  document.addEventListener(
    'readystatechange',
    () =>
      observer.observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        characterDataOldValue: true,
      }),
    { once: true },
  );
}

declare global {
  var foreignChanges: ForeignChanges | undefined;
}
