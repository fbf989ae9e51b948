import { source } from '#content/schema.ts';

export const guide = { ...source.single('pages/guia', 'en'), sections: source.entries('guia', 'en') };
