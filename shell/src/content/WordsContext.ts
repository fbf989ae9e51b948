import { createContext, use } from 'react';

import type { ShellWords } from './shellDocuments.ts';

const WordsContext = createContext<ShellWords | null>(null);

export const WordsProvider = WordsContext.Provider;

/** The shell's words in the language of the page. */
export function useWords(): ShellWords {
  const words = use(WordsContext);
  if (!words) throw new Error('No words: render inside <WordsProvider>.');
  return words;
}
