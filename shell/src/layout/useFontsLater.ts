import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Fonts that came too late for the first page; see fonts.css. */
async function putToUse(rule: CSSFontFaceRule): Promise<void> {
  const { style } = rule;
  const family = style.getPropertyValue('font-family');
  const source = style.getPropertyValue('src');
  if (style.getPropertyValue('font-display') !== 'optional') return;
  const font = new FontFace(family, source, {
    style: style.getPropertyValue('font-style'),
    weight: style.getPropertyValue('font-weight'),
  });
  document.fonts.add(await font.load());
}

let isDone = false;

/** Puts the site's fonts to use when the visitor goes to another page, where all text is laid out anew. */
export function useFontsLater(): void {
  const { key } = useLocation();
  useEffect(() => {
    if (isDone || key === 'default') return;
    isDone = true;
    for (const { cssRules } of document.styleSheets) {
      for (const rule of cssRules) {
        // What does not come is done without.
        if (rule instanceof CSSFontFaceRule) putToUse(rule).catch(() => {});
      }
    }
  }, [key]);
}
