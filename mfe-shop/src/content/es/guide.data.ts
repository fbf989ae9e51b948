import { source } from '#content/schema.ts';

export const guide = { ...source.single('pages/guia', 'es'), sections: source.entries('guia', 'es') };
