import { defineShellConfig } from '@clinic/shared/preset';

export default defineShellConfig(import.meta.dirname);
