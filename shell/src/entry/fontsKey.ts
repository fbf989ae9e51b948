/** Where a browser notes that it has got the site's fonts. */
export const FONTS_KEY = 'clinic.fonts';
