/**
 * Opens all folds while the page is printed. The styles do it as well, without scripts, but browsers from before 2025 do
 * not know `::details-content`. Call it once per document.
 */
export function openFoldsOnPaper(): void {
  let opened: HTMLDetailsElement[] = [];
  function setOpen(isOpen: boolean): void {
    for (const fold of opened) fold.open = isOpen;
  }
  addEventListener('beforeprint', () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
    setOpen(true);
  });
  addEventListener('afterprint', () => setOpen(false));
}
