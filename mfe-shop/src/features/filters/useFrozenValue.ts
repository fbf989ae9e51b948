import { useState } from 'react';

/** Returns the value; while it is frozen, returns the last value before that. */
export function useFrozenValue<T>(value: T, isFrozen: boolean): T {
  const [last, setLast] = useState(value);
  if (!isFrozen && last !== value) setLast(value);
  return isFrozen ? last : value;
}
