/** Elements that handle typed letters themselves. */
const FIELD = 'input, textarea, select, [contenteditable]';

/** Records what is typed while no field has the focus. @returns a function that stops and returns the text */
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
