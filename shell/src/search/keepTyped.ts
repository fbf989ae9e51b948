/** Where typed letters have a place of their own. */
const FIELD = 'input, textarea, select, [contenteditable]';

/** Keeps what is typed where no field has the focus yet. @returns ends it, and hands over what was typed */
export function keepTyped(): () => string {
  let typed = '';
  const controller = new AbortController();
  function keep(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    if ((event.target as Element).closest?.(FIELD) || document.querySelector('dialog[open]')) return;
    if (key === 'Backspace') typed = typed.slice(0, -1);
    if (key.length > 1) return;
    typed += key;
    // A space would scroll the page.
    event.preventDefault();
  }
  addEventListener('keydown', keep, { signal: controller.signal });
  return () => {
    controller.abort();
    const handedOver = typed;
    typed = '';
    return handedOver;
  };
}
