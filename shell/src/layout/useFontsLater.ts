import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { whenIdle } from '#areas/whenIdle.ts';
import { FONTS_KEY } from '#entry/fontsKey.ts';

const isOurs = (rule: CSSRule): rule is CSSFontFaceRule =>
  rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional';

let fetched: Promise<FontFace[]> | undefined;

/** The site's fonts, whether or not the page that is shown has asked for them; see fonts.css. */
const fetchFonts = (): Promise<FontFace[]> =>
  (fetched ??= Promise.all(
    [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter(isOurs)
      .map(({ style }) =>
        new FontFace(style.getPropertyValue('font-family'), style.getPropertyValue('src'), {
          style: style.getPropertyValue('font-style'),
          weight: style.getPropertyValue('font-weight'),
        }).load(),
      ),
  ));

async function fetchForNextTime(): Promise<void> {
  await fetchFonts();
  localStorage.setItem(FONTS_KEY, 'yes');
}

async function putToUse(): Promise<void> {
  for (const font of await fetchFonts()) document.fonts.add(font);
  delete document.documentElement.dataset.fonts;
}

/** What does not come, or cannot be remembered, is done without. */
const nothing = () => {};

let isDone = false;

/** Puts the site's fonts to use when the visitor goes to another page, where all text is laid out anew. */
export function useFontsLater(): void {
  const { pathname } = useLocation();
  const [landedAt] = useState(pathname);
  useEffect(() => {
    if (document.documentElement.dataset.fonts === 'later')
      whenIdle(() => void fetchForNextTime().catch(nothing));
  }, []);
  useEffect(() => {
    if (isDone || pathname === landedAt) return;
    isDone = true;
    void putToUse().catch(nothing);
  }, [pathname, landedAt]);
}
