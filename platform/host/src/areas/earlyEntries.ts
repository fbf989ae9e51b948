import { areaNameOf } from './areas.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The value that React knows a field has; React ignores events after which it is the same. */
type Tracked = { _valueTracker?: { setValue: (value: string) => void } };

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

function hasChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  if (!isCheckable(field)) return field.value !== field.defaultValue;
  // Of a group of radio buttons only the chosen one counts.
  return field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox');
}

function press(box: HTMLInputElement, isChecked: boolean): void {
  box.checked = !isChecked;
  box.click();
}

function enter(field: Field & Tracked, value: string): void {
  // A component that renders again after hydration has put its own value in place.
  if (field.value !== value) field.value = value;
  // oxlint-disable-next-line no-underscore-dangle -- a name of React's
  field._valueTracker?.setValue(`not ${value}`);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
  // The visitor has left the field already.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/**
 * Reads what was typed, chosen or filled in by the browser before React hydrated an area. Call it in an effect, before
 * the components render again and overwrite it. React has the same behind its flag `enableHydrationChangeEvent`.
 * @returns a function that enters it again, as changes that the components notice
 */
export function readEarlyEntries(element: HTMLElement, area: string): () => void {
  const fields = element.querySelectorAll<Field>('input, select, textarea');
  const entries = [...fields]
    .filter((field) => areaNameOf(field) === area && hasChanged(field))
    .map((field) => {
      if (!isCheckable(field)) return enter.bind(null, field, field.value);
      return press.bind(null, field, field.checked);
    });
  return () => entries.forEach((entry) => entry());
}
