import { readExperiences } from '#content/readSearch.ts';

export const experiences = readExperiences('en');
