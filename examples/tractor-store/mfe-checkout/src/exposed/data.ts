export { documents } from '#data/documents.ts';
