import { readRemote } from '@clinic/shared/workspace';
import { createRsbuild, loadConfig } from '@rsbuild/core';
import { defineVerb } from '#verb.ts';

/** Builds the micro-frontend in the working directory for the browser and for prerendering. */
export const verb = defineVerb({
  summary: 'builds the micro-frontend in this folder into dist/',
  usage: 'clinic build',
  options: {},
  run: async () => {
    const cwd = process.cwd();
    const { name } = readRemote(cwd);
    // React and the bundler pick their builds by it.
    process.env.NODE_ENV = 'production';
    const { content } = await loadConfig({ cwd });
    const rsbuild = await createRsbuild({ cwd, config: content });
    await rsbuild.build();
    return { text: `Built ${name} into dist/web and dist/node.`, data: { name, dist: `${cwd}/dist` } };
  },
});
