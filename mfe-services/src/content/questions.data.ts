import { source } from './schema.ts';

/** What visitors ask of this team's pages. */
export const asked = source.entries('questions', 'es');
