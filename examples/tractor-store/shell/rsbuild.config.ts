import { defineShellConfig } from '@clinic/build';

export default defineShellConfig(import.meta.dirname);
