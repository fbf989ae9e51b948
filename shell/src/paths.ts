/** Anchor of the footer, which holds the clinic's contact data. */
export const CONTACT_ID = 'contacto';

/** Anchor of the footer's list of all pages. */
export const PAGES_ID = 'paginas';
