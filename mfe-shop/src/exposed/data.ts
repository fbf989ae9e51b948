export { documents } from '#content/documents.ts';
