import * as v from 'valibot';

/** An older draft is not offered, because somebody else may sit there; nor one dated in the future. Milliseconds. */
const MAX_AGE = 30 * 60_000;

const savedSchema = v.object({ savedAt: v.number() });

/** The browser may refuse its storage; the form then works without drafts. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was typed into a form through a reload of its tab.
 * @param key of the tab's own storage
 * @param entries schemas of what is kept; a stored draft of any other shape is forgotten
 */
export function createTabDraft<const E extends v.ObjectEntries>(key: string, entries: E) {
  type Draft = v.InferOutput<v.ObjectSchema<E, undefined>>;
  const schema = v.object(entries);
  const forget = (): void => void attempt(() => sessionStorage.removeItem(key));
  return {
    save: (draft: Draft): void =>
      void attempt(() => sessionStorage.setItem(key, JSON.stringify({ savedAt: Date.now(), ...draft }))),
    forget,
    /** @returns undefined when there is nothing that can be used */
    read(): Draft | undefined {
      const stored = attempt((): unknown => JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      const saved = v.safeParse(savedSchema, stored);
      const draft = v.safeParse(schema, stored);
      const age = saved.success ? Date.now() - saved.output.savedAt : Infinity;
      if (draft.success && age >= 0 && age < MAX_AGE) return draft.output;
      forget();
      return undefined;
    },
  };
}
