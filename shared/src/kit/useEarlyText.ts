import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Takes over what was typed into a prerendered text field before it was hydrated. The shell enters again whatever stands
 * in a control by then, so only fields whose component renders again at once, as `useIsHydrated` makes it, need this:
 * React would overwrite a word that a phone's keyboard is composing, and the keyboard would write its letters twice.
 */
export function useEarlyText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  type: (text: string) => void,
): void {
  const takeOver = useEffectEvent(() => {
    const { value, defaultValue } = field.current ?? {};
    if (value !== undefined && value !== defaultValue) type(value);
  });
  useLayoutEffect(() => takeOver(), []);
}
