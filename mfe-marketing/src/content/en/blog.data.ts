import { readDoctorNames } from '#content/readDoctors.ts';
import { readSummaries } from '#content/readPosts.ts';
import { source } from '#content/schema.ts';

export const blog = {
  ...source.single('pages/blog', 'en'),
  reviewers: readDoctorNames('en'),
  posts: readSummaries('en'),
};
