export { mount } from '@clinic/host/mount';

export { site } from '#site.ts';
