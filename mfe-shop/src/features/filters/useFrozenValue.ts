import { useState } from 'react';

/** Returns the value, and while it is frozen the last value from before. */
export function useFrozenValue<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (!isFrozen && last !== value) setLast(value);
  return isFrozen ? last : value;
}
