const box = () => document.querySelector<HTMLInputElement>('.boundaries input');

/** A click shows the HTML of another page, with a box of its own: it is ticked as the one before. */
export function keepBoundaries(): void {
  let isOn = box()?.checked ?? false;
  document.addEventListener('change', ({ target }) => {
    const found = box();
    if (found && target === found) isOn = found.checked;
  });
  addEventListener('pageshow', () => {
    const found = box();
    if (found) found.checked = isOn;
  });
}
