/** The link that calls a number as people write it: `+57 604 123 4567` → `tel:+576041234567`. */
export const telephoneLink = (phone: string): string => `tel:${phone.replaceAll(' ', '')}`;
