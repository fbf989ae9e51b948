import { defineShellConfig } from '@tesela/build';

export default defineShellConfig(import.meta.dirname);
