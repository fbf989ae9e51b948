import { readItem, writeItem } from '@clinic/shared/kit/browserStorage';
import { useIsHydrated } from '@clinic/shared/kit/useIsHydrated';
import { useState, type CSSProperties } from 'react';

import type { HomeDocument } from '#content/documents/home.ts';

/** Colours of skin in plain light. */
const colors = {
  'muy-clara': [243, 212, 196],
  clara: [233, 192, 170],
  triguena: [214, 164, 128],
  morena: [168, 114, 82],
  oscura: [128, 84, 61],
  negra: [98, 64, 48],
} as const;

export type Tone = keyof typeof colors;

/** `tone` is the one that its pictures were made in. */
export type ShownResult = HomeDocument['results']['items'][number] & { shownTone: Tone };

/** `varios`: each result in the tone that its pictures were made in. */
export type ToneChoice = Tone | 'varios';

// The keys of a const object are its type's keys; Object.keys widens them.
const tones = Object.keys(colors) as Tone[];

export const toneChoices = ['varios', ...tones] as const satisfies ToneChoice[];

const rgb = (color: readonly number[]): string => `rgb(${color.map(Math.round).join(' ')})`;

/** The colours that a choice stands for, as a background. */
export const swatchOf = (choice: ToneChoice): string =>
  `linear-gradient(90deg, ${(choice === 'varios' ? tones : [choice, choice]).map((tone) => rgb(colors[tone])).join()})`;

type ToneLayer = CSSProperties & Record<'--tone' | '--blend', string>;

/** A layer that turns pictures of skin into another tone: it multiplies each colour, or divides it. */
export function toneLayer({ tone, shownTone }: ShownResult): ToneLayer | undefined {
  if (shownTone === tone) return undefined;
  const ratios = colors[shownTone].map((value, channel) => value / (colors[tone][channel] ?? value));
  const isDarker = tones.indexOf(shownTone) > tones.indexOf(tone);
  return {
    '--tone': rgb(ratios.map((ratio) => 255 * (isDarker ? ratio : 1 - 1 / ratio))),
    '--blend': isDarker ? 'multiply' : 'color-dodge',
  };
}

const KEY = 'clinic.skin-tone';

const readTone = (): ToneChoice => {
  const kept = readItem(KEY);
  return toneChoices.find((each) => each === kept) ?? 'varios';
};

/** The tone that the visitor chose, also on an earlier visit with this browser. */
export function useTone(): [ToneChoice, (tone: ToneChoice) => void] {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<ToneChoice>();
  const choose = (tone: ToneChoice) => {
    setChosen(tone);
    writeItem(KEY, tone);
  };
  return [chosen ?? (isHydrated ? readTone() : 'varios'), choose];
}
