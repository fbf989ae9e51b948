export { mount } from '@tesela/host/mount';

export { site } from '#site.ts';
