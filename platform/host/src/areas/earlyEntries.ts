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

/**
 * Fields of an element.
 * @param area only its own, and none of an area inside; default: all
 */
export const fieldsOf = (element: HTMLElement | null, area?: string): Field[] =>
  [...(element?.querySelectorAll<Field>('input, select, textarea') ?? [])].filter(
    (field) => area === undefined || areaNameOf(field) === area,
  );

function copyEntry(from: Field, to: Field): void {
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement)
    [...to.options].forEach((option, at) => (option.selected = from.options[at]?.selected ?? false));
  else if (isCheckable(from) && isCheckable(to)) to.checked = from.checked;
  // Scripts may not choose files.
  else if (from.type !== 'file') to.value = from.value;
}

/** Copies what was typed or chosen to the fields that React has put in the place of others, because an area failed. */
export function copyEntries(before: readonly Field[], after: readonly Field[]): void {
  for (const [at, from] of before.entries()) {
    const to = after[at];
    if (!to || to === from || to.type !== from.type || to.name !== from.name) continue;
    if (hasChanged(from)) copyEntry(from, to);
  }
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
  const entries = fieldsOf(element, area)
    .filter(hasChanged)
    .map((field) => {
      if (!isCheckable(field)) return enter.bind(null, field, field.value);
      return press.bind(null, field, field.checked);
    });
  return () => entries.forEach((entry) => entry());
}
